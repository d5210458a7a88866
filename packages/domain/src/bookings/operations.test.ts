import { beforeEach, expect, test } from 'vitest'
import { openTill } from '../testing/open-till.ts'
import { game } from '../rachas/testing/sample-racha.ts'
import { ArenaModel, clock } from '../testing/arena-model.ts'
import type { Booking } from './booking.ts'
import type { BookingStep } from './commands/command.ts'
import { type BookingStepFacts, carryOutStep, giveBooking, mailBooking } from './operations.ts'

let arena = new ArenaModel()
beforeEach(() => {
  arena = new ArenaModel()
  store(carryOutStep(book('a', '19:00'), facts()))
})

const book = (id: string, from: string): BookingStep => ({
  type: 'book',
  id: `book-${id}`,
  customer: { kind: 'athlete', athleteId: 'rafael' },
  times: [{ bookingId: id, fieldId: 'norte', start: clock(from), end: later(from) }],
  priceCents: null,
  priceReason: null,
  note: '',
})
const later = (from: string) => new Date(Date.parse(clock(from)) + 3_600_000).toISOString()
const move = (id: string, to: string): BookingStep => ({
  type: 'move',
  id,
  bookingId: 'a',
  fieldId: 'norte',
  start: clock(to),
  end: later(to),
  price: 'rules',
})

const facts = (given: Partial<BookingStepFacts> = {}): BookingStepFacts => ({
  ...arena.context(),
  place: () => ({
    fieldName: 'Campo Norte',
    companyName: 'Arena',
    timeZone: 'America/Sao_Paulo',
    ownerId: 'dono',
  }),
  payerOf: () => null,
  rachasIn: () => [],
  near: () => [],
  drawer: () => ({ till: undefined, entries: [] }),
  unreadMoves: () => [],
  ...given,
})

/** Stores what comes of a step, as a backend does. */
function store(outcome: ReturnType<typeof carryOutStep>) {
  if (!outcome.ok) throw new Error(outcome.message)
  for (const booking of outcome.changes.bookings) arena.bookings.set(booking.id, booking)
  for (const done of outcome.changes.bookingCommands) arena.done.set(done.id, done)
  return outcome
}
const messages = ({ notices }: { notices: readonly { message: string }[] }) =>
  notices.map(({ message }) => message)

test('a booking is told to its athlete, and a move of it with its racha, which moves along', () => {
  expect(messages(store(carryOutStep(book('b', '21:00'), facts())))).toEqual([
    'Arena marcou uma reserva para você: Campo Norte, 20/11 às 21h.',
  ])
  const racha = game({ bookingId: 'a' })
  const moved = store(carryOutStep(move('m', '20:00'), facts({ rachasIn: () => [racha] })))
  expect(moved.changes.rachas).toMatchObject([{ id: racha.id, start: clock('20:00'), end: later('20:00') }])
  expect(messages(moved).at(-1)).toBe(
    'Arena mudou sua reserva: Campo Norte, 20/11 às 19h, passa para Campo Norte, 20/11 às 20h. O preço continua o mesmo.',
  )
})

test('a move that is undone before it was read leaves no notice of it', () => {
  const before = arena.bookings.get('a')
  if (!before) throw new Error('there is no booking')
  store(carryOutStep(move('m', '20:00'), facts()))
  const unread = { unreadMoves: () => [{ id: 'news', from: before }] }
  const undone = store(carryOutStep({ type: 'undo', id: 'u', commandId: 'm' }, facts(unread)))
  expect(undone).toMatchObject({ notices: [], removed: { notifications: ['news'] } })
  expect(arena.bookings.get('a')?.start).toBe(clock('19:00'))
  expect(arena.done.get('m')?.undoneById).toBe('u')
})

test('holds near that have run out are stored as that; a booking of the command is itself', () => {
  const hold: Booking = {
    ...(arena.bookings.get('a') as Booking),
    id: 'hold',
    status: 'awaiting_payment',
    holdExpiresAt: clock('11:00'),
  }
  const { changes } = store(
    carryOutStep(
      move('m', '20:00'),
      facts({ near: () => [hold, { ...hold, id: 'a' }, { ...hold, holdExpiresAt: clock('13:00') }] }),
    ),
  )
  expect(changes.bookings.map(({ id, status }) => [id, status])).toEqual([
    ['hold', 'expired'],
    ['a', 'confirmed'],
  ])
})

test('the same again changes nothing and shows how things are; the id of another command is refused', () => {
  store(carryOutStep(move('m', '20:00'), facts()))
  store(carryOutStep(move('n', '21:00'), facts()))
  expect(carryOutStep(move('m', '20:00'), facts())).toMatchObject({
    changes: { bookings: [], bookingCommands: [] },
    notices: [],
    bookings: [{ id: 'a', start: clock('21:00') }],
  })
  expect(carryOutStep(move('m', '22:00'), facts())).toMatchObject({ code: 'idempotency_key_reused' })
})

test('a refusal has the bookings as they are, at the time that is taken', () => {
  store(carryOutStep(book('b', '20:00'), facts()))
  expect(carryOutStep(move('m', '20:00'), facts())).toMatchObject({
    code: 'slot_taken',
    field: 'start',
    present: [{ id: 'a', start: clock('19:00') }],
  })
})

test('cash that is given back has to lie in the drawer of the open till', () => {
  const pay = { type: 'pay', id: 'p', bookingId: 'a', paymentId: 'pay', method: 'cash' } as const
  store(carryOutStep({ ...pay, amountCents: 10_000, receivedCents: null }, facts()))
  const back: BookingStep = {
    type: 'void_payment',
    id: 'v',
    bookingId: 'a',
    paymentId: 'pay',
    reason: 'Engano',
  }
  const drawer = () => ({ till: openTill({ openedAt: clock('11:00') }), entries: [] })
  expect(carryOutStep(back, facts({ drawer }))).toMatchObject({
    code: 'drawer_short',
    present: [{ id: 'a', counter: { payments: [{ voided: null }] } }],
  })
  expect(carryOutStep(back, facts()).ok).toBe(true)
})

test('a booking is sent by mail, or into the account of who has none; one that is cancelled is not', () => {
  const booked = { ...(arena.bookings.get('a') as Booking), athleteId: null }
  const around = { at: arena.now, place: facts().place(booked) }
  expect(mailBooking(booked, 'ana@test.test', around)).toMatchObject({
    letters: [
      {
        to: 'ana@test.test',
        subject: `Reserva ${booked.code}`,
        text: expect.stringContaining('Campo Norte, 20/11 às 19h'),
      },
    ],
  })
  expect(giveBooking(booked, 'ana', around)).toMatchObject({
    changes: { bookings: [{ id: 'a', athleteId: 'ana' }] },
    notices: [{ userId: 'ana', message: expect.stringMatching(/^Arena colocou uma reserva na sua conta/) }],
  })
  expect(giveBooking(booked, null, around)).toMatchObject({ changes: { bookings: [] }, notices: [] })
  expect(giveBooking({ ...booked, athleteId: 'bia' }, 'ana', around)).toMatchObject({
    code: 'invalid_transition',
  })
  const cancelled: Booking = { ...booked, status: 'cancelled' }
  expect(mailBooking(cancelled, 'ana@test.test', around)).toMatchObject({ code: 'invalid_transition' })
  expect(giveBooking(cancelled, 'ana', around)).toMatchObject({ code: 'invalid_transition' })
})
