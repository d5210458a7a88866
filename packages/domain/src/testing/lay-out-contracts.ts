import { usualRules } from '../companies/arena-rules.ts'
import { applySeriesCommand } from '../series/apply-command.ts'
import type { SeriesContext } from '../series/context.ts'
import { addDays } from '../time/zone.ts'
import { everyDay, scheduleWith } from './schedules.ts'
import { thursdays } from './series-model.ts'

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
    occupiedBy: (fieldId) => new Map([[fieldId, 0]]),
    takenBy: () => null,
    isResold: () => false,
    customer: (id) => ({ id, name: 'Rafael', phone: null }),
  },
}

/** Lays 40 contracts out over 104 weeks, as a benchmark measures it; returns the number of their dates. */
export function layOutContracts(): number {
  let count = 0
  for (let index = 0; index < CONTRACTS * ROUNDS; index++) {
    const from = addDays('2026-11-26', index % 7)
    const outcome = applySeriesCommand(thursdays({ from, startMinute: (9 + (index % 14)) * 60 }), context)
    if (outcome.ok) count += outcome.bookings.length
  }
  return count
}
