import { lookAtScreens } from './testing/look-at-screens.ts'

lookAtScreens('company', 'admin')
