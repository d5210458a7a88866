import { beforeEach, describe, expect, it } from 'vitest'
import { ArenaModel, clock } from '../../testing/arena-model.ts'
import type { BookingOutcome } from './apply-command.ts'
import { type BookingCommand, bookingCommandSchema } from './command.ts'
import { judgeMove } from './move.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { counterSum } from '../money/venue-part.ts'

let arena = new ArenaModel()
let ids = 0
beforeEach(() => {
  arena = new ArenaModel()
  ids = 0
})

type Draft = BookingCommand extends infer C ? (C extends BookingCommand ? Omit<C, 'id'> : never) : never
const give = (draft: Draft) => arena.give({ ...draft, id: `cmd-${++ids}` })
const online = {
  id: 'pay-online',
  method: 'pix' as const,
  status: 'paid' as const,
  pixCode: null,
  createdAt: clock('10:00'),
  paidAt: clock('10:01'),
}
const walkIn = { kind: 'walk_in' as const, name: 'Seu Jorge', phone: null }
const times = (bookingId: string, from: string, to: string, fieldId = 'norte') => [
  { bookingId, fieldId, start: clock(from), end: clock(to) },
]
const book = (
  bookingId: string,
  from: string,
  to: string,
  changes: Partial<Extract<BookingCommand, { type: 'book' }>> = {},
) =>
  give({
    type: 'book',
    customer: walkIn,
    times: times(bookingId, from, to),
    priceCents: null,
    priceReason: null,
    note: '',
    ...changes,
  })
const move = (bookingId: string, from: string, to: string, fieldId = 'norte') =>
  give({ type: 'move', bookingId, fieldId, start: clock(from), end: clock(to), price: 'rules' })
const pay = (bookingId: string, amountCents: number, method: 'cash' | 'card' | 'pix' = 'cash') =>
  give({ type: 'pay', bookingId, paymentId: `pay-${++ids}`, method, amountCents, receivedCents: null })
const idOf = (outcome: BookingOutcome | 'again') => (outcome !== 'again' && outcome.ok ? outcome.done.id : '')
const codeOf = (outcome: BookingOutcome | 'again') =>
  outcome === 'again' || outcome.ok ? outcome : outcome.code
const of = (id: string) => {
  const booking = arena.bookings.get(id)
  if (!booking) throw new Error(`no booking ${id}`)
  return booking
}

describe('booking at the counter (H2, rules 1 to 3)', () => {
  it('confirms at once, at the price of the rules, to be paid at the venue', () => {
    book('a', '19:00', '21:00')
    expect(of('a')).toMatchObject({
      source: 'counter',
      status: 'confirmed',
      priceCents: 20_000,
      customerName: 'Seu Jorge',
      athleteId: null,
      payment: { method: 'venue', status: 'pending', amountCents: 20_000 },
    })
  })

  it('books for an account by its name and phone', () => {
    book('a', '19:00', '20:00', { customer: { kind: 'athlete', athleteId: 'rafael' } })
    expect(of('a')).toMatchObject({ athleteId: 'rafael', customerName: 'Rafael' })
    expect(codeOf(book('b', '20:00', '21:00', { customer: { kind: 'athlete', athleteId: 'x' } }))).toBe(
      'not_found',
    )
  })

  it('books several times all together, or none of them', () => {
    book('a', '20:00', '21:00')
    const both = [...times('b', '19:00', '20:00'), ...times('c', '20:00', '21:00')]
    const outcome = book('', '', '', { times: both })
    expect(outcome).toMatchObject({ ok: false, code: 'slot_taken', time: { start: clock('20:00') } })
    expect(arena.bookings.has('b')).toBe(false)
    const twice = [...times('d', '21:00', '22:00'), ...times('e', '21:00', '22:00')]
    expect(codeOf(book('', '', '', { times: twice }))).toBe('slot_taken')
  })

  it('takes another price with a reason only', () => {
    expect(codeOf(book('a', '19:00', '20:00', { priceCents: 5000 }))).toBe('invalid')
    book('a', '19:00', '20:00', { priceCents: 0, priceReason: 'Cortesia' })
    expect(of('a')).toMatchObject({ priceCents: 0, payment: null })
  })

  it('has no reason of its own at the price of the rules, and is entered once', () => {
    book('a', '19:00', '20:00', { priceReason: 'Cortesia' })
    expect(of('a')).toMatchObject({ priceCents: 10_000, counter: { priceReason: null } })
    expect(book('a', '21:00', '22:00')).toMatchObject({
      code: 'conflict',
      message: 'Essa reserva já foi lançada.',
    })
    expect(of('a').start).toBe(clock('19:00'))
  })

  it('sells the slot that is running, and half an hour more than whole slots', () => {
    arena.now = clock('19:20')
    book('a', '19:00', '20:00')
    expect(of('a').priceCents).toBe(10_000)
    book('b', '20:00', '21:30')
    expect(of('b').priceCents).toBe(15_000)
  })

  it.each([
    ['18:00', '19:00', 'slot_past'],
    ['17:00', '18:00', 'slot_past'],
    ['22:00', '24:00', 'slot_closed'],
    ['20:15', '21:15', 'slot_closed'],
    ['21:00', '20:00', 'booking_too_short'],
    ['20:00', '20:30', 'slot_closed'],
  ])('refuses %s to %s: %s', (from, to, code) => {
    arena.now = clock('19:20')
    const end = to === '24:00' ? '2026-11-21T03:00:00.000Z' : clock(to)
    const outcome = book('a', '', '', {
      times: [{ bookingId: 'a', fieldId: 'norte', start: clock(from), end }],
    })
    expect(codeOf(outcome)).toBe(code)
    expect(outcome).toMatchObject({ message: expect.stringMatching(/^[A-ZÀ-Ú].*\.$/) })
  })

  it('counts once by its id', () => {
    const command = { type: 'book', id: 'same', customer: walkIn, times: times('a', '19:00', '20:00') }
    const whole = { ...command, priceCents: null, priceReason: null, note: '' } as BookingCommand
    expect(codeOf(arena.give(whole))).toMatchObject({ ok: true })
    expect(arena.give(whole)).toBe('again')
    expect(arena.bookings.size).toBe(1)
  })
})

