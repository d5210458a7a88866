import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Occupied } from '../../availability/slots.ts'
import { at, everyDay, scheduleWith } from '../../testing/schedules.ts'
import { toInstant, toMinutes } from '../../time/zone.ts'
import { type Booking, HOLD_MINUTES } from '../booking.ts'
import { quote } from './quote.ts'
import { canCancel, canPay, occupies, statusAt } from '../status.ts'

type Kept = Pick<Booking, 'start' | 'end' | 'status' | 'holdExpiresAt'>
type Command =
  | { do: 'book'; key: number; hour: number; hours: number }
  | { do: 'pay' | 'cancel'; which: number }
  | { do: 'advance'; seconds: number }

const OPENS = at('2026-11-20', '18:00')
const HOURS = 5

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    do: fc.constant('book' as const),
    key: fc.nat(20),
    hour: fc.nat(HOURS - 1),
    hours: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ do: fc.constantFrom('pay' as const, 'cancel' as const), which: fc.nat(6) }),
  fc.record({ do: fc.constant('advance' as const), seconds: fc.constantFrom(1, 60, 449, 899, 900, 2700) }),
)

/** A minimal backend that keeps rule 1 with nothing but `quote` and the functions of `status.ts`. */
class Backend {
  seconds = (OPENS - 90) * 60
  readonly bookings: Kept[] = []
  readonly answers = new Map<number, Kept | null>()
  readonly buffer: number

  constructor(buffer: number) {
    this.buffer = buffer
  }

  get now(): string {
    return new Date(this.seconds * 1000).toISOString()
  }

  get using(): Kept[] {
    return this.bookings.filter((booking) => occupies(booking, this.now))
  }

  /** Books the interval; a repeated key gets the first answer again. */
  book(key: number, start: string, end: string): void {
    if (this.answers.has(key)) return
    const holdExpiresAt = new Date((this.seconds + HOLD_MINUTES * 60) * 1000).toISOString()
    const made: Kept = { start, end, status: 'awaiting_payment', holdExpiresAt }
    const kept = quote(this.schedule(), { start, end }).ok ? made : null
    if (kept) this.bookings.push(kept)
    this.answers.set(key, kept)
  }

  pay(booking: Kept): boolean {
    if (!canPay(booking, this.now)) return false
    booking.status = 'confirmed'
    return true
  }

  cancel(booking: Kept): boolean {
    if (!canCancel(booking, this.now)) return false
    booking.status = 'cancelled'
    return true
  }

  private schedule() {
    const occupied = this.using.map((booking): Occupied => {
      const kind = statusAt(booking, this.now) === 'awaiting_payment' ? 'held' : 'taken'
      return { start: toMinutes(booking.start), end: toMinutes(booking.end), kind }
    })
    const openingHours = everyDay({ opens: 18 * 60, closes: (18 + HOURS) * 60 })
    return scheduleWith({ now: this.now, occupied, openingHours, field: { bufferMinutes: this.buffer } })
  }
}

/** The model: the second until which each booking keeps its hours, in plain numbers. An expired hold keeps nothing. */
class Model {
  readonly held: { from: number; to: number; until: number }[] = []

  /** Holds the minutes from `from` to `to` if they are free at `seconds`, and returns whether they were. */
  book(seconds: number, from: number, to: number, buffer: number): boolean {
    const living = this.held.filter((other) => seconds < other.until)
    const clash = living.some((other) => from < other.to + buffer && other.from < to + buffer)
    if (clash || from * 60 < seconds || to > OPENS + HOURS * 60) return false
    this.held.push({ from, to, until: seconds + 900 })
    return true
  }

  keep(which: number, until: number): void {
    const held = this.held[which]
    if (held) held.until = until
  }
}

/** Applies the same step to both, and returns the number of bookings that it is expected to add. */
function play(backend: Backend, model: Model, step: Command): number {
  if (step.do === 'advance') backend.seconds += step.seconds
  if (step.do === 'pay' || step.do === 'cancel') {
    const booking = backend.bookings[step.which]
    if (booking && backend[step.do](booking)) model.keep(step.which, step.do === 'pay' ? Infinity : 0)
  }
  if (step.do !== 'book') return 0
  const from = OPENS + step.hour * 60
  const to = from + step.hours * 60
  const retried = backend.answers.has(step.key)
  backend.book(step.key, toInstant(from), toInstant(to))
  if (retried) return 0
  return model.book(backend.seconds, from, to, backend.buffer) ? 1 : 0
}

/** Pairs of bookings that use the field at once, or with less than the buffer between them. */
function clashes(bookings: readonly Kept[], buffer: number): Kept[][] {
  const ordered = bookings.toSorted((a, b) => a.start.localeCompare(b.start))
  const pairs = ordered.slice(1).map((next, index) => [ordered[index] ?? next, next] as const)
  return pairs
    .filter(([first, next]) => toMinutes(next.start) < toMinutes(first.end) + buffer)
    .map((pair) => [...pair])
}

it('never lets two bookings use a field at once, whatever is booked, paid, cancelled, retried or left to expire', () => {
  const seen = { booked: 0, refused: 0, bookedAgain: 0 }
  const property = fc.property(
    fc.array(command, { maxLength: 30, size: 'max' }),
    fc.constantFrom(0, 60),
    (commands, buffer) => {
      const backend = new Backend(buffer)
      const model = new Model()
      for (const step of commands) {
        const before = backend.bookings.length
        const due = play(backend, model, step)
        expect(backend.bookings.length - before).toBe(due)
        expect(backend.using).toEqual(
          backend.bookings.filter((_, index) => backend.seconds < (model.held[index]?.until ?? 0)),
        )
        expect(clashes(backend.using, buffer)).toEqual([])
      }
      seen.booked += backend.bookings.length
      seen.refused += [...backend.answers.values()].filter((answer) => answer === null).length
      seen.bookedAgain += clashes(backend.bookings, buffer).length
    },
  )
  fc.assert(property, { numRuns: 1000 })
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100)
})
