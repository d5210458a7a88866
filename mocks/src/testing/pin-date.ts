import { inject } from 'vitest'
import { isDateShifted, shiftDate } from './shift-date.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The ISO instant that `Date` shows when the first of the test files that share an environment begins. */
    now: string
  }
}

// Set once only: set back between two files, time would run backwards for what the first one left in the page.
if (!isDateShifted()) shiftDate(inject('now'))
