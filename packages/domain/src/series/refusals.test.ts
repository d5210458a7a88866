import { beforeEach, describe, expect, it } from 'vitest'
import { SeriesModel, thursdays } from '../testing/series-model.ts'
import { localDay } from '../time/zone.ts'
import { billIn, previewSeries } from './apply-command.ts'
import type { SeriesStep } from './command.ts'
import { slotReport } from './slot-report.ts'

let arena = new SeriesModel()
let ids = 0
beforeEach(() => {
  arena = new SeriesModel()
  ids = 0
})

const slot = () => {
  const series = arena.series.get('serie')
  if (!series) throw new Error('no series')
  return series
}
const own = () => ({ id: `c-${++ids}`, seriesId: 'serie', version: slot().version })
const live = () => arena.of('serie').filter(({ status }) => status === 'confirmed')
const days = () => live().map(({ start }) => localDay(arena.timeZone, start))
const give = (step: SeriesStep) => arena.give(step)
const expectRefused = (step: SeriesStep, code: string) => {
  const before = JSON.stringify([[...arena.series], [...arena.bookings]])
  expect(give(step)).toMatchObject({ ok: false, code })
  expect(JSON.stringify([[...arena.series], [...arena.bookings]])).toBe(before)
}
const single = (id: string, day: string, clock = '20:00') =>
  arena.book(id, {
    fieldId: 'norte',
    start: new Date(`${day}T${clock}:00-03:00`).toISOString(),
    end: new Date(Date.parse(`${day}T${clock}:00-03:00`) + 3_600_000).toISOString(),
  })

describe('a new fixed slot is refused', () => {
  it('when it is there already', () => {
    give(thursdays())
    expectRefused(thursdays({ id: 'make-2' }), 'conflict')
  })

  it('for a person whom nobody knows', () => {
    expectRefused(thursdays({ customer: { kind: 'athlete', athleteId: 'ninguém' } }), 'not_found')
  })

  it('when it ends before it begins, and taken when it ends on its first day', () => {
    expect(give(thursdays({ until: '2026-11-25' }))).toMatchObject({
      code: 'invalid',
      message: 'O fim precisa ser depois do começo.',
    })
    expect(give(thursdays({ until: '2026-11-26' })).ok).toBe(true)
    expect(days()).toEqual(['2026-11-26'])
  })

  it('on a day that has passed, and taken today', () => {
    expectRefused(thursdays({ from: '2026-11-19' }), 'slot_past')
    expect(give(thursdays({ from: '2026-11-20' })).ok).toBe(true)
  })

  it('when no date of it is left', () => {
    const choices = [{ day: '2026-11-26', do: 'skip' as const }]
    expectRefused(thursdays({ until: '2026-11-26', choices }), 'invalid')
  })

  it('while dates of it are not free, with their number', () => {
    single('um', '2026-12-10')
    expect(give(thursdays())).toMatchObject({
      code: 'slot_taken',
      message: 'Uma data não está livre. Escolha o que fazer com cada uma.',
    })
    single('dois', '2026-12-17')
    expect(give(thursdays())).toMatchObject({
      message: '2 datas não estão livres. Escolha o que fazer com cada uma.',
    })
  })
})

describe('a new fixed slot names its person', () => {
  it('by the account, with the phone that it has', () => {
    give(thursdays())
    const person = { athleteId: 'rafael', customerName: 'Rafael', customerPhone: '5585901234567' }
    expect(slot()).toMatchObject(person)
    expect(live()[0]).toMatchObject({ ...person, source: 'counter', code: 'RSV-1' })
  })

  it('as somebody at the counter, with a phone of this country or none', () => {
    give(thursdays({ customer: { kind: 'walk_in', name: 'Seu Zé', phone: '85 98888-7777' } }))
    expect(slot()).toMatchObject({
      athleteId: null,
      customerName: 'Seu Zé',
      customerPhone: expect.stringMatching(/^55/),
    })
    give(
      thursdays({
        id: 'make-2',
        seriesId: 'outra',
        fieldId: 'sul',
        customer: { kind: 'walk_in', name: 'Dona Ana', phone: null },
      }),
    )
    expect(arena.series.get('outra')).toMatchObject({ customerName: 'Dona Ana', customerPhone: null })
  })

  it('and has a history that grows with its version', () => {
    give(thursdays())
    expect(slot()).toMatchObject({
      version: 1,
      changes: [
        { id: 'make-1', at: arena.now, byId: 'dono', type: 'create', text: 'Horário fixo combinado' },
      ],
    })
    give({ type: 'pause', ...own(), from: '2026-12-20', until: '2026-12-31' })
    expect(slot().version).toBe(2)
    expect(slot().changes.map(({ type }) => type)).toEqual(['create', 'pause'])
  })
})

