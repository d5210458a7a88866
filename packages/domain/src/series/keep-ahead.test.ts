import { beforeEach, describe, expect, it } from 'vitest'
import { SeriesModel, thursdays } from '../testing/series-model.ts'
import { addDays } from '../time/zone.ts'
import { nextTopUpDay } from './apply-command.ts'
import { ACCOUNT_GONE, endForGood, endingDates } from './end-for-good.ts'

let arena = new SeriesModel()
beforeEach(() => {
  arena = new SeriesModel()
})

const slot = () => arena.series.get('serie') ?? expect.fail('there is no series')
const own = (id: string) => ({ id, seriesId: 'serie', version: slot().version })
const dayOfNext = (today = '2026-11-20') =>
  nextTopUpDay(slot(), arena.of('serie'), { timeZone: arena.timeZone, today })

/** Expects that a fixed slot gets its next date on a day, and nothing on the day before. */
function expectNextOn(day: string): void {
  expect(dayOfNext()).toBe(day)
  arena.now = `${addDays(day, -1)}T12:00:00.000Z`
  expect(arena.topUp('serie')).toBeNull()
  arena.now = `${day}T12:00:00.000Z`
  expect(arena.topUp('serie')?.bookings).toHaveLength(1)
}

describe('the day on which a fixed slot gets its next date (rule 6)', () => {
  it('is 52 weeks before it, every week or every other one', () => {
    arena.give(thursdays())
    expectNextOn('2026-11-26')
    arena = new SeriesModel()
    arena.give(thursdays({ from: '2026-12-03', every: 2 }))
    expectNextOn('2026-12-03')
  })

  it('is later after a last date that was left out, and while it is paused', () => {
    for (const day of ['2027-11-18', '2027-11-24']) {
      arena = new SeriesModel()
      arena.give(thursdays({ choices: [{ day, do: 'skip' }] }))
      expectNextOn('2026-11-26')
    }
    arena = new SeriesModel()
    arena.give(thursdays())
    arena.give({ type: 'pause', ...own('obra'), from: '2027-11-15', until: '2027-12-01' })
    expectNextOn('2026-12-03')
  })

  it('has none where it has ended, or the week has had its date', () => {
    arena.give(thursdays({ until: '2027-11-18' }))
    expect(dayOfNext()).toBeNull()
    arena = new SeriesModel()
    arena.give(thursdays())
    arena.give({
      type: 'change',
      ...own('antes'),
      scope: 'this',
      day: '2027-11-18',
      patch: { weekday: 2 },
      choices: [],
      exceptions: 'keep',
    })
    expectNextOn('2026-11-26')
  })

  it('leaves that date out where it is taken, and every other date as it is', () => {
    arena.give(thursdays({ choices: [{ day: '2026-12-17', do: 'skip' }] }))
    arena.give({
      type: 'change',
      ...own('tarde'),
      scope: 'this',
      day: '2026-12-10',
      patch: { startMinute: 22 * 60 },
      choices: [],
      exceptions: 'keep',
    })
    arena.now = '2026-11-26T12:00:00.000Z'
    arena.book('outro', {
      fieldId: 'norte',
      start: '2027-11-25T23:00:00.000Z',
      end: '2027-11-26T00:00:00.000Z',
    })
    const effect = arena.topUp('serie')
    expect(effect?.bookings).toEqual([])
    expect(effect?.series.skipped.map(({ day }) => day)).toEqual(['2026-12-17', '2027-11-25'])
    expect(arena.topUp('serie')).toBeNull()
    arena.now = '2026-12-03T12:00:00.000Z'
    expect(arena.topUp('serie')?.bookings).toHaveLength(1)
    expect(arena.of('serie').find(({ series }) => series?.day === '2026-12-10')?.start).toBe(
      '2026-12-11T01:00:00.000Z',
    )
  })

  it('is counted from today where it has no date yet', () => {
    arena.give(thursdays())
    arena.bookings.clear()
    expect(dayOfNext('2026-11-25')).toBe(addDays('2026-11-26', -364))
    expect(dayOfNext('2026-11-26')).toBe(addDays('2026-12-03', -364))
  })
})

describe('a fixed slot whose athlete is gone (N8)', () => {
  const pay = (month: string) =>
    arena.give({
      type: 'pay',
      id: `p-${month}`,
      seriesId: 'serie',
      month,
      paymentId: `pay-${month}`,
      method: 'cash',
      amountCents: 1_000,
      receivedCents: null,
    })

  it('ends from the first day that is not paid, with what is told to its arena', () => {
    arena.give(thursdays())
    pay('2026-11')
    expect(endingDates(slot(), arena.context())).toHaveLength(51)
    const ended = endForGood(slot(), arena.context('rafael'))
    expect(ended?.bookings).toHaveLength(51)
    expect(ended?.series).toMatchObject({
      segments: [{ until: '2026-11-26' }],
      changes: [{ id: 'make-1' }, { id: 'p-2026-11' }, { id: 'gone-serie', type: 'cancel' }],
    })
    expect(ended?.series.changes.at(-1)?.text).toContain(ACCOUNT_GONE)
  })

  it('has nothing to end once all is paid, played or let go', () => {
    arena.give(thursdays({ until: '2026-12-17' }))
    for (const month of ['2026-11', '2026-12']) pay(month)
    expect(endForGood(slot(), arena.context())).toBeNull()
    arena = new SeriesModel()
    arena.give(thursdays({ until: '2026-11-26' }))
    arena.now = '2026-11-26T23:00:00.000Z'
    expect(endForGood(slot(), arena.context())).toBeNull()
    arena.now = '2026-11-26T22:59:59.000Z'
    expect(endForGood(slot(), arena.context())?.bookings).toHaveLength(1)
  })
})
