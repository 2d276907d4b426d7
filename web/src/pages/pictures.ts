import icons from 'virtual:icons/pages'
import { addIcons } from '../lib/icons'

addIcons(icons)