describe('a command about a fixed slot', () => {
  beforeEach(() => void give(thursdays()))

  it('of another arena, or none, finds nothing', () => {
    expectRefused({ type: 'give_back', id: 'x', seriesId: 'nenhuma', day: '2026-12-10' }, 'not_found')
    arena.series.set('serie', { ...slot(), companyId: 'outra' })
    expectRefused({ type: 'give_back', id: 'x', seriesId: 'serie', day: '2026-12-10' }, 'not_found')
  })

  it('that changes nothing is refused', () => {
    expectRefused(
      {
        type: 'change',
        ...own(),
        scope: 'all',
        day: '2026-12-10',
        patch: {},
        choices: [],
        exceptions: 'keep',
      },
      'invalid',
    )
  })

  it('of an older version is refused, a pause too', () => {
    const step: SeriesStep = { type: 'pause', ...own(), version: 0, from: '2026-12-20', until: '2026-12-31' }
    expectRefused(step, 'stale')
    expect(give(step)).toMatchObject({ message: expect.stringMatching(/^Outra pessoa mudou/) })
    expect(previewSeries(step, arena.context())).toMatchObject({
      dates: [],
      released: [],
      keptExceptions: [],
      droppedExceptions: [],
      refusal: { code: 'stale' },
    })
  })

  it('cancels one date and credits it', () => {
    expect(
      give({ type: 'cancel', ...own(), scope: 'this', day: '2026-12-03', reason: 'Obra' }),
    ).toMatchObject({ ok: true, creditCents: 12_000 })
    expect(arena.of('serie').find(({ series }) => series?.day === '2026-12-03')).toMatchObject({
      status: 'cancelled',
      cancellation: { by: 'company', reason: 'Obra' },
    })
    expectRefused(
      { type: 'cancel', ...own(), scope: 'this', day: '2026-12-03', reason: 'Obra' },
      'booking_started',
    )
  })

  it('ends from a date on, and lets the later ones go without a cost', () => {
    expect(
      give({ type: 'cancel', ...own(), scope: 'following', day: '2026-12-10', reason: 'Fim' }),
    ).toMatchObject({ ok: true, creditCents: 0 })
    expect(days()).toEqual(['2026-11-26', '2026-12-03'])
    expect(slot().segments).toMatchObject([{ until: '2026-12-09' }])
    expect(arena.of('serie')).toHaveLength(2)
    expect(arena.using('norte')).toHaveLength(2)
  })

  it('ends all of it from today, whatever day it names', () => {
    give({ type: 'cancel', ...own(), scope: 'all', day: '2027-03-04', reason: 'Fim' })
    expect(days()).toEqual([])
  })

  it('ends after the game that has begun today', () => {
    arena.now = '2026-11-26T23:30:00.000Z'
    give({ type: 'cancel', ...own(), scope: 'all', day: '2026-11-26', reason: 'Fim' })
    expect(slot().segments).toMatchObject([{ until: '2026-11-26' }])
    expect(days()).toEqual(['2026-11-26'])
  })

  it('ends no date that has passed, from whatever day it is asked', () => {
    arena.now = '2026-12-04T10:00:00.000Z'
    give({ type: 'cancel', ...own(), scope: 'following', day: '2026-11-01', reason: 'Fim' })
    expect(days()).toEqual(['2026-11-26', '2026-12-03'])
  })

  it('pauses one day, never from an end to an earlier beginning, nor before today', () => {
    expectRefused({ type: 'pause', ...own(), from: '2026-12-20', until: '2026-12-19' }, 'invalid')
    give({ type: 'pause', ...own(), from: '2026-12-10', until: '2026-12-10' })
    expect(days().slice(0, 3)).toEqual(['2026-11-26', '2026-12-03', '2026-12-17'])
    arena.now = '2026-12-12T10:00:00.000Z'
    give({ type: 'pause', ...own(), from: '2026-12-01', until: '2026-12-17' })
    expect(slot().pauses[1]).toMatchObject({ from: '2026-12-12', until: '2026-12-17' })
    expect(days()).not.toContain('2026-12-17')
    expectRefused({ type: 'pause', ...own(), from: '2026-12-01', until: '2026-12-11' }, 'invalid')
  })

  it('resumes what is left of a pause', () => {
    expectRefused({ type: 'resume', ...own(), pauseId: 'nenhuma', choices: [] }, 'not_found')
    give({ type: 'pause', ...own(), from: '2026-12-01', until: '2026-12-31' })
    const pauseId = slot().pauses[0]?.id ?? ''
    arena.now = '2026-12-10T10:00:00.000Z'
    give({ type: 'resume', ...own(), pauseId, choices: [] })
    expect(slot().pauses).toEqual([{ id: pauseId, from: '2026-12-01', until: '2026-12-10' }])
    expect(days().slice(0, 3)).toEqual(['2026-11-26', '2026-12-17', '2026-12-24'])
    arena.now = '2026-12-31T10:00:00.000Z'
    expectRefused({ type: 'resume', ...own(), pauseId, choices: [] }, 'invalid_transition')
  })

  it('resumes before a pause has begun as if it had never been', () => {
    give({ type: 'pause', ...own(), from: '2026-12-01', until: '2026-12-31' })
    give({ type: 'resume', ...own(), pauseId: slot().pauses[0]?.id ?? '', choices: [] })
    expect(slot().pauses).toEqual([])
    expect(days().slice(0, 2)).toEqual(['2026-11-26', '2026-12-03'])
  })

  it('resumes on the last day of a pause from the day after, which is none', () => {
    give({ type: 'pause', ...own(), from: '2026-12-01', until: '2026-12-10' })
    arena.now = '2026-12-09T10:00:00.000Z'
    expect(give({ type: 'resume', ...own(), pauseId: slot().pauses[0]?.id ?? '', choices: [] }).ok).toBe(true)
    expect(days()).toContain('2026-12-10')
  })

  it('gives a week back once, for its athlete, and none that is over', () => {
    expect(give({ type: 'give_back', id: 'g', seriesId: 'serie', day: '2026-12-10' })).toMatchObject({
      ok: true,
      creditCents: 12_000,
    })
    expect(arena.of('serie').find(({ series }) => series?.day === '2026-12-10')).toMatchObject({
      cancellation: { by: 'athlete', reason: 'Semana devolvida' },
    })
    expectRefused({ type: 'give_back', id: 'g2', seriesId: 'serie', day: '2026-12-10' }, 'booking_started')
    arena.now = '2026-12-18T10:00:00.000Z'
    expectRefused({ type: 'give_back', id: 'g3', seriesId: 'serie', day: '2026-12-17' }, 'booking_started')
  })

  it('tells the credit of a week by its terms: in time to the minute, and only what is sold again', () => {
    const back = () => give({ type: 'give_back', id: `g-${++ids}`, seriesId: 'serie', day: '2026-12-10' })
    arena.now = '2026-12-09T23:00:00.000Z'
    expect(back()).toMatchObject({ creditCents: 12_000 })
    arena = new SeriesModel()
    give(thursdays())
    arena.now = '2026-12-09T23:00:00.001Z'
    expect(back()).toMatchObject({ creditCents: 0 })
    for (const [credit, creditCents] of [
      ['if_resold', 12_000],
      ['none', 0],
    ] as const) {
      arena = new SeriesModel()
      give(thursdays({ terms: { giveBackHours: 24, credit, dueDay: 10 } }))
      expect(back()).toMatchObject({ creditCents })
    }
  })
})

