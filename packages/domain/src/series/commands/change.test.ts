import { beforeEach, describe, expect, it } from 'vitest'
import { SeriesModel, thursdays } from '../../testing/series-model.ts'
import { clockTime } from '../../time/format.ts'
import { localDay } from '../../time/zone.ts'
import { previewSeries } from '../apply-command.ts'
import type { SeriesCommandOf } from '../command.ts'

type Change = SeriesCommandOf<'change'>

let arena = new SeriesModel()
let ids = 0
beforeEach(() => {
  arena = new SeriesModel()
  ids = 0
})

const slot = () => arena.series.get('serie') ?? expect.fail('there is no series')
const changing = (day: string, patch: Change['patch'], more: Partial<Change> = {}): Change => ({
  type: 'change',
  id: `c-${++ids}`,
  seriesId: 'serie',
  version: slot().version,
  scope: 'following',
  day,
  patch,
  choices: [],
  exceptions: 'keep',
  ...more,
})
const change = (...given: Parameters<typeof changing>) => arena.give(changing(...given))
const alone = (day: string, patch: Change['patch']) => change(day, patch, { scope: 'this' })
const live = () => arena.of('serie').filter(({ status }) => status === 'confirmed')
const days = () => live().map(({ start }) => localDay(arena.timeZone, start))
const on = (day: string) => live().find(({ series }) => series?.day === day)
const clocks = () => live().map(({ start }) => clockTime(start, arena.timeZone))
const single = (day: string, clock: string) => {
  const start = new Date(`${day}T${clock}:00-03:00`)
  return arena.book('outro', {
    fieldId: 'norte',
    start: start.toISOString(),
    end: new Date(start.getTime() + 3_600_000).toISOString(),
  })
}

describe('a change from a date on (rule 6)', () => {
  it('of all dates begins with the first that may still change, whatever date it is asked from', () => {
    arena.give(thursdays())
    change('2027-01-07', { startMinute: 21 * 60 }, { scope: 'all' })
    expect(new Set(clocks())).toEqual(new Set(['21:00']))
  })

  it('begins after a month that is paid, also where an earlier date is named', () => {
    arena.give(thursdays())
    arena.give({
      type: 'pay',
      id: 'p',
      seriesId: 'serie',
      month: '2026-11',
      paymentId: 'cash',
      method: 'cash',
      amountCents: 1,
      receivedCents: null,
    })
    expect(change('2026-11-26', { startMinute: 21 * 60 }).ok).toBe(true)
    expect(clocks().slice(0, 2)).toEqual(['20:00', '21:00'])
  })

  it('names something that changes', () => {
    arena.give(thursdays())
    expect(change('2026-12-10', { priceCents: undefined })).toMatchObject({ ok: false, code: 'invalid' })
  })

  it('leaves the contract before it as it was, also what was changed there', () => {
    arena.give(thursdays())
    change('2026-12-10', { startMinute: 19 * 60 })
    change('2027-01-07', { weekday: 3 })
    expect(slot().segments).toMatchObject([
      { from: '2026-11-26', until: '2026-12-09', startMinute: 20 * 60 },
      { from: '2026-12-10', until: '2027-01-05', startMinute: 19 * 60 },
      { from: '2027-01-06', until: null, startMinute: 19 * 60 },
    ])
    change('2027-02-03', { weekday: 6 })
    expect(slot().segments.slice(2)).toMatchObject([
      { from: '2027-01-06', until: '2027-02-02' },
      { from: '2027-02-06', until: null },
    ])
    expect(slot().segments).toHaveLength(4)
  })

  it.each<[string, Change['patch'], object]>([
    ['field', { fieldId: 'sul' }, { fieldId: 'sul' }],
    ['start', { startMinute: 1170, minutes: 90 }, { start: '2026-12-10T22:30:00.000Z' }],
    ['end', { minutes: 90 }, { end: '2026-12-11T00:30:00.000Z' }],
    ['price', { priceCents: 15_000 }, { priceCents: 15_000 }],
  ])('is one of the %s alone', (_, patch, changed) => {
    arena.give(thursdays())
    const before = on('2026-12-10')
    change('2026-12-03', patch)
    expect(on('2026-12-10')).toEqual({ ...before, ...changed })
  })

  it('has its end in the stretch that it is in', () => {
    arena.give(thursdays())
    change('2026-12-10', { startMinute: 19 * 60 })
    change('2027-01-07', { startMinute: 21 * 60 })
    const own = { id: 'fim', seriesId: 'serie', version: slot().version }
    arena.give({ type: 'cancel', ...own, scope: 'following', day: '2026-12-31', reason: 'Fim' })
    expect(slot().segments).toMatchObject([{ until: '2026-12-09' }, { until: '2026-12-30' }])
    expect(slot().segments).toHaveLength(2)
  })

  it('to a later weekday has no date of the old one in that week', () => {
    arena.give(thursdays())
    change('2026-12-10', { weekday: 6 })
    expect(days().slice(0, 4)).toEqual(['2026-11-26', '2026-12-03', '2026-12-12', '2026-12-19'])
  })

  it('changes the dates of a pause as well, for when it is ended early', () => {
    arena.give(thursdays())
    const own = { seriesId: 'serie', version: slot().version }
    arena.give({ type: 'pause', id: 'obra', ...own, from: '2026-12-10', until: '2026-12-24' })
    change('2026-12-10', { priceCents: 15_000 })
    expect(slot().segments).toMatchObject([
      { until: '2026-12-09', priceCents: 12_000 },
      { from: '2026-12-10', priceCents: 15_000 },
    ])
  })

  it.each([
    ['with its date in the last week, to a later weekday', '2026-12-17', 6, ['2026-12-12', '2026-12-19']],
    ['with its date in the last week, to an earlier weekday', '2026-12-17', 3, ['2026-12-09', '2026-12-16']],
    ['with its date early in the last week', '2026-12-20', 3, ['2026-12-09', '2026-12-16']],
    ['without a date in the last week, to a later weekday', '2026-12-15', 5, ['2026-12-11']],
    ['without a date in the last week, to an earlier weekday', '2026-12-15', 1, ['2026-12-07']],
    ['without a date in the last week, to its last day', '2026-12-15', 2, ['2026-12-08']],
    ['on its last date', '2026-12-10', 3, ['2026-12-09']],
  ])('keeps as many weeks of one that ends %s', (_, until, weekday, then) => {
    arena.give(thursdays({ until }))
    expect(change('2026-12-10', { weekday }).ok).toBe(true)
    expect(days()).toEqual(['2026-11-26', '2026-12-03', ...then])
  })

  it('ends on the day that was agreed where no date of its last week goes', () => {
    arena.give(thursdays({ until: '2026-12-15' }))
    change('2026-12-10', { weekday: 5 })
    expect(slot().segments.at(-1)?.until).toBe('2026-12-15')
  })
})

