import { beforeEach, describe, expect, it } from 'vitest'
import { SeriesModel, thursdays } from '../testing/series-model.ts'
import { billIn } from './apply-command.ts'
import type { SeriesPatch } from './command.ts'
import { type Raise, raisedPrice } from './raise.ts'
import { previewRaise, raiseAll, raiseSeries, refusedMonth } from './raise-series.ts'

let arena = new SeriesModel()
beforeEach(() => {
  arena = new SeriesModel()
  arena.give(thursdays())
  arena.give(
    thursdays({ id: 'make-2', seriesId: 'outra', fieldId: 'sul', priceCents: 9_990, startMinute: 21 * 60 }),
  )
})

const terms = { amount: 800, roundTo: 100, from: '2027-01' }
const known = (id: string) => {
  const series = arena.series.get(id)
  if (!series) throw new Error(`there is no ${id}`)
  return series
}
const both = (changes: Partial<Raise> = {}): Raise => ({
  id: 'raise-1',
  ...terms,
  contracts: ['serie', 'outra'].map((seriesId) => ({ seriesId, version: known(seriesId).version })),
  ...changes,
})
const give = (raise: Raise) => {
  const outcome = raiseAll(raise, arena.context())
  if (outcome.ok) {
    for (const { series, bookings } of outcome.raised) {
      arena.series.set(series.id, series)
      for (const booking of bookings) arena.bookings.set(booking.id, booking)
    }
  }
  return outcome
}
const pricesOf = (seriesId: string, month: string) =>
  new Set(
    arena
      .of(seriesId)
      .flatMap(({ series, priceCents }) => (series?.day.startsWith(month) ? [priceCents] : [])),
  )

describe('the price after a rise (decision 125)', () => {
  it('is the nearest step, halves up, and never less than before', () => {
    expect(raisedPrice(12_000, { amount: 800, roundTo: 100 })).toBe(13_000)
    expect(raisedPrice(10_000, { amount: 250, roundTo: 500 })).toBe(10_500)
    expect(raisedPrice(12_990, { amount: 10, roundTo: 1000 })).toBe(13_000)
    expect(raisedPrice(12_300, { amount: 10, roundTo: 1000 })).toBe(12_300)
    expect(raisedPrice(9_990, { amount: 455, roundTo: 1 })).toBe(10_445)
  })
})