describe('a change of one date', () => {
  beforeEach(() => void give(thursdays()))
  const alone = (day: string, patch: Extract<SeriesStep, { type: 'change' }>['patch']) =>
    give({ type: 'change', ...own(), scope: 'this', day, patch, choices: [], exceptions: 'keep' })
  const on = (day: string) => arena.of('serie').find(({ series }) => series?.day === day)

  it('moves that one alone, within its week, at its own price', () => {
    expect(
      alone('2026-12-10', { weekday: 2, startMinute: 21 * 60, minutes: 90, fieldId: 'sul' }),
    ).toMatchObject({
      ok: true,
    })
    expect(on('2026-12-10')).toMatchObject({
      fieldId: 'sul',
      start: '2026-12-09T00:00:00.000Z',
      end: '2026-12-09T01:30:00.000Z',
      priceCents: 12_000,
    })
    alone('2026-12-17', { priceCents: 9000 })
    expect([on('2026-12-17')?.priceCents, on('2026-12-24')?.priceCents]).toEqual([9000, 12_000])
  })

  it('is refused for one that is taken, gone, or paid', () => {
    single('outro', '2026-12-10', '22:00')
    expect(alone('2026-12-10', { startMinute: 22 * 60 })).toMatchObject({ ok: false, code: 'slot_taken' })
    expect(alone('2026-12-11', { startMinute: 22 * 60 })).toMatchObject({ code: 'booking_started' })
    give({
      type: 'pay',
      id: 'p',
      seriesId: 'serie',
      month: '2026-12',
      paymentId: 'pago',
      method: 'cash',
      amountCents: 1000,
      receivedCents: null,
    })
    expect(alone('2026-12-10', { startMinute: 21 * 60 })).toMatchObject({ ok: false, code: 'conflict' })
    expect(alone('2027-01-07', { startMinute: 21 * 60 })).toMatchObject({ ok: true })
  })

  it('leaves nothing to change once all is over', () => {
    give({ type: 'cancel', ...own(), scope: 'all', day: '2026-11-26', reason: 'Fim' })
    expect(
      give({
        type: 'change',
        ...own(),
        scope: 'all',
        day: '2026-12-10',
        patch: { priceCents: 1 },
        choices: [],
        exceptions: 'keep',
      }),
    ).toMatchObject({ ok: false, code: 'conflict' })
  })
})

