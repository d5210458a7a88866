import { beforeEach, describe, expect, it } from 'vitest'
import { SeriesModel, thursdays } from '../../testing/series-model.ts'
import type { SlotWish } from '../athlete-command.ts'
import { athleteStep } from '../athlete-command.ts'
import { applySeriesCommand, billIn } from '../apply-command.ts'
import { isPaused } from '../dates-of.ts'
import { counterPartOf } from '../../bookings/money/counter-part.ts'

let arena = new SeriesModel()
let ids = 0
beforeEach(() => {
  // Friday, 20 November 2026; the first Thursday is the 26th.
  arena = new SeriesModel()
  ids = 0
  arena.give(thursdays())
})

const wish = (wanted: SlotWish) => arena.wish('serie', `w-${++ids}`, wanted)
const end = (from: string, reason = '') => wish({ type: 'end', from, reason })
const pause = (from: string, until: string) => wish({ type: 'pause', from, until })
const hour = (day: string, clock = '20:00', fieldId = 'norte') => {
  const start = new Date(`${day}T${clock}:00-03:00`)
  return { fieldId, start: start.toISOString(), end: new Date(start.getTime() + 3_600_000).toISOString() }
}
const swap = (day: string, to: ReturnType<typeof hour>) => wish({ type: 'swap', day, ...to })
const live = () =>
  arena
    .of('serie')
    .filter(({ status }) => status === 'confirmed')
    .flatMap(({ series }) => series?.day ?? [])
const on = (day: string) => arena.of('serie').find(({ series }) => series?.day === day)
const bill = (month: string) => {
  const series = arena.series.get('serie')
  return series && billIn(series, month, arena.context())
}
const terms = (changes: Partial<ReturnType<typeof thursdays>['terms']>) => {
  arena = new SeriesModel()
  arena.give(thursdays({ terms: { giveBackHours: 24, credit: 'always', dueDay: 10, ...changes } }))
}
const pauseId = () => arena.series.get('serie')?.pauses[0]?.id ?? ''
const pay = (month: string) =>
  arena.give({
    type: 'pay',
    id: `p-${++ids}`,
    seriesId: 'serie',
    month,
    paymentId: `pay-${ids}`,
    method: 'cash',
    amountCents: 1_000,
    receivedCents: null,
  })

describe('a fixed slot that its athlete ends (decision 178)', () => {
  it('has no game from a day on, and those that go cost nothing', () => {
    const { preview } = end('2026-12-10', 'Vamos mudar de cidade')
    expect(preview).toMatchObject({
      lastStart: '2026-12-03T23:00:00.000Z',
      differenceCents: -50 * 12_000,
      dueCents: 24_000,
      refusal: null,
    })
    expect([preview.gone.length, preview.gone[0]]).toEqual([
      50,
      {
        day: '2026-12-10',
        start: '2026-12-10T23:00:00.000Z',
        end: '2026-12-11T00:00:00.000Z',
        priceCents: 12_000,
        offCents: 12_000,
        maybeCents: 0,
      },
    ])
    expect(live()).toEqual(['2026-11-26', '2026-12-03'])
    expect(bill('2026-12')?.totalCents).toBe(12_000)
    const gone = [...arena.bookings.values()].find(({ cancellation }) => cancellation !== null)
    expect(gone?.cancellation).toMatchObject({ by: 'athlete', reason: 'Vamos mudar de cidade' })
    expect(arena.topUp('serie')).toBeNull()
  })

  it('pays for the game that is too near to be given back, and can play it instead', () => {
    arena.now = '2026-11-26T12:00:00.000Z'
    const { preview } = end('2026-11-26')
    expect(preview.gone[0]).toMatchObject({ day: '2026-11-26', offCents: 0, maybeCents: 0 })
    expect(preview).toMatchObject({ lastStart: null, dueCents: 12_000 })
    expect(on('2026-11-26')?.cancellation).toMatchObject({ by: 'athlete', reason: null })
    expect(bill('2026-11')?.totalCents).toBe(12_000)
  })

  it('keeps the games of a month that is paid', () => {
    pay('2026-12')
    const { preview } = end('2026-12-10')
    expect(preview.paid.map(({ day }) => day)).toEqual([
      '2026-12-10',
      '2026-12-17',
      '2026-12-24',
      '2026-12-31',
    ])
    expect(live().at(-1)).toBe('2026-12-31')
    expect(preview.lastStart).toBe('2026-12-31T23:00:00.000Z')
    expect(arena.series.get('serie')?.changes.at(-1)?.text).toBe('Encerrado: sem jogo a partir de 01/01.')
  })

  it('ends what is left of a pause', () => {
    pause('2026-12-01', '2026-12-20')
    end('2026-12-10')
    const series = arena.series.get('serie')
    expect(series?.pauses).toMatchObject([{ from: '2026-12-01', until: '2026-12-09' }])
    expect(series && isPaused(series, '2026-12-10')).toBe(false)
    end('2026-12-01')
    expect(arena.series.get('serie')?.pauses).toEqual([])
  })

  it('keeps a pause that is over by then, and cuts one that lasts until that day', () => {
    pause('2026-11-27', '2026-12-03')
    pause('2026-12-11', '2026-12-17')
    end('2026-12-17')
    expect(arena.series.get('serie')?.pauses).toMatchObject([
      { from: '2026-11-27', until: '2026-12-03' },
      { from: '2026-12-11', until: '2026-12-16' },
    ])
  })

  it('costs nothing after its end, whatever is agreed about a week that is given back', () => {
    terms({ credit: 'none' })
    expect(end('2026-12-10').preview).toMatchObject({ differenceCents: -50 * 12_000, dueCents: 24_000 })
  })

  it('can end after all games that are booked, and before an end that was agreed', () => {
    expect(end('2027-12-31').preview).toMatchObject({ gone: [], differenceCents: 0, refusal: null })
    expect(end('2027-12-30').outcome.ok).toBe(true)
    expect(arena.series.get('serie')?.segments).toMatchObject([{ until: '2027-12-29' }])
  })

  it('has nothing to end after its last game', () => {
    end('2026-12-10')
    const again = end('2026-12-17')
    expect(again.preview.refusal?.code).toBe('conflict')
    expect(again.outcome).toMatchObject({ ok: false, code: 'conflict' })
    expect(end('2026-12-03').outcome.ok).toBe(true)
  })
})

