import icons from 'virtual:icons/games/apotheosis'
import type { Face } from '../../lib/face'
import { addIcons } from '../../lib/icons'
import { PORTRAITS } from './portraits'

addIcons(icons)

export const face: Face = { game: 'apotheosis', manner: 'token', hues: [20, 65, 145, 195, 250, 300, 345], portraits: PORTRAITS }