describe('a date that was left out (rule 6)', () => {
  beforeEach(
    () =>
      void arena.give(
        thursdays({
          choices: [
            { day: '2026-12-17', do: 'skip' },
            { day: '2026-12-03', do: 'skip' },
          ],
        }),
      ),
  )
  const skipped = () => slot().skipped.map(({ day }) => day)

  it('stays left out, on its new weekday from the change on', () => {
    expect(change('2026-12-10', { weekday: 3 })).toMatchObject({
      ok: true,
      keptExceptions: ['2026-12-17'],
      droppedExceptions: [],
    })
    expect(skipped()).toEqual(['2026-12-03', '2026-12-16'])
    expect(days().slice(0, 3)).toEqual(['2026-11-26', '2026-12-09', '2026-12-23'])
    change('2026-12-23', { priceCents: 15_000 })
    expect(skipped()).toEqual(['2026-12-03', '2026-12-16'])
  })

  it('is booked again where all of them are dropped, from the change on', () => {
    expect(change('2026-12-10', { priceCents: 15_000 }, { exceptions: 'drop_all' })).toMatchObject({
      ok: true,
      keptExceptions: [],
      droppedExceptions: ['2026-12-17'],
    })
    expect(skipped()).toEqual(['2026-12-03'])
    expect(days().slice(0, 3)).toEqual(['2026-11-26', '2026-12-10', '2026-12-17'])
  })

  it('stays left out in a pause, which loses nothing', () => {
    const own = { seriesId: 'serie', version: slot().version }
    arena.give({ type: 'pause', id: 'obra', ...own, from: '2026-12-14', until: '2026-12-20' })
    expect(change('2026-12-10', { priceCents: 15_000 })).toMatchObject({
      ok: true,
      keptExceptions: ['2026-12-17'],
    })
  })
})

