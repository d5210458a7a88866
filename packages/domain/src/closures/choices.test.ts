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

const grass: Ground['field'] = { sports: ['society'], surface: 'synthetic-grass', parts: [] }

function ground(fieldId: string, rest: Partial<Ground['field']> = {}, closed = true): Ground {
  const { occupied: _, ...schedule } = scheduleWith({
    timeZone: zone,
    now: NOW,
    openingHours: everyDay({ opens: 18 * 60, closes: 23 * 60 }),
    closures: closed ? [{ when: evening }] : [],
  })
  return { fieldId, field: { ...grass, ...rest }, occupiedBy: new Map([[fieldId, 0]]), schedule }
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

  it('is the same hour on another field of the same kind: a sport, the surface and the size fit', () => {
    const others = [
      ground('areia', { sports: ['volleyball'] }, false),
      ground('quadra', { surface: 'wood' }, false),
      ground('inteiro', { parts: ['a', 'b'] }, false),
    ]
    expect(suggested([ground('norte'), ...others])).toEqual([null])
    const sul = ground('sul', { sports: ['futsal', 'society'] }, false)
    expect(suggested([ground('norte'), ...others, sul])).toEqual(['sul 11-23T23:00'])
  })

  it('is on its own field at most an hour away, else the arena chooses', () => {
    const late = { ...evening, start: '2026-11-23T23:00:00Z' }
    const near = ground('norte')
    near.schedule.closures = [{ when: late }]
    expect(suggested([near])).toEqual(['norte 11-23T22:00'])
    // Closed from an hour before it: the next free one is two hours away.
    expect(suggested([ground('norte')])).toEqual([null])
  })

  it('is as long as the booking, where the field is booked for that', () => {
    const short = ground('sul', {}, false)
    short.schedule.field.minSlots = 2
    expect(suggested([ground('norte'), short])).toEqual([null])
    const long = ground('sul', {}, false)
    long.schedule.field.slotMinutes = 45
    expect(suggested([ground('norte'), long])).toEqual([null])
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