describe('a pause of the athlete (decision 178)', () => {
  it('gives its games back as agreed, and the slot goes on afterwards', () => {
    const { preview } = pause('2026-12-10', '2026-12-24')
    expect(preview).toMatchObject({
      nextStart: '2026-12-31T23:00:00.000Z',
      lastStart: null,
      priceCents: null,
      paid: [],
      differenceCents: -36_000,
    })
    expect(preview.gone.map(({ day, offCents }) => [day, offCents])).toEqual([
      ['2026-12-10', 12_000],
      ['2026-12-17', 12_000],
      ['2026-12-24', 12_000],
    ])
    expect(live()).toHaveLength(49)
    expect(bill('2026-12')?.totalCents).toBe(24_000)
  })

  it('costs what a week given back costs: nothing off without credit, or only once it is sold again', () => {
    terms({ credit: 'none' })
    expect(pause('2026-12-10', '2026-12-17').preview).toMatchObject({
      differenceCents: 0,
      gone: [
        { offCents: 0, maybeCents: 0 },
        { offCents: 0, maybeCents: 0 },
      ],
    })
    terms({ credit: 'if_resold' })
    expect(pause('2026-12-10', '2026-12-10').preview).toMatchObject({
      differenceCents: 0,
      gone: [{ offCents: 0, maybeCents: 12_000 }],
    })
    arena.book('other', hour('2026-12-10'))
    expect(bill('2026-12')?.creditCents).toBe(12_000)
  })

  it.each([
    ['2026-11-19', '2026-12-10', 'invalid', /começa hoje ou depois/],
    ['2026-12-10', '2026-12-09', 'invalid', /depois do começo/],
    ['2026-12-01', '2027-01-26', 'invalid', /até 8 semanas/],
    ['2027-11-01', '2027-11-30', 'invalid', /um ano à frente/],
    ['2026-11-27', '2026-12-02', 'invalid', /Não há jogo marcado/],
  ])('from %s to %s is refused', (from, until, code, message) => {
    const { preview, outcome } = pause(from, until)
    expect(preview.refusal).toEqual({ code, message: expect.stringMatching(message) })
    expect(outcome.ok).toBe(false)
  })

  it('may begin today, and end on the last day for which games are booked', () => {
    expect(pause('2026-11-20', '2026-11-26').outcome.ok).toBe(true)
    expect(pause('2027-11-01', '2027-11-19').outcome.ok).toBe(true)
  })

  it('has a game between it and another one, before or after', () => {
    pause('2026-12-20', '2026-12-30')
    const refused = (from: string, until: string) => pause(from, until).preview.refusal?.code
    // The game of the 31st is after the first, and none is between.
    expect(refused('2026-12-31', '2027-01-10')).toBe('conflict')
    expect(refused('2026-12-30', '2027-01-10')).toBe('conflict')
    expect(refused('2026-12-10', '2026-12-18')).toBe('conflict')
    expect(refused('2026-12-10', '2026-12-20')).toBe('conflict')
    expect(pause('2026-12-10', '2026-12-16').outcome.ok).toBe(true)
    expect(pause('2027-01-01', '2027-01-10').outcome.ok).toBe(true)
    expect(arena.series.get('serie')?.pauses).toHaveLength(3)
  })

  it('is 8 weeks at most, also as two in a row', () => {
    expect(pause('2026-12-01', '2027-01-25').outcome.ok).toBe(true)
    for (const [from, until] of [
      ['2027-01-26', '2027-02-10'],
      ['2026-11-25', '2026-11-30'],
      ['2027-01-20', '2027-02-10'],
      ['2027-01-27', '2027-02-10'],
    ] as const)
      expect(pause(from, until).preview.refusal?.code).toBe('conflict')
    expect(pause('2027-01-29', '2027-02-10').outcome.ok).toBe(true)
  })

  it('ends early: its games are booked again, but for those that somebody else has', () => {
    pause('2026-12-10', '2026-12-24')
    arena.book('other', hour('2026-12-17'))
    const id = pauseId()
    const { preview } = wish({ type: 'resume', pauseId: id })
    expect(preview.back.map(({ day }) => day)).toEqual(['2026-12-10', '2026-12-24'])
    expect(preview.lost).toMatchObject([{ day: '2026-12-17', state: 'taken' }])
    expect(preview.differenceCents).toBe(24_000)
    expect(JSON.stringify(preview)).not.toContain('Seu Jorge')
    expect(live().slice(0, 5)).toEqual(['2026-11-26', '2026-12-03', '2026-12-10', '2026-12-24', '2026-12-31'])
    expect(arena.series.get('serie')).toMatchObject({ pauses: [], skipped: [] })
    expect(bill('2026-12')?.totalCents).toBe(48_000)
  })

  it('ends early without what was given back before it', () => {
    arena.give({ type: 'give_back', id: 'given', seriesId: 'serie', day: '2026-12-17' })
    arena.now = '2026-11-20T11:00:00.000Z'
    pause('2026-12-10', '2026-12-24')
    const id = pauseId()
    wish({ type: 'resume', pauseId: id })
    expect(live()).not.toContain('2026-12-17')
    expect(live()).toContain('2026-12-24')
  })

  it('takes a game that was swapped for one of its days, and brings it back to that time, at its price', () => {
    swap('2026-12-03', hour('2026-12-09', '19:00', 'areia'))
    const { preview } = pause('2026-12-09', '2026-12-17')
    expect(preview).toMatchObject({ nextStart: '2026-12-24T23:00:00.000Z', differenceCents: -40_000 })
    expect(preview.gone.map(({ start }) => start)).toEqual([
      '2026-12-09T22:00:00.000Z',
      '2026-12-10T23:00:00.000Z',
      '2026-12-17T23:00:00.000Z',
    ])
    expect(live().slice(0, 2)).toEqual(['2026-11-26', '2026-12-24'])
    const back = wish({ type: 'resume', pauseId: pauseId() })
    expect([back.preview.back.length, back.preview.differenceCents]).toEqual([3, 40_000])
    expect(on('2026-12-03')).toMatchObject({ ...hour('2026-12-09', '19:00', 'areia'), priceCents: 16_000 })
    expect(live()).toHaveLength(52)
  })

  it('tells its games in the order in which they are played', () => {
    swap('2026-12-10', hour('2026-12-03', '19:00'))
    const starts = [hour('2026-12-03', '19:00').start, hour('2026-12-03').start]
    expect(pause('2026-12-01', '2026-12-05').preview.gone.map(({ start }) => start)).toEqual(starts)
    const { preview } = wish({ type: 'resume', pauseId: pauseId() })
    expect(preview.back.map(({ start }) => start)).toEqual(starts)
  })

  it('tells what was paid too much, on the last bill', () => {
    arena = new SeriesModel()
    arena.give(thursdays({ until: '2027-01-07' }))
    arena.give({
      type: 'pay',
      id: 'p',
      seriesId: 'serie',
      month: '2027-01',
      paymentId: 'cash',
      method: 'cash',
      amountCents: 12_000,
      receivedCents: null,
    })
    expect(pause('2027-01-05', '2027-01-10').preview).toMatchObject({
      nextStart: null,
      dueCents: 72_000,
      leftCents: 12_000,
    })
  })

  it('brings no game back to a time that somebody else has, nor to its usual one', () => {
    swap('2026-12-10', hour('2026-12-08', '19:00'))
    pause('2026-12-06', '2026-12-09')
    arena.book('other', hour('2026-12-08', '19:00'))
    const { preview } = wish({ type: 'resume', pauseId: pauseId() })
    expect(preview.lost).toMatchObject([
      { day: '2026-12-10', start: hour('2026-12-08', '19:00').start, state: 'taken' },
    ])
    expect(preview.differenceCents).toBe(0)
    expect(live()).not.toContain('2026-12-10')
  })

  it('ends early at the hour that is agreed on by then', () => {
    pause('2026-12-10', '2026-12-24')
    const own = { seriesId: 'serie', version: arena.series.get('serie')?.version ?? 0 }
    arena.give({
      type: 'change',
      id: 'later',
      ...own,
      scope: 'following',
      day: '2026-12-03',
      patch: { startMinute: 21 * 60 },
      choices: [],
      exceptions: 'keep',
    })
    wish({ type: 'resume', pauseId: pauseId() })
    expect(on('2026-11-26')).toMatchObject(hour('2026-11-26'))
    const back = arena.of('serie').filter(({ status, start }) => status === 'confirmed' && start > '2026-12')
    expect(new Set(back.map(({ start }) => start.slice(11, 16)))).toEqual(new Set(['00:00']))
    expect(back).toHaveLength(51)
  })

  it('ends early from tomorrow on: what was to be today is no more, also at another day’s hour', () => {
    swap('2026-12-10', hour('2026-12-08', '19:00'))
    pause('2026-12-06', '2026-12-09')
    arena.now = '2026-12-08T10:00:00.000Z'
    arena.topUp('serie')
    const { preview } = wish({ type: 'resume', pauseId: pauseId() })
    expect(preview).toMatchObject({ back: [], lost: [], differenceCents: 0 })
    expect(arena.series.get('serie')?.pauses).toMatchObject([{ from: '2026-12-06', until: '2026-12-08' }])
  })

  it('leaves on the bill what somebody else has meanwhile and nothing is given back for', () => {
    terms({ credit: 'none' })
    pause('2026-12-10', '2026-12-24')
    arena.book('other', hour('2026-12-17'))
    wish({ type: 'resume', pauseId: pauseId() })
    expect(bill('2026-12')?.totalCents).toBe(60_000)
  })

  it('can be ended by the arena too, and that of the arena by the arena alone', () => {
    pause('2026-12-10', '2026-12-24')
    const id = pauseId()
    const own = () => ({ seriesId: 'serie', version: arena.series.get('serie')?.version ?? 0 })
    arena.give({ type: 'resume', id: 'r', ...own(), pauseId: id, choices: [] })
    expect(live()).toHaveLength(52)
    arena.give({ type: 'pause', id: 'works', ...own(), from: '2026-12-10', until: '2026-12-24' })
    const { outcome } = wish({ type: 'resume', pauseId: 'works' })
    expect(outcome).toMatchObject({ ok: false, code: 'invalid_transition' })
    pause('2027-01-07', '2027-01-14')
    expect(wish({ type: 'resume', pauseId: 'works' }).outcome).toMatchObject({ code: 'invalid_transition' })
    expect(wish({ type: 'resume', pauseId: 'nothing' }).outcome).toMatchObject({ code: 'not_found' })
  })
})