describe('a date with a place of its own (rule 6)', () => {
  beforeEach(() => void arena.give(thursdays()))

  it.each<[string, Change['patch']]>([
    ['field', { fieldId: 'sul' }],
    ['start', { startMinute: 19 * 60 + 30, minutes: 90 }],
    ['end', { minutes: 90 }],
    ['price', { priceCents: 9_000 }],
  ])('is one by its %s alone, and keeps it', (_, patch) => {
    alone('2026-12-10', patch)
    const before = on('2026-12-10')
    expect(change('2026-12-10', { every: 1 })).toMatchObject({ ok: true, keptExceptions: ['2026-12-10'] })
    expect(on('2026-12-10')).toEqual(before)
  })

  it('takes a new price where it had that of the contract', () => {
    alone('2026-12-10', { startMinute: 22 * 60 })
    alone('2026-12-17', { startMinute: 22 * 60, priceCents: 9_000 })
    change('2026-12-03', { priceCents: 15_000 })
    expect(['2026-12-03', '2026-12-10', '2026-12-17'].map((day) => on(day)?.priceCents)).toEqual([
      15_000, 15_000, 9_000,
    ])
  })

  it('is that of the new day of its week', () => {
    alone('2026-12-10', { startMinute: 22 * 60 })
    const start = on('2026-12-10')?.start
    change('2026-12-03', { weekday: 3 })
    expect(on('2026-12-09')?.start).toBe(start)
  })

  it('stays as it is before the change', () => {
    alone('2026-12-03', { startMinute: 22 * 60 })
    expect(change('2026-12-10', { startMinute: 21 * 60 })).toMatchObject({ ok: true, keptExceptions: [] })
    expect(clocks().slice(0, 4)).toEqual(['20:00', '22:00', '21:00', '21:00'])
  })

  it('goes back to the contract where all of them are dropped', () => {
    alone('2026-12-10', { startMinute: 22 * 60 })
    expect(change('2026-12-03', { startMinute: 21 * 60 }, { exceptions: 'drop_all' })).toMatchObject({
      ok: true,
      keptExceptions: [],
      droppedExceptions: ['2026-12-10'],
    })
    expect(clocks().slice(0, 4)).toEqual(['20:00', '21:00', '21:00', '21:00'])
  })

  it('is told as lost, not as kept, where its week has no date any more', () => {
    alone('2026-12-10', { startMinute: 22 * 60 })
    alone('2026-12-17', { startMinute: 22 * 60 })
    expect(change('2026-12-03', { every: 2 }, { exceptions: 'drop_lost' })).toMatchObject({
      ok: true,
      keptExceptions: ['2026-12-17'],
      droppedExceptions: ['2026-12-10'],
    })
    expect(on('2026-12-10')).toBeUndefined()
  })
})

describe('a change of one date alone (rule 6)', () => {
  it('may be that of the first one, and of today', () => {
    arena.give(thursdays({ from: '2026-11-20' }))
    const changed = alone('2026-11-20', { startMinute: 21 * 60 })
    expect(changed).toMatchObject({ ok: true, keptExceptions: [], droppedExceptions: [] })
    expect(clocks().slice(0, 2)).toEqual(['21:00', '20:00'])
  })

  it('is one of the contract as it is on that day, not as it will be', () => {
    arena.give(thursdays())
    change('2027-01-07', { minutes: 90 })
    alone('2026-12-10', { startMinute: 21 * 60 })
    expect(on('2026-12-10')).toMatchObject({
      start: '2026-12-11T00:00:00.000Z',
      end: '2026-12-11T01:00:00.000Z',
    })
  })

  it('tells before it is done which booking moves, and who has the time', () => {
    arena.give(thursdays())
    const asked = (startMinute: number) =>
      previewSeries(changing('2026-12-10', { startMinute }, { scope: 'this' }), arena.context())
    const bookingId = on('2026-12-10')?.id
    expect(asked(21 * 60)).toMatchObject({
      dates: [{ bookingId, state: 'free' }],
      beforeCents: 12_000,
      afterCents: 12_000,
    })
    single('2026-12-10', '21:00')
    expect(asked(20 * 60 + 30).dates).toMatchObject([{ bookingId, state: 'taken', takenBy: 'Seu Jorge' }])
  })
})
