import icons from 'virtual:icons/games/fabula'
import type { Face } from '../../lib/face'
import { addIcons } from '../../lib/icons'
import { PORTRAITS } from './portraits'
import Land from './Land.svelte'

addIcons(icons)

export const face: Face = { game: 'fabula', manner: 'cordel', hues: [30, 60, 90], portraits: PORTRAITS, arrangement: Land, counted: { life: 1, centre: 1, resistance: 1 }, badges: { resources: 'i:wheat', wins: 'i:crown' } }
