import icons from 'virtual:icons/games/dice_masters'
import type { Face } from '../../lib/face'
import { addIcons } from '../../lib/icons'
import Felt from './Felt.svelte'
import Sides from './Sides.svelte'
import { PORTRAITS } from './portraits'

addIcons(icons)

export const face: Face = { game: 'dice_masters', manner: 'die', hues: [20, 70, 145, 225, 255, 300, 345], portraits: PORTRAITS, arrangement: Felt, sides: Sides, counted: { life: 1, damage: -1 }, badges: { life: 'i:hearts', loose: 'i:round-star' } }