describe('moving and resizing (H2)', () => {
  it('moves, is told at its price, and never clashes with itself', () => {
    book('a', '19:00', '21:00')
    expect(
      judgeMove(arena.schedule('norte', ['a']), of('a'), {
        fieldId: 'norte',
        start: clock('20:00'),
        end: clock('22:00'),
      }),
    ).toEqual({
      ok: true,
      priceCents: 20_000,
      differenceCents: 0,
    })
    move('a', '20:00', '22:00')
    expect(of('a')).toMatchObject({ start: clock('20:00'), end: clock('22:00') })
    expect(counterPartOf(of('a')).changes).toMatchObject([
      { kind: 'moved', from: { start: clock('19:00') }, to: { start: clock('20:00') } },
    ])
  })

  it('becomes longer while it is played, and costs more', () => {
    book('a', '19:00', '20:00')
    arena.now = clock('19:40')
    move('a', '19:00', '21:00')
    expect(of('a')).toMatchObject({ priceCents: 20_000, payment: { amountCents: 20_000 } })
    expect(codeOf(move('a', '18:00', '19:00'))).toBe('slot_past')
  })

  it('ends later on its field once it is played, and goes to no other with an hour that has passed', () => {
    book('a', '19:00', '21:00')
    arena.now = clock('20:10')
    expect(codeOf(move('a', '19:00', '21:00', 'sul'))).toBe('slot_past')
    move('a', '19:00', '22:00')
    expect(of('a')).toMatchObject({ fieldId: 'norte', end: clock('22:00') })
  })

  it('goes to another field at its time, or begins later there, and is refused where it is already', () => {
    book('a', '19:00', '21:00')
    expect(codeOf(move('a', '19:00', '21:00'))).toBe('conflict')
    move('a', '19:00', '21:00', 'sul')
    expect(of('a')).toMatchObject({ fieldId: 'sul', start: clock('19:00') })
    move('a', '20:00', '21:00', 'sul')
    expect(of('a')).toMatchObject({ fieldId: 'sul', start: clock('20:00'), end: clock('21:00') })
  })

  it('is refused where somebody else plays, and stays where it is', () => {
    book('a', '19:00', '20:00')
    book('b', '20:00', '21:00')
    expect(codeOf(move('a', '20:00', '21:00'))).toBe('slot_taken')
    expect(of('a').start).toBe(clock('19:00'))
    move('a', '20:00', '21:00', 'sul')
    expect(of('a').fieldId).toBe('sul')
  })

  it('keeps every payment: a price below what is paid is refused', () => {
    book('a', '19:00', '21:00')
    pay('a', 20_000, 'card')
    expect(of('a').payment).toMatchObject({ status: 'paid', atCounter: true })
    expect(codeOf(move('a', '19:00', '20:00'))).toBe('conflict')
    move('a', '19:00', '22:00')
    expect(of('a').payment).toMatchObject({ status: 'pending', amountCents: 30_000 })
    expect(counterSum(of('a'))).toMatchObject({ paidCents: 20_000, dueCents: 10_000 })
  })

  it('keeps a price that the arena has set itself, whatever the new time costs', () => {
    book('a', '19:00', '20:00', { priceCents: 4000, priceReason: 'Vizinho da arena' })
    move('a', '19:00', '21:00')
    expect(of('a')).toMatchObject({ end: clock('21:00'), priceCents: 4000 })
  })

  it('says that a booking which its athlete cancelled meanwhile is gone', () => {
    book('a', '19:00', '20:00')
    give({ type: 'cancel', bookingId: 'a', reason: 'Choveu' })
    expect(codeOf(move('a', '20:00', '21:00'))).toBe('booking_cancelled')
  })
})

