import icons from 'virtual:icons/games/krosmaster'
import type { Face } from '../../lib/face'
import { addIcons } from '../../lib/icons'
import Arena from './Arena.svelte'
import { PORTRAITS } from './portraits'

addIcons(icons)

export const face: Face = {
  game: 'krosmaster',
  manner: 'token',
  hues: [20, 65, 145, 195, 250, 300, 345],
  portraits: PORTRAITS,
  arrangement: Arena,
  counted: { hp: 1, glory: 1 },
  grounds: {
    tree: { shape: 'M.5 .02 .98 .95H.02Z', fill: '#1d4a26' },
    bush: { shape: 'M.5 .05A.45 .45 0 1 1 .49 .05Z', fill: '#2f6b24' },
    crate: { shape: 'M.08 .08H.92V.92H.08Z', fill: '#6b431d' },
    demonic: { shape: 'M.5 0 1 .5 .5 1 0 .5Z', fill: '#6b3fa0' },
    kama: { shape: '', fill: 'none' },
  },
  strikes: ['cast'],
  dice: { critical: 'i:crossed-swords', armor: 'i:checked-shield', lock: 'i:padlock', dodge: 'i:dodging', 'critical-dodge': 'i:dodge', dofus: 'i:dinosaur-egg' },
  badges: { glory: 'i:crown', kamas: 'i:crown-coin', wild: 'i:star-formation' },
}
