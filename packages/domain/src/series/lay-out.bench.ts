import { expect, it } from 'vitest'
import { usualRules } from '../companies/arena-rules.ts'
import { everyDay, scheduleWith } from '../testing/schedules.ts'
import { thursdays } from '../testing/series-model.ts'
import { addDays } from '../time/zone.ts'
import { applySeriesCommand } from './apply-command.ts'
import type { SeriesContext } from './context.ts'

const CONTRACTS = 40
/** Two times the 52 weeks that a contract is kept ahead. */
const ROUNDS = 2
const schedule = scheduleWith({
  timeZone: 'America/Sao_Paulo',
  openingHours: everyDay({ opens: 8 * 60, closes: 25 * 60 }),
  field: { slotMinutes: 60 },
  now: '2026-11-20T10:00:00.000Z',
})
const context: SeriesContext = {
  at: schedule.now,
  byId: null,
  newCode: () => 'RSV-1',
  pixCode: null,
  data: {
    companyId: 'arena',
    timeZone: schedule.timeZone,
    rules: usualRules,
    series: () => undefined,
    bookingsOf: () => [],
    schedule: () => schedule,
    takenBy: () => null,
    isResold: () => false,
    customer: (id) => ({ id, name: 'Rafael', phone: null }),
  },
}

it('lays 40 contracts out over 104 weeks in at most 50 milliseconds (rule 6)', async ({ bench }) => {
  let count = 0
  const result = await bench('40 contracts, 104 weeks', () => {
    count = 0
    for (let index = 0; index < CONTRACTS * ROUNDS; index++) {
      const from = addDays('2026-11-26', index % 7)
      const outcome = applySeriesCommand(thursdays({ from, startMinute: (9 + (index % 14)) * 60 }), context)
      if (outcome.ok) count += outcome.bookings.length
    }
  }).run()
  expect(count).toBeGreaterThan(CONTRACTS * 100)
  expect(result.latency.p50).toBeLessThanOrEqual(50)
})