describe('money at the counter (H2, rule 7)', () => {
  it('takes a deposit, then the rest, never more, and is paid exactly when all is taken', () => {
    book('a', '19:00', '20:00')
    pay('a', 3000)
    expect(of('a').payment?.status).toBe('pending')
    expect(codeOf(pay('a', 8000))).toBe('amount_over_due')
    pay('a', 7000, 'card')
    expect(of('a').payment).toMatchObject({ status: 'paid', atCounter: true })
  })

  it('gives back with a reason, and what waits as Pix is no money', () => {
    book('a', '19:00', '20:00')
    pay('a', 10_000, 'pix')
    const [waiting] = counterPartOf(of('a')).pendingPix
    expect([of('a').payment?.status, waiting?.amountCents]).toEqual(['pending', 10_000])
    arena.give({ type: 'pix_paid', id: 'bank', bookingId: 'a', paymentId: waiting?.id ?? '' })
    expect(of('a').payment?.status).toBe('paid')
    give({ type: 'void_payment', bookingId: 'a', paymentId: waiting?.id ?? '', reason: 'Erro' })
    expect(of('a').payment?.status).toBe('pending')
  })

  it('cancelling gives everything back', () => {
    book('a', '19:00', '20:00')
    pay('a', 4000)
    give({ type: 'cancel', bookingId: 'a', reason: 'Manutenção' })
    expect(of('a')).toMatchObject({ status: 'cancelled', cancellation: { refundCents: 4000, by: 'company' } })
    expect(counterPartOf(of('a')).payments.every(({ voided }) => voided !== null)).toBe(true)
  })
})

describe('who has arrived, and who has not (H2)', () => {
  it('notes an arrival from two hours before until the end', () => {
    book('a', '19:00', '20:00')
    arena.now = clock('16:59')
    expect(codeOf(give({ type: 'check_in', bookingId: 'a' }))).toBe('invalid_transition')
    arena.now = clock('17:00')
    give({ type: 'check_in', bookingId: 'a' })
    expect(counterPartOf(of('a')).checkedInAt).toBe(clock('17:00'))
    expect(codeOf(give({ type: 'check_in', bookingId: 'a' }))).toBe('conflict')
  })

  it('notes after the tolerance that nobody came, unless somebody has', () => {
    book('a', '19:00', '20:00')
    arena.now = clock('19:14')
    expect(codeOf(give({ type: 'no_show', bookingId: 'a' }))).toBe('invalid_transition')
    arena.now = clock('19:15')
    give({ type: 'no_show', bookingId: 'a' })
    expect(of('a').status).toBe('no_show')
    arena.now = clock('18:50')
    book('b', '20:00', '21:00')
    give({ type: 'check_in', bookingId: 'b' })
    arena.now = clock('20:30')
    expect(codeOf(give({ type: 'no_show', bookingId: 'b' }))).toBe('invalid_transition')
  })
})

