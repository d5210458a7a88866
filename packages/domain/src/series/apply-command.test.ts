import { beforeEach, describe, expect, it } from 'vitest'
import { SeriesModel, thursdays } from '../testing/series-model.ts'
import { clockTime } from '../time/format.ts'
import { addDays, localDay, weekdayOf } from '../time/zone.ts'
import { billIn, previewSeries } from './apply-command.ts'
import type { SeriesCommand } from './command.ts'
import { datesOf } from './dates-of.ts'
import { refusedFirstDay } from './first-day.ts'
import { lastDay } from './last-day.ts'

let arena = new SeriesModel()
let ids = 0
beforeEach(() => {
  arena = new SeriesModel()
  ids = 0
})

type Change = Extract<SeriesCommand, { type: 'change' }>
const version = () => arena.series.get('serie')?.version ?? 0
const own = () => ({ id: `c-${++ids}`, seriesId: 'serie', version: version() })
const change = (day: string, patch: Change['patch'], more: Partial<Change> = {}) =>
  arena.give({
    type: 'change',
    ...own(),
    scope: 'following',
    day,
    patch,
    choices: [],
    exceptions: 'keep',
    ...more,
  })
const live = () => arena.of('serie').filter(({ status }) => status === 'confirmed')
const days = () => live().map(({ start }) => localDay(arena.timeZone, start))
const at = (day: string, clock = '20:00') => ({
  fieldId: 'norte',
  start: new Date(`${day}T${clock}:00-03:00`).toISOString(),
  end: new Date(Date.parse(`${day}T${clock}:00-03:00`) + 3_600_000).toISOString(),
})
const bill = (month: string) => {
  const series = arena.series.get('serie')
  return series && billIn(series, month, arena.context())
}

describe('a new fixed slot (rule 6)', () => {
  it('is booked 52 weeks ahead, all together or none', () => {
    expect(arena.give(thursdays())).toMatchObject({ ok: true, keptExceptions: [], droppedExceptions: [] })
    expect(live()).toHaveLength(52)
    const other = arena.give(thursdays({ id: 'make-2', seriesId: 'outra', from: '2027-01-07' }))
    expect(other).toMatchObject({ ok: false, code: 'slot_taken' })
    expect(arena.of('outra')).toEqual([])
  })

  it('begins within the weeks that are kept, or says until when', () => {
    expect(arena.give(thursdays({ from: '2035-01-04' }))).toMatchObject({
      ok: false,
      code: 'slot_beyond_horizon',
      message: expect.stringMatching(/Escolha um primeiro dia até \d\d\/\d\d\/\d{4}\.$/),
    })
    const context = arena.context()
    const { timeZone } = arena
    const last = lastDay(timeZone, context.at)
    expect(refusedFirstDay(last, timeZone, context.at)).toBeNull()
    expect(refusedFirstDay(addDays(last, 1), timeZone, context.at)).not.toBeNull()
  })

  it('tells who has a date, and skips, moves or ends there as was chosen', () => {
    arena.book('single', at('2026-12-10'))
    const preview = previewSeries(thursdays(), arena.context())
    expect(preview.dates.filter(({ state }) => state !== 'free')).toMatchObject([
      { day: '2026-12-10', state: 'taken', takenBy: 'Seu Jorge' },
    ])
    expect(preview.refusal?.code).toBe('slot_taken')
    const moved = { day: '2026-12-10', do: 'move' as const, ...at('2026-12-10', '21:00') }
    expect(previewSeries(thursdays({ choices: [moved] }), arena.context()).refusal).toBeNull()
    const until = thursdays({ choices: [{ day: '2026-12-10', do: 'give_up' }] })
    expect(previewSeries(until, arena.context()).dates.map(({ day }) => day)).toEqual([
      '2026-11-26',
      '2026-12-03',
    ])
    arena.give(thursdays({ choices: [{ day: '2026-12-10', do: 'skip' }] }))
    expect(days().slice(0, 3)).toEqual(['2026-11-26', '2026-12-03', '2026-12-17'])
  })

  it('is topped up without doubles, and what is taken is left out', () => {
    arena.give(thursdays())
    expect(arena.topUp('serie')).toBeNull()
    arena.now = '2026-12-20T10:00:00.000Z'
    arena.book('single', at('2027-12-02'))
    expect(arena.topUp('serie')?.bookings).toHaveLength(3)
    expect(arena.topUp('serie')).toBeNull()
    expect(arena.series.get('serie')?.skipped).toMatchObject([{ day: '2027-12-02' }])
  })

  it('keeps 20h at 20h over the changes of the clock of 2018, and runs past midnight', () => {
    arena = new SeriesModel({ now: '2018-01-02T10:00:00.000Z' })
    arena.give(thursdays({ from: '2018-01-06' }))
    arena.give(thursdays({ id: 'make-2', seriesId: 'noite', from: '2018-01-05', startMinute: 23 * 60 + 30 }))
    expect(new Set(live().map(({ start }) => clockTime(start, arena.timeZone)))).toEqual(new Set(['20:00']))
    expect(new Set(live().map(({ start }) => start.slice(11, 16)))).toEqual(new Set(['22:00', '23:00']))
    expect(
      arena.of('noite').every(({ start, end }) => Date.parse(end) - Date.parse(start) === 3_600_000),
    ).toBe(true)
    expect(arena.of('noite').map(({ start }) => weekdayOf(localDay(arena.timeZone, start)))).toContain(5)
  })

  it('has no special case on the 31st and on 29 February', () => {
    arena = new SeriesModel({ now: '2028-01-02T10:00:00.000Z' })
    arena.give(thursdays({ from: '2028-01-31' }))
    expect(days().slice(0, 5)).toEqual(['2028-01-31', '2028-02-07', '2028-02-14', '2028-02-21', '2028-02-28'])
    arena.give(thursdays({ id: 'make-2', seriesId: 'terça', from: '2028-02-29', every: 2, fieldId: 'sul' }))
    expect(
      arena
        .of('terça')
        .map(({ series }) => series?.day)
        .slice(0, 2),
    ).toEqual(['2028-02-29', '2028-03-14'])
  })
})

