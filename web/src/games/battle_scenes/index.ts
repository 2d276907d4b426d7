import icons from 'virtual:icons/games/battle_scenes'
import type { Face } from '../../lib/face'
import { addIcons } from '../../lib/icons'
import { PORTRAITS } from './portraits'

addIcons(icons)

export const face: Face = { game: 'battle_scenes', manner: 'token', hues: [20, 65, 145, 195, 250, 300, 345], portraits: PORTRAITS }