describe('the bill of a month takes', () => {
  const bill = { seriesId: 'serie', month: '2026-12' }
  const card = { brand: 'visa' as const, last4: '4242', instalments: 1 }
  const state = () => billIn(slot(), '2026-12', arena.context())
  beforeEach(() => void give(thursdays({ from: '2026-12-03' })))

  it('money, more than once, never more than is due', () => {
    const pay = (paymentId: string, amountCents: number): SeriesStep => ({
      type: 'pay',
      id: paymentId,
      ...bill,
      paymentId,
      method: 'cash',
      amountCents,
      receivedCents: null,
    })
    give(pay('um', 20_000))
    expect(state()).toMatchObject({ paidCents: 20_000, dueCents: 40_000, state: 'open' })
    expectRefused(pay('dois', 40_001), 'amount_over_due')
    give(pay('dois', 40_000))
    expect(state()).toMatchObject({ dueCents: 0, state: 'paid' })
    give({ ...bill, type: 'void_payment', id: 'v', paymentId: 'dois', reason: 'Troco' })
    expect(state()).toMatchObject({ paidCents: 20_000, dueCents: 40_000 })
    expect(slot().accounts.map(({ month }) => month)).toEqual(['2026-12'])
  })

  it('a Pix when the bank has it', () => {
    give({
      type: 'pay',
      id: 'x',
      ...bill,
      paymentId: 'pix',
      method: 'pix',
      amountCents: 60_000,
      receivedCents: null,
    })
    expect(state()).toMatchObject({ paidCents: 0, pendingCents: 60_000 })
    give({ type: 'pix_paid', id: 'y', ...bill, paymentId: 'pix' })
    expect(state()).toMatchObject({ paidCents: 60_000, pendingCents: 0, state: 'paid' })
  })

  it('a card at once, or when its bank has decided', () => {
    give({
      type: 'pay_by_card',
      id: 'x',
      ...bill,
      paymentId: 'a',
      amountCents: 10_000,
      card: { ...card, waits: null },
    })
    give({
      type: 'pay_by_card',
      id: 'y',
      ...bill,
      paymentId: 'b',
      amountCents: 10_000,
      card: { ...card, waits: 'bank' },
    })
    expect(state()).toMatchObject({ paidCents: 10_000, pendingCents: 10_000 })
    give({ type: 'card_decided', id: 'z', ...bill, paymentId: 'b', approved: true })
    expect(state()).toMatchObject({ paidCents: 20_000, pendingCents: 0 })
  })

  it('credit, and what the statement of the bank has', () => {
    give({ type: 'pay_by_credit', id: 'x', ...bill, paymentId: 'c', amountCents: 10_000 })
    expect(state()?.dueCents).toBe(50_000)
    const paid = { amountCents: 50_000, paidAt: '2026-12-05T12:00:00.000Z', statementKey: 'linha' }
    give({ type: 'statement', id: 'y', ...bill, paymentId: 's', paid })
    expect(state()?.dueCents).toBe(0)
    give({ type: 'statement', id: 'z', ...bill, paymentId: 's', paid: null })
    expect(state()?.dueCents).toBe(50_000)
  })

  it('nothing for a month without dates', () => {
    expectRefused(
      {
        type: 'pay',
        id: 'x',
        seriesId: 'serie',
        month: '2026-10',
        paymentId: 'p',
        method: 'cash',
        amountCents: 1,
        receivedCents: null,
      },
      'amount_over_due',
    )
  })

  it('the months of its accounts in order, whichever was paid first', () => {
    for (const month of ['2027-02', '2027-01', '2027-03'])
      give({
        type: 'pay',
        id: month,
        seriesId: 'serie',
        month,
        paymentId: month,
        method: 'cash',
        amountCents: 100,
        receivedCents: null,
      })
    expect(slot().accounts.map(({ month }) => month)).toEqual(['2027-01', '2027-02', '2027-03'])
  })
})

