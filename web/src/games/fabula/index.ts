import icons from 'virtual:icons/games/fabula'
import type { Face } from '../../lib/face'
import { addIcons } from '../../lib/icons'
import { PORTRAITS } from './portraits'
import Land from './Land.svelte'

addIcons(icons)

export const face: Face = { game: 'fabula', manner: 'cordel', hues: [30, 60, 90], portraits: PORTRAITS, arrangement: Land, badges: { resources: 'i:wheat', wins: 'i:crown' } }
