import { describe } from 'vitest'
import { lookAtScreens } from './testing/look-at-screens.ts'

describe('the screens of guests and athletes, each with a title of its tab (A15)', () => {
  lookAtScreens('guests', 'athlete')
})
