import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { everyDay } from '../testing/schedules.ts'
import { openingHoursSchema } from './opening-hours.ts'

const canBe = (opens: number, closes: number) =>
  z.safeParse(openingHoursSchema, everyDay({ opens, closes })).success

it('an arena closes after it opens, on the next day too', () => {
  expect(canBe(480, 481)).toBe(true)
  expect(canBe(1080, 1560)).toBe(true)
  expect(canBe(1439, 1440)).toBe(true)
  expect(canBe(1440, 1500)).toBe(false)
  expect(canBe(480, 480)).toBe(false)
  expect(canBe(480, 420)).toBe(false)
})

it('a week has seven days, and any of them may be closed', () => {
  const week = everyDay()
  expect(z.safeParse(openingHoursSchema, week).success).toBe(true)
  expect(z.safeParse(openingHoursSchema, week.slice(1)).success).toBe(false)
  expect(z.safeParse(openingHoursSchema, [...week, []]).success).toBe(false)
})
