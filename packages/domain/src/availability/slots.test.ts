import { describe, expect, it, vi } from 'vitest'
import { at, everyDay, scheduleWith } from '../testing/schedules.ts'
import { clockTime } from '../time/format.ts'
import { toInstant, toMinutes } from '../time/zone.ts'
import { type Occupied, type Slot, slotsOf } from './slots.ts'

const friday = '2026-11-20'
const taken = (from: string, to: string, kind: Occupied['kind'] = 'taken'): Occupied[] => [
  { start: at(friday, from), end: at(friday, to), kind },
]

/** Returns the start, as `20:00` in the zone, of each slot that has the status. */
function times(slots: readonly Slot[], timeZone: string, status: Slot['status'] = 'free'): string[] {
  return slots
    .filter((slot) => slot.status === status)
    .map((slot) => clockTime(toInstant(slot.start), timeZone))
}

const evening = { openingHours: everyDay({ opens: 18 * 60, closes: 22 * 60 }) }
const eveningTimes = (options: Parameters<typeof scheduleWith>[0], status?: Slot['status']) =>
  times(slotsOf(scheduleWith({ ...evening, ...options }), friday, 1), 'America/Fortaleza', status)

describe('the slots of a day', () => {
  it('do not collide when one ends where the other begins', () => {
    expect(eveningTimes({ occupied: taken('19:00', '20:00') })).toEqual(['18:00', '20:00', '21:00'])
  })

  it('are held by what is held beside them, whatever ended before', () => {
    const field = { bufferMinutes: 60 }
    const occupied = [...taken('18:00', '20:00', 'held'), ...taken('18:00', '19:00', 'mine')]
    expect(eveningTimes({ field, occupied }, 'held')).toEqual(['19:00', '20:00'])
    expect(eveningTimes({ field, occupied }, 'free')).toEqual(['21:00'])
  })

  it('keep the buffer free on both sides of a booking', () => {
    const field = { slotMinutes: 30, bufferMinutes: 30 }
    expect(eveningTimes({ field, occupied: taken('19:30', '20:30') })).toEqual([
      '18:00',
      '18:30',
      '21:00',
      '21:30',
    ])
    expect(eveningTimes({ field, occupied: taken('19:30', '20:30', 'mine') }, 'taken')).toEqual([
      '19:00',
      '20:30',
    ])
  })

  it('stay closed until the last second of a closure', () => {
    const when = { kind: 'once' as const, start: '2026-11-20T22:00:00Z', end: '2026-11-20T23:00:30Z' }
    expect(eveningTimes({ closures: [{ when }] })).toEqual(['18:00', '21:00'])
  })

  it('are closed by a repetition, and after midnight by the one of the evening before', () => {
    const weekly = { kind: 'weekly' as const, weekdays: [5], since: '2026-01-01', until: null }
    const hour = { ...weekly, fromMinute: 19 * 60, toMinute: 20 * 60 }
    expect(eveningTimes({ closures: [{ when: hour }] })).toEqual(['18:00', '20:00', '21:00'])
    const night = { ...weekly, weekdays: [4], fromMinute: 23 * 60, toMinute: 42 * 60 + 30 }
    expect(eveningTimes({ closures: [{ when: night }] })).toEqual(['19:00', '20:00', '21:00'])
  })

  it('can be booked until the very instant at which they begin', () => {
    expect(eveningTimes({ now: '2026-11-20T22:00:00.000Z' })).toContain('19:00')
    expect(eveningTimes({ now: '2026-11-20T22:00:00.001Z' })).not.toContain('19:00')
    // Too soon to be booked, it would not be free either.
    expect(eveningTimes({ now: '2026-11-20T22:00:00.001Z' }, 'past')).toContain('19:00')
  })

  it('include the last one before closing and no half one', () => {
    const closingAt2230 = { openingHours: everyDay({ opens: 18 * 60, closes: 22 * 60 + 30 }) }
    expect(eveningTimes(closingAt2230).at(-1)).toBe('21:00')
    expect(eveningTimes({ ...closingAt2230, field: { slotMinutes: 30 } }).at(-1)).toBe('22:00')
  })

  it('are all found when the company wrote its hours out of order', () => {
    const openingHours = everyDay({ opens: 20 * 60, closes: 22 * 60 }, { opens: 8 * 60, closes: 10 * 60 })
    expect(eveningTimes({ openingHours })).toEqual(['08:00', '09:00', '20:00', '21:00'])
  })
})

