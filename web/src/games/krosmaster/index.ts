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
  badges: { glory: 'i:crown', kamas: 'i:crown-coin', wild: 'i:star-formation' },
}
