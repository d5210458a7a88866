// An entry that in-slow-browser.ts bundles. It times computing the slots of a busy field, again and
// again.
import { type Occupied, type Schedule, slotsOf } from '@campo-livre/domain/availability/slots.ts'
import { addDays, dayNumber, MINUTES_PER_DAY } from '@campo-livre/domain/time/zone.ts'

const firstDay = '2026-11-20'
const days = 30

/** Five bookings a day, in no order of time. */
const occupied: Occupied[] = Array.from({ length: days * 5 }, (_, index) => {
  const midnight = dayNumber(addDays(firstDay, (index * 7) % days)) * MINUTES_PER_DAY
  const start = midnight + (11 + (index % 5) * 3) * 60
  return { start, end: start + 60, kind: 'taken' }
})

const schedule: Schedule = {
  timeZone: 'America/Fortaleza',
  now: '2026-11-20T12:00:00.000Z',
  openingHours: Array.from({ length: 7 }, () => [{ opens: 480, closes: 1500 }]),
  holidayHours: null,
  holidays: [],
  occupied,
  field: {
    slotMinutes: 60,
    basePriceCents: 12_000,
    nextPrices: [],
    horizonDays: 60,
    minNoticeMinutes: 0,
    bufferMinutes: 0,
    priceRules: [
      { id: 'evening', weekdays: [1, 2, 3, 4, 5], fromMinute: 1080, toMinute: 1440, priceCents: 18_000 },
      { id: 'weekend', weekdays: [0, 6], fromMinute: 0, toMinute: 1440, priceCents: 16_000 },
    ],
  },
  closures: [],
}

window.measure = (runs) =>
  Array.from({ length: runs }, () => {
    const started = performance.now()
    slotsOf(schedule, firstDay, days)
    return performance.now() - started
  })
