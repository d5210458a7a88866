import { describe } from 'vitest'
import { lookAtScreens } from './testing/look-at-screens.ts'

describe('the screens of companies and the admin, each with a title of its tab (A15)', () => {
  lookAtScreens('company', 'admin')
})
