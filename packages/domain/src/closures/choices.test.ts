import { describe, expect, it } from 'vitest'
import { everyDay, scheduleWith } from '../testing/schedules.ts'
import { toInstant } from '../time/zone.ts'
import { affectedBookings } from './affected-bookings.ts'
import type { Ground } from './ground.ts'
import { judgeChoices } from './judge-choices.ts'
import { suggestTimes } from './suggest-times.ts'

const NOW = '2026-11-22T12:00:00Z'
const zone = 'America/Fortaleza'
const evening = { kind: 'once' as const, start: '2026-11-23T22:00:00Z', end: '2026-11-24T01:00:00Z' }
const game = {
  id: 'game',
  fieldId: 'norte',
  start: '2026-11-23T23:00:00Z',
  end: '2026-11-24T00:00:00Z',
  status: 'confirmed' as const,
  holdExpiresAt: null,
}
const affected = (booking: Partial<typeof game>, fieldIds: string[] | null = null) =>
  affectedBookings({ fieldIds, when: evening }, [{ ...game, ...booking }], NOW, zone).length

function ground(fieldId: string, rest: Partial<Ground> = {}, closed = true): Ground {
  const { occupied: _, ...schedule } = scheduleWith({
    timeZone: zone,
    now: NOW,
    openingHours: everyDay({ opens: 18 * 60, closes: 23 * 60 }),
    closures: closed ? [{ when: evening }] : [],
  })
  return { fieldId, sports: ['society'], occupiedBy: new Map([[fieldId, 0]]), schedule, ...rest }
}

describe('the bookings that a closure overlaps', () => {
  it('are those that have not begun, on its fields', () => {
    expect(affected({})).toBe(1)
    expect(affected({}, ['norte'])).toBe(1)
    expect(affected({}, ['sul'])).toBe(0)
    expect(affected({ start: '2026-11-22T12:00:00Z' })).toBe(0)
  })

  it('are none that only touch it', () => {
    expect(affected({ start: '2026-11-24T01:00:00Z', end: '2026-11-24T02:00:00Z' })).toBe(0)
    expect(affected({ start: '2026-11-23T21:00:00Z', end: '2026-11-23T22:00:00Z' })).toBe(0)
    expect(affected({ start: '2026-11-23T21:00:00Z', end: '2026-11-23T22:00:01Z' })).toBe(1)
  })
})

describe('the time that is suggested', () => {
  const suggested = (grounds: readonly Ground[]) =>
    suggestTimes([game], grounds, []).map((to) => to && `${to.fieldId} ${toInstant(to.start).slice(5, 16)}`)

  it('is the nearest of its field, even if another field is free at the same hour', () => {
    expect(suggested([ground('norte'), ground('sul', {}, false)])).toEqual(['norte 11-23T21:00'])
  })

  it('is on another field with a sport in common where its own has none', () => {
    const paused = ground('norte')
    paused.schedule.field.status = 'inactive'
    const volley = ground('areia', { sports: ['volleyball'] }, false)
    expect(suggested([paused, volley])).toEqual([null])
    expect(suggested([paused, volley, ground('sul', { sports: ['futsal', 'society'] }, false)])).toEqual([
      'sul 11-23T23:00',
    ])
  })

  it('is as long as the booking, where the field is booked for that', () => {
    const short = ground('norte')
    short.schedule.field.minSlots = 2
    expect(suggested([short])).toEqual([null])
    const long = ground('norte')
    long.schedule.field.slotMinutes = 45
    expect(suggested([long])).toEqual([null])
  })
})

describe('choices', () => {
  const judge = (start: string, kept = [{ bookingId: 'other', fieldId: 'sul', start: 0, end: 1 }]) =>
    judgeChoices(
      [game],
      [{ bookingId: 'game', action: 'move', fieldId: 'sul', start }],
      [ground('norte'), ground('sul', {}, false)],
      kept,
    )

  it('need one for every booking', () => {
    expect(judgeChoices([game], [], [ground('norte')], [])).toEqual({ ok: false, missing: [game] })
    expect(judgeChoices([], [{ bookingId: 'gone', action: 'cancel' }], [], [])).toEqual({
      ok: true,
      decided: [],
    })
  })

  it('move to a free time alone', () => {
    expect(judge('2026-11-23T23:00:00Z')).toMatchObject({ ok: true })
    expect(judge('2026-11-23T10:00:00Z')).toMatchObject({ ok: false, refusal: { reason: 'closed' } })
    const taken = [
      {
        bookingId: 'other',
        fieldId: 'sul',
        start: Date.parse(game.start) / 60_000,
        end: Date.parse(game.end) / 60_000,
      },
    ]
    expect(judge('2026-11-23T23:00:00Z', taken)).toMatchObject({ ok: false, refusal: { reason: 'taken' } })
  })
})
