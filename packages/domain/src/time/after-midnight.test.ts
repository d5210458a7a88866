import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slotsOf } from '../availability/slots.ts'
import { anySchedule } from '../testing/schedules.ts'
import { dayAfterMidnight } from './after-midnight.ts'
import { localDay, toInstant } from './zone.ts'

const zone = 'America/Fortaleza'
const friday = '2026-11-27'

describe('the day of a time under the day on which an arena opened', () => {
  it('is said once midnight has passed', () => {
    expect(dayAfterMidnight(friday, '2026-11-28T03:00:00Z', zone)).toBe('sáb, 28/11')
  })

  it('is not repeated up to midnight', () => {
    expect(dayAfterMidnight(friday, '2026-11-28T02:00:00Z', zone)).toBeNull()
  })

  it('goes by the calendar of the arena', () => {
    expect(dayAfterMidnight(friday, '2026-11-28T03:00:00Z', 'America/Manaus')).toBeNull()
  })
})

it('no slot is shown under another day without saying so', () => {
  fc.assert(
    fc.property(anySchedule, (schedule) => {
      const { timeZone } = schedule
      for (const slot of slotsOf(schedule, schedule.day, 3)) {
        const start = toInstant(slot.start)
        const said = dayAfterMidnight(slot.day, start, timeZone)
        const day = localDay(timeZone, start)
        expect(said?.slice(-5) ?? `${slot.day.slice(8)}/${slot.day.slice(5, 7)}`).toBe(
          `${day.slice(8)}/${day.slice(5, 7)}`,
        )
      }
    }),
    { numRuns: 100 },
  )
})