describe('an opening that runs past midnight', () => {
  const late = everyDay({ opens: 22 * 60, closes: 26 * 60 })

  it('belongs to the day on which it opened', () => {
    const slots = slotsOf(scheduleWith({ openingHours: late }), friday, 1)
    expect(times(slots, 'America/Fortaleza')).toEqual(['22:00', '23:00', '00:00', '01:00'])
    expect(slots.every((slot) => slot.day === friday)).toBe(true)
  })

  it('wins over the next opening where the two overlap', () => {
    const openingHours = everyDay({ opens: 0, closes: 90 }, { opens: 22 * 60 + 30, closes: 25 * 60 })
    const slots = slotsOf(scheduleWith({ openingHours, field: { slotMinutes: 30 } }), friday, 1)
    expect(times(slots, 'America/Fortaleza', 'past')).toEqual(['01:00'])
  })
})

describe('the horizon', () => {
  it('opens a day whole, as many calendar days ahead as the field says', () => {
    const schedule = scheduleWith({ ...evening, field: { horizonDays: 2 }, now: '2026-11-20T23:30:00Z' })
    const days = slotsOf(schedule, friday, 4).map((slot) => `${slot.day} ${slot.status}`)
    expect(new Set(days.slice(4))).toEqual(
      new Set(['2026-11-21 free', '2026-11-22 free', '2026-11-23 beyond']),
    )
  })

  it('counts days on the clock of the company, where it is still yesterday', () => {
    const schedule = scheduleWith({ ...evening, field: { horizonDays: 1 }, now: '2026-11-21T02:00:00Z' })
    const beyond = slotsOf(schedule, friday, 3).find((slot) => slot.status === 'beyond')
    expect(beyond?.day).toBe('2026-11-22')
  })
})

describe('the last day within the horizon', () => {
  it('can be booked to its very end, at midnight', () => {
    const openingHours = everyDay({ opens: 22 * 60, closes: 25 * 60 })
    const schedule = scheduleWith({ openingHours, field: { horizonDays: 0 }, now: '2026-11-20T12:00:00Z' })
    expect(slotsOf(schedule, friday, 1).map(({ status }) => status)).toEqual(['free', 'free', 'beyond'])
  })
})

describe('a company in Manaus', () => {
  const zones = ['Europe/Lisbon', 'America/Manaus', 'America/Sao_Paulo', 'Asia/Tokyo', 'Pacific/Kiritimati']

  it.each(zones)('has the same slots for a browser in %s', (browser) => {
    vi.stubEnv('TZ', browser)
    const noon = new Intl.DateTimeFormat('en', { timeZone: browser, hour: 'numeric', hourCycle: 'h23' })
    expect(new Date('2026-11-20T12:00Z').getHours()).toBe(Number(noon.format(new Date('2026-11-20T12:00Z'))))
    const slots = slotsOf(scheduleWith({ ...evening, timeZone: 'America/Manaus' }), friday, 1)
    expect(slots[0]).toMatchObject({ day: friday, start: toMinutes('2026-11-20T22:00:00Z') })
    expect(times(slots, 'America/Manaus')).toEqual(['18:00', '19:00', '20:00', '21:00'])
    vi.unstubAllEnvs()
  })
})

describe('a night of a clock change', () => {
  const allNight = everyDay({ opens: 22 * 60, closes: 27 * 60 })

  it('loses the hour that São Paulo skipped at midnight in November 2018', () => {
    const schedule = scheduleWith({
      timeZone: 'America/Sao_Paulo',
      openingHours: allNight,
      now: '2018-11-01T12:00:00Z',
    })
    const slots = slotsOf(schedule, '2018-11-03', 1)
    expect(times(slots, 'America/Sao_Paulo')).toEqual(['22:00', '23:00', '01:00', '02:00'])
    expect(slots.every((slot, index) => index === 0 || slots[index - 1]?.end === slot.start)).toBe(true)
  })

  it('sells once the hour that São Paulo repeated in February 2018', () => {
    const schedule = scheduleWith({
      timeZone: 'America/Sao_Paulo',
      openingHours: allNight,
      now: '2018-02-15T12:00:00Z',
    })
    const slots = slotsOf(schedule, '2018-02-17', 1)
    expect(times(slots, 'America/Sao_Paulo')).toEqual(['22:00', '23:00', '00:00', '01:00', '02:00'])
    expect(slots.map((slot) => slot.end - slot.start)).toEqual([60, 60, 60, 60, 60])
  })

  it('does not move slots of half an hour out of the opening hours in Lisbon', () => {
    const openingHours = everyDay({ opens: 0, closes: 2 * 60 })
    const field = { slotMinutes: 30 }
    const schedule = scheduleWith({
      timeZone: 'Europe/Lisbon',
      openingHours,
      field,
      now: '2026-03-27T12:00:00Z',
    })
    expect(times(slotsOf(schedule, '2026-03-29', 1), 'Europe/Lisbon')).toEqual(['00:00', '00:30'])
  })
})
