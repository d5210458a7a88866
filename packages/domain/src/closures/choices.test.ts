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

  it('are in order of time', () => {
    const early = { ...game, id: 'early', start: '2026-11-23T22:00:00Z', end: '2026-11-23T23:00:00Z' }
    const found = affectedBookings({ fieldIds: null, when: evening }, [game, early], NOW, zone)
    expect(found.map(({ id }) => id)).toEqual(['early', 'game'])
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

describe('the times that are suggested together', () => {
  const at = (hour: number, rest: Partial<typeof game> = {}) => ({
    ...game,
    id: `game-${hour}`,
    start: `2026-11-23T${hour}:00:00Z`,
    end: `2026-11-23T${hour}:59:59Z`,
    ...rest,
  })
  const told = (
    all: readonly (typeof game)[],
    grounds: readonly Ground[],
    kept: Parameters<typeof suggestTimes>[2] = [],
  ) =>
    suggestTimes(all, grounds, kept).map((to) => to && `${to.fieldId} ${toInstant(to.start).slice(11, 16)}`)

  it('are no two the same', () => {
    const twin = { ...game, id: 'twin' }
    expect(told([game, twin], [ground('norte'), ground('sul', {}, false)])).toEqual(['sul 23:00', null])
    expect(
      told([game, twin], [ground('norte'), ground('sul', {}, false), ground('leste', {}, false)]),
    ).toEqual(['sul 23:00', 'leste 23:00'])
  })

  it('are none that another booking keeps, and may be the one that the booking itself has', () => {
    const start = Date.parse(game.start) / 60_000
    const kept = { bookingId: 'other', fieldId: 'sul', start, end: start + 60 }
    expect(told([game], [ground('norte'), ground('sul', {}, false)], [kept])).toEqual([null])
    expect(
      told([game], [ground('norte'), ground('sul', {}, false)], [{ ...kept, bookingId: game.id }]),
    ).toEqual(['sul 23:00'])
  })

  it('are none on the ground of nobody, and none at another hour of another field', () => {
    expect(told([game], [ground('sul', {}, false)])).toEqual([null])
    const later = ground('sul', {}, false)
    later.schedule.closures = [{ when: { ...evening, end: '2026-11-24T00:00:00Z' } }]
    expect(told([game], [ground('norte'), later])).toEqual([null])
  })

  it('may be before or after, an hour at most', () => {
    const after = ground('norte')
    after.schedule.closures = [{ when: { ...evening, end: '2026-11-24T00:00:00Z' } }]
    expect(told([game], [after])).toEqual(['norte 00:00'])
    expect(told([at(22)], [after])).toEqual([null])
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

  it('move to a field of the arena', () => {
    const move = { bookingId: 'game', action: 'move' as const, fieldId: 'longe', start: game.start }
    expect(judgeChoices([game], [move], [ground('norte')], [])).toMatchObject({
      ok: false,
      booking: game,
      refusal: { reason: 'inactive' },
    })
  })

  it('leave free what they move away from or cancel, and take what they move to', () => {
    const start = Date.parse(game.start) / 60_000
    const twin = { ...game, id: 'twin', fieldId: 'sul' }
    const kept = [
      { bookingId: 'game', fieldId: 'norte', start, end: start + 60 },
      { bookingId: 'twin', fieldId: 'sul', start, end: start + 60 },
    ]
    const grounds = [ground('norte', {}, false), ground('sul', {}, false)]
    const move = (bookingId: string, fieldId: string) => ({
      bookingId,
      action: 'move' as const,
      fieldId,
      start: game.start,
    })
    const act = (bookingId: string, action: 'keep' | 'cancel') => ({ bookingId, action })
    const judged = (...choices: Parameters<typeof judgeChoices>[1]) =>
      judgeChoices([game, twin], choices, grounds, kept)
    expect(judged(move('game', 'sul'), act('twin', 'cancel'))).toMatchObject({
      ok: true,
      decided: [
        { action: 'move', to: { fieldId: 'sul', start, end: start + 60 } },
        { action: 'cancel', to: null },
      ],
    })
    expect(judged(move('game', 'sul'), move('twin', 'norte'))).toMatchObject({ ok: true })
    expect(judged(move('game', 'sul'), act('twin', 'keep'))).toMatchObject({
      ok: false,
      booking: game,
      refusal: { reason: 'taken' },
    })
    expect(judged(move('game', 'sul'), move('twin', 'sul'))).toMatchObject({ ok: false, booking: twin })
    expect(judgeChoices([game], [move('game', 'sul'), act('twin', 'cancel')], grounds, kept)).toMatchObject({
      ok: false,
      refusal: { reason: 'taken' },
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