describe('one game at another time (decision 178)', () => {
  it('keeps what was agreed on, with what the other hour costs more', () => {
    const { preview } = swap('2026-12-03', hour('2026-12-05', '19:00', 'areia'))
    expect(preview).toMatchObject({
      gone: [],
      lastStart: null,
      nextStart: null,
      priceCents: 16_000,
      differenceCents: 4_000,
      refusal: null,
    })
    expect(on('2026-12-03')).toMatchObject({ ...hour('2026-12-05', '19:00', 'areia'), priceCents: 16_000 })
    expect(on('2026-12-03')?.counter).toMatchObject({
      version: 1,
      changes: [{ kind: 'moved', by: 'athlete' }],
    })
    expect(bill('2026-12')?.totalCents).toBe(64_000)
    expect(swap('2026-12-03', hour('2026-12-03')).preview).toMatchObject({
      priceCents: 12_000,
      differenceCents: -4_000,
    })
  })

  it('overlaps its own time: that is not in its way (rule 1)', () => {
    expect(swap('2026-12-03', hour('2026-12-03', '20:30')).outcome.ok).toBe(true)
    arena.book('other', hour('2026-12-04', '20:30'))
    expect(swap('2026-12-03', hour('2026-12-04', '20:00')).outcome).toMatchObject({ code: 'slot_taken' })
  })

  it('is refused at the time that it has, and once they have arrived', () => {
    const refused = (to: ReturnType<typeof hour>) => swap('2026-12-03', to).preview.refusal?.code
    expect(refused(hour('2026-12-03'))).toBe('conflict')
    const booking = on('2026-12-03') ?? expect.fail('there is no game')
    const counter = { ...counterPartOf(booking), checkedInAt: arena.now }
    arena.bookings.set(booking.id, { ...booking, counter })
    expect(refused(hour('2026-12-04'))).toBe('booking_started')
  })

  it('is near the game, and before the next one', () => {
    const refused = (to: ReturnType<typeof hour>) => swap('2026-12-03', to).preview.refusal?.message
    expect(refused(hour('2026-11-25'))).toMatch(/até 7 dias antes ou depois/)
    expect(refused(hour('2026-12-10', '21:00'))).toMatch(/antes do próximo/)
    expect(refused(hour('2026-12-10', '19:00'))).toBeUndefined()
  })

  it('is asked until a week can be given back, and never from a game that has begun', () => {
    arena.now = '2026-11-25T23:00:00.000Z'
    expect(swap('2026-11-26', hour('2026-11-27')).preview.refusal).toBeNull()
    arena.now = '2026-12-02T23:00:00.001Z'
    const late = swap('2026-12-03', hour('2026-12-04')).preview.refusal
    expect(late).toEqual({
      code: 'invalid_transition',
      message: 'O prazo para trocar acabou qua, 02/12, às 20h. Fale com a arena.',
    })
    arena.now = '2026-12-03T23:00:00.000Z'
    expect(swap('2026-12-03', hour('2026-12-04')).outcome).toMatchObject({ code: 'booking_started' })
  })

  it('is no week that was sold again for its own slot', () => {
    terms({ credit: 'if_resold' })
    arena.give({ type: 'give_back', id: 'given', seriesId: 'serie', day: '2026-12-03' })
    swap('2026-12-10', hour('2026-12-03'))
    expect(bill('2026-12')).toMatchObject({ creditCents: 0, totalCents: 60_000 })
  })
})