describe('a change (rule 6)', () => {
  beforeEach(() => void arena.give(thursdays()))

  it('from Thursday to Wednesday in “esta e as próximas” leaves no Thursday and loses no week', () => {
    expect(change('2026-12-10', { weekday: 3 }).ok).toBe(true)
    expect(days().slice(0, 4)).toEqual(['2026-11-26', '2026-12-03', '2026-12-09', '2026-12-16'])
    expect(new Set(days().slice(2).map(weekdayOf))).toEqual(new Set([3]))
    expect(change('2027-01-06', { weekday: 4 }).ok).toBe(true)
    expect(days().slice(4, 7)).toEqual(['2026-12-23', '2026-12-30', '2027-01-07'])
  })

  it('from a date on keeps one that was made before for a later date', () => {
    change('2027-01-07', { priceCents: 15_000 })
    expect(change('2026-12-10', { startMinute: 21 * 60, weekday: 3 }).ok).toBe(true)
    const prices = live().map(({ series, priceCents }) => [series?.day, priceCents])
    expect(prices[5]).toEqual(['2026-12-30', 12_000])
    expect(prices[6]).toEqual(['2027-01-06', 15_000])
    expect(new Set(days()).size).toBe(live().length)
  })

  it('keeps a date that was moved alone, and drops none without a yes', () => {
    expect(change('2026-12-10', { startMinute: 22 * 60 }, { scope: 'this' }).ok).toBe(true)
    expect(change('2026-12-03', { startMinute: 21 * 60 })).toMatchObject({
      ok: true,
      keptExceptions: ['2026-12-10'],
    })
    const clocks = live().map(({ start }) => clockTime(start, arena.timeZone))
    expect(clocks.slice(0, 4)).toEqual(['20:00', '21:00', '22:00', '21:00'])
    expect(change('2026-12-03', { every: 2 })).toMatchObject({ ok: false, code: 'conflict' })
    expect(change('2026-12-03', { every: 2 }, { exceptions: 'drop_lost' }).ok).toBe(true)
    expect(days().slice(0, 3)).toEqual(['2026-11-26', '2026-12-03', '2026-12-17'])
  })

  it('moves the bookings there are, and makes no second series', () => {
    const before = live().map(({ id }) => id)
    change('2026-12-10', { fieldId: 'sul', startMinute: 19 * 60 })
    expect(live().map(({ id }) => id)).toEqual(before)
    expect(arena.using('norte')).toHaveLength(2)
    expect(arena.series.size).toBe(1)
  })

  it('of the first date alone leaves all others', () => {
    arena.give({ type: 'cancel', ...own(), scope: 'this', day: '2026-11-26', reason: 'Manutenção' })
    expect(days()[0]).toBe('2026-12-03')
    expect(live()).toHaveLength(51)
    expect(arena.topUp('serie')).toBeNull()
  })

  it('touches no date that is past or paid', () => {
    const due = bill('2026-11')?.dueCents ?? 0
    arena.give({
      type: 'pay',
      id: 'p',
      seriesId: 'serie',
      month: '2026-11',
      paymentId: 'taken-p1',
      method: 'cash',
      amountCents: due,
      receivedCents: null,
    })
    change('2026-11-26', { startMinute: 21 * 60 }, { scope: 'all' })
    expect(
      live()
        .map(({ start }) => clockTime(start, arena.timeZone))
        .slice(0, 2),
    ).toEqual(['20:00', '21:00'])
    expect(change('2026-11-26', { startMinute: 21 * 60 }, { scope: 'this' })).toMatchObject({ ok: false })
  })

  it('of an older version is refused as stale', () => {
    expect(change('2026-12-10', { priceCents: 1 }, { version: 0 })).toMatchObject({ code: 'stale' })
  })
})

