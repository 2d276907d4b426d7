import icons from 'virtual:icons/games/battle_scenes'
import type { Face } from '../../lib/face'
import { addIcons } from '../../lib/icons'
import { PORTRAITS } from './portraits'
import Scene from './Scene.svelte'

addIcons(icons)

export const face: Face = { game: 'battle_scenes', manner: 'comic', hues: [15, 40, 150, 200, 255, 290, 340], portraits: PORTRAITS, arrangement: Scene, counted: { energy: 1, points: 1 } }
