import icons from 'virtual:icons/games/apotheosis'
import type { Face } from '../../lib/face'
import { addIcons } from '../../lib/icons'
import { PORTRAITS } from './portraits'
import World from './World.svelte'

addIcons(icons)

export const face: Face = {
  game: 'apotheosis', manner: 'gold', hues: [20, 55, 150, 200, 250, 290, 340], portraits: PORTRAITS, arrangement: World,
  counted: { life: 1 },
  strikes: ['attack', 'target'],
  badges: { stamina: 'i:sprint', mana: 'i:magic-swirl', essence: 'i:sun', points: 'i:crown' },
}