describe('the bill of a month (rule 6)', () => {
  beforeEach(() => void arena.give(thursdays({ from: '2026-12-03' })))

  it('is the exact sum of its 4 or 5 dates', () => {
    expect([bill('2026-12')?.totalCents, bill('2027-01')?.totalCents]).toEqual([60_000, 48_000])
  })

  it('credits a week that the arena cancelled, and carries it over from a month that was paid', () => {
    arena.give({
      type: 'pay',
      id: 'p',
      seriesId: 'serie',
      month: '2026-12',
      paymentId: 'taken-p1',
      method: 'card',
      amountCents: 60_000,
      receivedCents: null,
    })
    arena.close('2026-12-17T20:00:00.000Z', '2026-12-18T02:00:00.000Z')
    expect(bill('2026-12')).toMatchObject({ state: 'paid', creditCents: 12_000, leftCents: 12_000 })
    expect(bill('2027-01')).toMatchObject({ carriedCents: 12_000, totalCents: 36_000 })
  })

  it('credits a week given back by what is agreed: always, only when sold again, or never', () => {
    arena.give({ type: 'give_back', id: 'g', seriesId: 'serie', day: '2026-12-10' })
    expect(bill('2026-12')?.totalCents).toBe(48_000)
    const series = arena.series.get('serie')
    if (series) arena.series.set('serie', { ...series, terms: { ...series.terms, credit: 'if_resold' } })
    expect(bill('2026-12')?.totalCents).toBe(60_000)
    expect(arena.book('again', at('2026-12-10'))).toBe(true)
    expect(bill('2026-12')?.totalCents).toBe(48_000)
  })

  it('credits nothing for a week that is given back too late', () => {
    arena.now = '2026-12-10T10:00:00.000Z'
    expect(arena.give({ type: 'give_back', id: 'g', seriesId: 'serie', day: '2026-12-10' })).toMatchObject({
      ok: true,
      creditCents: 0,
    })
    expect(bill('2026-12')?.totalCents).toBe(60_000)
  })

  it('leaves out a pause, and has its dates back when that ends early', () => {
    arena.give({ type: 'pause', ...own(), from: '2026-12-20', until: '2027-01-10' })
    expect([bill('2026-12')?.totalCents, bill('2027-01')?.totalCents]).toEqual([36_000, 36_000])
    const pauseId = arena.series.get('serie')?.pauses[0]?.id ?? ''
    expect(arena.give({ type: 'resume', ...own(), pauseId, choices: [] }).ok).toBe(true)
    expect([bill('2026-12')?.totalCents, bill('2027-01')?.totalCents]).toEqual([60_000, 48_000])
  })

  it('is overdue after its day until it is paid', () => {
    expect(bill('2026-12')?.state).toBe('open')
    arena.now = '2026-12-11T10:00:00.000Z'
    expect(bill('2026-12')?.state).toBe('overdue')
  })
})

it('a fortnightly one keeps its phase wherever the range begins', () => {
  arena.give(thursdays({ every: 2 }))
  const series = arena.series.get('serie')
  if (!series) throw new Error('no series')
  const from = datesOf(series, arena.timeZone, { from: '2026-12-01', to: '2026-12-31' })
  expect(from.map(({ day }) => day)).toEqual(['2026-12-10', '2026-12-24'])
})