describe('a preview tells what would be', () => {
  beforeEach(() => void give(thursdays({ until: '2026-12-17' })))

  it('let go, what it costs before and after, and stores nothing', () => {
    const step: SeriesStep = {
      type: 'change',
      ...own(),
      scope: 'following',
      day: '2026-12-03',
      patch: { every: 2, priceCents: 15_000 },
      choices: [],
      exceptions: 'keep',
    }
    const before = JSON.stringify([...arena.bookings])
    const preview = previewSeries(step, arena.context())
    expect(preview.released.map(({ day, priceCents }) => [day, priceCents])).toEqual([['2026-12-10', 12_000]])
    expect(preview.dates.map(({ day, priceCents }) => [day, priceCents])).toEqual([
      ['2026-12-03', 15_000],
      ['2026-12-17', 15_000],
    ])
    expect(preview).toMatchObject({ beforeCents: 36_000, afterCents: 30_000, creditCents: 0, refusal: null })
    expect(JSON.stringify([...arena.bookings])).toBe(before)
  })

  it('of those that change beside those that do not, and of one that is taken', () => {
    const change = (
      patch: Extract<SeriesStep, { type: 'change' }>['patch'],
      scope: 'this' | 'following',
    ) => ({
      type: 'change' as const,
      ...own(),
      scope,
      day: '2026-12-10',
      patch,
      choices: [],
      exceptions: 'keep' as const,
    })
    give(change({ priceCents: 15_000 }, 'this'))
    const told = (step: SeriesStep) => previewSeries(step, arena.context()).dates.map(({ day }) => day)
    expect(told({ ...change({ priceCents: 15_000 }, 'following'), day: '2026-12-03' })).toEqual([
      '2026-12-03',
      '2026-12-17',
    ])
    single('outro', '2026-12-17', '21:00')
    expect(told(change({ startMinute: 21 * 60 }, 'following'))).toContain('2026-12-17')
  })

  it('only of dates that are new or change', () => {
    const preview = previewSeries(
      {
        type: 'change',
        ...own(),
        scope: 'all',
        day: '2026-12-03',
        patch: { priceCents: 12_000 },
        choices: [],
        exceptions: 'keep',
      },
      arena.context(),
    )
    expect(preview).toMatchObject({ dates: [], released: [], beforeCents: 0, afterCents: 0 })
  })
})

describe('the report of a slot', () => {
  const wish = { fieldId: 'norte', from: '2026-11-26', startMinute: 1200, minutes: 60, every: 1 as const }
  const report = (names: boolean) => {
    const { data, at } = arena.context()
    return slotReport(wish, { data, at, names })
  }

  it('counts what is free and tells what is not, with names for the arena alone', () => {
    expect(report(true)).toMatchObject({ freeCount: 52, clashes: [] })
    single('um', '2026-12-10')
    expect(report(true)).toMatchObject({
      freeCount: 51,
      clashes: [{ day: '2026-12-10', state: 'taken', takenBy: 'Seu Jorge' }],
    })
    expect(report(false).clashes).toMatchObject([{ day: '2026-12-10', takenBy: null }])
  })

  it('has no price where nothing is free', () => {
    expect(report(true).priceCents).toEqual(expect.any(Number))
    const { data, at } = arena.context()
    const closed = slotReport({ ...wish, startMinute: 600 }, { data, at, names: true })
    expect(closed).toMatchObject({ freeCount: 0, priceCents: null })
    expect(closed.clashes[0]).toMatchObject({ state: 'closed', takenBy: null })
    expect(slotReport({ ...wish, fieldId: 'nenhum' }, { data, at, names: true })).toMatchObject({
      freeCount: 0,
      priceCents: null,
      clashes: expect.arrayContaining([expect.objectContaining({ reason: 'Não encontramos esse campo.' })]),
    })
  })
})