describe('undoing (H2)', () => {
  it('puts a move back, once, as long as nobody has changed it since', () => {
    book('a', '19:00', '20:00')
    const moved = move('a', '21:00', '22:00')
    const commandId = moved !== 'again' && moved.ok ? moved.done.id : ''
    give({ type: 'undo', commandId })
    expect(of('a').start).toBe(clock('19:00'))
    expect(counterPartOf(of('a')).changes).toEqual([])
    expect(codeOf(give({ type: 'undo', commandId }))).toBe('already_undone')
  })

  it('leaves what somebody changed since, or a time that is taken again', () => {
    book('a', '19:00', '20:00')
    const moved = move('a', '21:00', '22:00')
    const commandId = moved !== 'again' && moved.ok ? moved.done.id : ''
    book('b', '19:00', '20:00')
    expect(codeOf(give({ type: 'undo', commandId }))).toBe('slot_taken')
    give({ type: 'note', bookingId: 'a', note: 'Traz colete' })
    expect(codeOf(give({ type: 'undo', commandId }))).toBe('not_undoable')
  })

  it.each([
    ['another field', '19:00', '21:00', 'sul', '19:00', '20:00'],
    ['a later start', '20:00', '21:00', 'norte', '19:00', '20:00'],
    ['an earlier end', '19:00', '20:00', 'norte', '20:00', '21:00'],
  ])('of %s puts nothing back where somebody plays now (rule 1)', (_, from, to, fieldId, freed, until) => {
    book('a', '19:00', '21:00')
    const moved = move('a', from, to, fieldId)
    expect(book('b', freed, until)).toMatchObject({ ok: true })
    expect(codeOf(give({ type: 'undo', commandId: idOf(moved) }))).toBe('slot_taken')
    expect(of('a')).toMatchObject({ start: clock(from), end: clock(to), fieldId })
  })

  it('of a longer time is never in its own way', () => {
    book('a', '19:00', '20:00')
    give({ type: 'undo', commandId: idOf(move('a', '19:00', '21:00')) })
    expect(of('a').end).toBe(clock('20:00'))
  })

  it('of what moved nothing asks for no free time', () => {
    book('a', '19:00', '20:00')
    const noted = give({ type: 'note', bookingId: 'a', note: 'Traz colete' })
    const [opens, closes] = ['18:00', '23:00'].map((time) => Date.parse(clock(time)) / 60_000)
    arena.closed = [{ start: opens ?? 0, end: closes ?? 0 }]
    give({ type: 'undo', commandId: idOf(noted) })
    expect(counterPartOf(of('a')).note).toBe('')
  })

  it('is for the arena’s own commands', () => {
    const id = idOf(book('a', '19:00', '20:00'))
    const done = arena.done.get(id)
    if (done) arena.done.set(id, { ...done, companyId: 'outra' })
    expect(codeOf(give({ type: 'undo', commandId: id }))).toBe('not_found')
    expect(of('a').status).toBe('confirmed')
  })

  it.each([
    [100, [], null],
    [30, [{ at: clock('19:15'), cents: 7_000 }], 7_000],
    [0, [{ at: clock('19:15'), cents: 10_000 }], 10_000],
  ])(
    'of an absence that keeps %i %% leaves what has gone back gone, and due at the venue',
    (percent, refunds, dueCents) => {
      book('a', '19:00', '20:00')
      const made = of('a')
      const payment = { ...online, amountCents: 10_000, refundedCents: 0 }
      arena.bookings.set('a', { ...made, payment, rules: { ...made.rules, noShowPercent: percent } })
      arena.now = clock('19:15')
      const missed = give({ type: 'no_show', bookingId: 'a' })
      arena.now = clock('19:20')
      give({ type: 'undo', commandId: idOf(missed) })
      const { status, payment: left, balance } = of('a')
      expect([status, left?.status, left?.refunds ?? []]).toEqual(['confirmed', 'paid', refunds])
      expect(left?.refundedCents).toBe(dueCents ?? 0)
      expect(balance && [balance.method, balance.status, balance.amountCents]).toEqual(
        dueCents && ['venue', 'pending', dueCents],
      )
    },
  )

  it.each([
    ['a tab has', '204', null],
    ['a tab has paid', null, 'tab-1'],
  ])('of an absence that gave money back is refused for a booking that %s', (_, onTab, tabId) => {
    book('a', '19:00', '20:00')
    const made = of('a')
    const payment = { ...online, amountCents: 5_000, refundedCents: 0 }
    const balance = {
      ...online,
      id: 'pay-rest',
      method: 'venue' as const,
      amountCents: 5_000,
      refundedCents: 0,
      tabId,
    }
    const rules = { ...made.rules, noShowPercent: 30 }
    arena.bookings.set('a', { ...made, payment, balance, rules })
    if (onTab !== null) arena.tabs.set('a', onTab)
    arena.now = clock('19:15')
    const missed = give({ type: 'no_show', bookingId: 'a' })
    expect(of('a').payment?.refundedCents).toBe(2_000)
    expect(codeOf(give({ type: 'undo', commandId: idOf(missed) }))).toBe('booking_on_tab')
    expect(of('a').status).toBe('no_show')
  })

  it('takes back what was booked by mistake', () => {
    const made = book('a', '19:00', '20:00')
    give({ type: 'undo', commandId: made !== 'again' && made.ok ? made.done.id : '' })
    expect(of('a').status).toBe('cancelled')
    expect(codeOf(book('b', '19:00', '20:00'))).toMatchObject({ ok: true })
  })
})

it.each([
  [{ customer: { kind: 'walk_in', name: 'Jorge', phone: '123' } }, /telefone com DDD/],
  [{ customer: { kind: 'walk_in', name: ' ', phone: null } }, /nome de quem vem/],
  [{ priceCents: 100_000_000 }, /preço de até R\$\s999\.999,99/],
  [{ times: [] }, /ao menos um horário/],
])('bad input has a sentence: %j (H2)', (changes, sentence) => {
  const command = { type: 'book', id: 'x', customer: walkIn, times: times('a', '19:00', '20:00') }
  const parsed = bookingCommandSchema.safeParse({
    ...command,
    priceCents: null,
    priceReason: 'x',
    note: '',
    ...changes,
  })
  expect(parsed.error?.issues[0]?.message).toMatch(sentence)
})