describe('a rise of all fixed slots (decision 125)', () => {
  it('reaches the highest price, and passes it nowhere', () => {
    arena.give(thursdays({ id: 'make-3', seriesId: 'cara', fieldId: 'areia', priceCents: 99_990_000 }))
    const raise = (amount: number) =>
      give(both({ amount, roundTo: 1, contracts: [{ seriesId: 'cara', version: known('cara').version }] }))
    expect(raise(2)).toMatchObject({ ok: false, code: 'invalid' })
    expect(raise(1)).toMatchObject({ ok: true, raised: [{ afterCents: 99_999_999 }] })
  })

  it('is one of a last date too, and is told to nobody without an account', () => {
    arena.give(
      thursdays({
        id: 'make-3',
        seriesId: 'curta',
        fieldId: 'areia',
        until: '2027-01-07',
        customer: { kind: 'walk_in', name: 'Seu Jorge', phone: null },
      }),
    )
    expect(raiseSeries(known('curta'), terms, arena.context())?.series.segments).toMatchObject([
      { until: '2027-01-06', priceCents: 12_000 },
      { from: '2027-01-07', until: '2027-01-07', priceCents: 13_000 },
    ])
    const all = [known('serie'), known('curta')]
    const preview = previewRaise(all, terms, arena.context(), () => 'Campo')
    expect(preview.ok && preview.lines.map(({ seriesId, isTold }) => [seriesId, isTold])).toEqual([
      ['serie', true],
      ['curta', false],
    ])
  })

  it('tells the price of the stretch in which it begins', () => {
    arena.give({
      type: 'change',
      id: 'mais-tarde',
      seriesId: 'serie',
      version: known('serie').version,
      scope: 'following',
      day: '2027-02-04',
      patch: { priceCents: 15_000 },
      choices: [],
      exceptions: 'keep',
    })
    arena.give({
      type: 'change',
      id: 'mais-cedo',
      seriesId: 'serie',
      version: known('serie').version,
      scope: 'following',
      day: '2026-12-10',
      patch: { startMinute: 19 * 60 },
      choices: [],
      exceptions: 'keep',
    })
    const begins = (from: string) => raiseSeries(known('serie'), { ...terms, from }, arena.context())
    const stretches = (from: string) =>
      begins(from)?.series.segments.map((each) => [each.from, each.until, each.priceCents])
    expect(begins('2027-01')?.isRaised).toBe(true)
    expect(stretches('2027-01')).toEqual([
      ['2026-11-26', '2026-12-09', 12_000],
      ['2026-12-10', '2027-01-06', 12_000],
      ['2027-01-07', '2027-02-03', 13_000],
      ['2027-02-04', null, 16_200],
    ])
    expect(stretches('2027-02')).toEqual([
      ['2026-11-26', '2026-12-09', 12_000],
      ['2026-12-10', '2027-02-03', 12_000],
      ['2027-02-04', null, 16_200],
    ])
    expect(begins('2027-01')).toMatchObject({ day: '2027-01-07', beforeCents: 12_000, afterCents: 13_000 })
    expect(begins('2027-02')).toMatchObject({ day: '2027-02-04', beforeCents: 15_000, afterCents: 16_200 })
  })

  it('changes every date from its month on, and nothing before it', () => {
    const november = billIn(known('serie'), '2026-12', arena.context())
    expect(give(both())).toMatchObject({ ok: true })
    expect(pricesOf('serie', '2026-12')).toEqual(new Set([12_000]))
    expect(pricesOf('serie', '2027-01')).toEqual(new Set([13_000]))
    expect(pricesOf('outra', '2027-11')).toEqual(new Set([10_800]))
    expect(billIn(known('serie'), '2026-12', arena.context())).toEqual(november)
    expect(known('serie').segments.map(({ from, until, priceCents }) => [from, until, priceCents])).toEqual([
      ['2026-11-26', '2027-01-06', 12_000],
      ['2027-01-07', null, 13_000],
    ])
  })

  it('stands in the history of each, which counts it as a version', () => {
    give(both())
    expect(known('serie').version).toBe(2)
    expect(known('serie').changes.at(-1)).toMatchObject({
      id: 'raise-1',
      type: 'raise',
      byId: 'dono',
      text: expect.stringMatching(/^Reajuste de 8%: de R\$\s120,00 para R\$\s130,00, a partir de 07\/01$/),
    })
  })

  it('is kept by dates that are booked later', () => {
    give(both())
    arena.now = '2026-12-20T10:00:00.000Z'
    arena.topUp('serie')
    expect(pricesOf('serie', '2027-12')).toEqual(new Set([13_000]))
  })

  it('leaves a date its own price and every date its place', () => {
    const own = (id: string, version: number, day: string, patch: SeriesPatch) =>
      arena.give({
        type: 'change',
        id,
        seriesId: 'serie',
        version,
        scope: 'this',
        day,
        patch,
        choices: [],
        exceptions: 'keep',
      })
    own('c-1', 1, '2027-01-14', { priceCents: 5_000 })
    own('c-2', 2, '2027-01-21', { startMinute: 22 * 60 })
    const places = arena.of('serie').map(({ id, fieldId, start, end }) => ({ id, fieldId, start, end }))
    give(both())
    expect(pricesOf('serie', '2027-01')).toEqual(new Set([13_000, 5_000]))
    expect(arena.of('serie').map(({ id, fieldId, start, end }) => ({ id, fieldId, start, end }))).toEqual(
      places,
    )
  })

  it('raises a price that was agreed for a later day by the same rate', () => {
    arena.give({
      type: 'change',
      id: 'c-1',
      seriesId: 'serie',
      version: 1,
      scope: 'following',
      day: '2027-03-04',
      patch: { priceCents: 15_000 },
      choices: [],
      exceptions: 'keep',
    })
    give(both())
    expect(pricesOf('serie', '2027-02')).toEqual(new Set([13_000]))
    expect(pricesOf('serie', '2027-03')).toEqual(new Set([16_200]))
  })

  it('begins after a month that has a payment already', () => {
    arena.give({
      type: 'pay',
      id: 'p-1',
      seriesId: 'serie',
      month: '2027-01',
      paymentId: 'pay-1',
      method: 'cash',
      amountCents: 12_000,
      receivedCents: null,
    })
    expect(raiseSeries(known('serie'), terms, arena.context())?.day).toBe('2027-02-04')
    give(both())
    expect(pricesOf('serie', '2027-01')).toEqual(new Set([12_000]))
    expect(pricesOf('serie', '2027-02')).toEqual(new Set([13_000]))
  })

  it('takes the dates of a pause too, for when it is resumed', () => {
    arena.give({
      type: 'pause',
      id: 'c-1',
      seriesId: 'serie',
      version: 1,
      from: '2027-01-01',
      until: '2027-01-31',
    })
    give(both())
    arena.give({ type: 'resume', id: 'c-2', seriesId: 'serie', version: 3, pauseId: 'c-1', choices: [] })
    expect(pricesOf('serie', '2027-01')).toEqual(new Set([13_000]))
  })

  it.each([
    [
      'a version that is not the newest',
      {
        contracts: [
          { seriesId: 'serie', version: 1 },
          { seriesId: 'outra', version: 7 },
        ],
      },
      'stale',
    ],
    [
      'a contract that is not theirs',
      {
        contracts: [
          { seriesId: 'serie', version: 1 },
          { seriesId: 'x', version: 1 },
        ],
      },
      'not_found',
    ],
    ['a month that is over', { from: '2026-10' }, 'invalid'],
    ['a month of which no date is kept', { from: '2027-12' }, 'invalid'],
  ])('does nothing for %s', (_, changes, code) => {
    const all = () => JSON.stringify([...arena.bookings.values(), ...arena.series.values()])
    const before = all()
    expect(give(both(changes))).toMatchObject({ ok: false, code })
    expect(all()).toBe(before)
  })

  it('does nothing where one of them has no date left', () => {
    arena.give({
      type: 'cancel',
      id: 'c-1',
      seriesId: 'outra',
      version: 1,
      scope: 'all',
      day: '2026-11-26',
      reason: 'Obra',
    })
    expect(give(both())).toMatchObject({ ok: false, code: 'conflict' })
    expect(pricesOf('serie', '2027-01')).toEqual(new Set([12_000]))
  })

  it('leaves out those whose price the rounding keeps, and is refused where it keeps all', () => {
    expect(give(both({ amount: 10, roundTo: 1000 }))).toMatchObject({
      ok: true,
      raised: [{ afterCents: 10_000 }],
    })
    expect(known('serie').version).toBe(1)
    expect(give(both({ amount: 10, roundTo: 1000 }))).toMatchObject({ ok: false, code: 'invalid' })
  })

  it('begins in this month or in one of which dates are kept', () => {
    const at = arena.now
    expect(refusedMonth('2026-11', arena.timeZone, at)).toBeNull()
    expect(refusedMonth('2027-11', arena.timeZone, at)).toBeNull()
    expect(refusedMonth('2026-10', arena.timeZone, at)).not.toBeNull()
    expect(refusedMonth('2027-12', arena.timeZone, at)).not.toBeNull()
  })

  it('counts its month by the day of the arena, not by that of UTC', () => {
    const evening = '2026-12-01T01:00:00.000Z'
    expect(refusedMonth('2026-11', arena.timeZone, evening)).toBeNull()
    expect(refusedMonth('2026-11', 'UTC', evening)).not.toBeNull()
    const next = '2026-12-02T01:00:00.000Z'
    expect(refusedMonth('2027-12', arena.timeZone, next)).not.toBeNull()
    expect(refusedMonth('2027-12', 'UTC', next)).toBeNull()
    arena.now = evening
    expect(give(both({ from: '2026-11' }))).toMatchObject({ ok: true })
  })

  it('is shown before, by name, with the field of each', () => {
    const all = [known('outra'), { ...known('serie'), customerName: 'Ágata' }]
    const shown = previewRaise(all, terms, arena.context(), (id) => `Campo ${id}`)
    expect(shown).toMatchObject({
      ok: true,
      lines: [
        { seriesId: 'serie', customerName: 'Ágata', fieldName: 'Campo norte', beforeCents: 12_000 },
        { seriesId: 'outra', day: '2027-01-07', afterCents: 10_800, isTold: true },
      ],
    })
    expect(previewRaise(all, { ...terms, from: '2026-10' }, arena.context(), String)).toMatchObject({
      ok: false,
      code: 'invalid',
      field: 'from',
    })
    expect(known('serie').version).toBe(1)
  })
})