describe('what was shown (decision 178)', () => {
  it('is what is done: at other money, or from an old page, nothing is', () => {
    const series = arena.series.get('serie')
    const sent = (changes: { version?: number; differenceCents?: number }) =>
      applySeriesCommand(
        athleteStep('serie', {
          type: 'pause',
          id: 'x',
          from: '2026-12-10',
          until: '2026-12-10',
          version: series?.version ?? 0,
          differenceCents: -12_000,
          ...changes,
        }),
        arena.context('rafael'),
      )
    expect(sent({}).ok).toBe(true)
    expect(sent({ differenceCents: -11_999 })).toMatchObject({ ok: false, code: 'stale' })
    expect(sent({ version: 0 })).toMatchObject({
      code: 'stale',
      message: expect.stringContaining('Seu horário fixo mudou'),
    })
  })

  it('stands in the history in words', () => {
    pause('2026-12-10', '2026-12-24')
    swap('2026-12-03', hour('2026-12-05', '19:00'))
    end('2027-01-07', 'Acabou o time')
    wish({ type: 'resume', pauseId: 'w-1' })
    expect(arena.series.get('serie')?.changes.map(({ type, text, byId }) => [type, text, byId])).toEqual([
      ['create', 'Horário fixo combinado', 'dono'],
      ['pause', 'Pausa de 10/12 a 24/12', 'rafael'],
      ['swap', 'Jogo de 03/12 trocado para sáb, 05/12, às 19h', 'rafael'],
      ['end', 'Encerrado: sem jogo a partir de 07/01. Acabou o time', 'rafael'],
      ['resume', 'Fim da pausa', 'rafael'],
    ])
  })
})
