import icons from 'virtual:icons/games/fabula'
import type { Face } from '../../lib/face'
import { addIcons } from '../../lib/icons'
import { PORTRAITS } from './portraits'

addIcons(icons)

export const face: Face = { game: 'fabula', manner: 'token', hues: [20, 65, 145, 195, 250, 300, 345], portraits: PORTRAITS }
