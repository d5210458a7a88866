import * as z from 'zod/mini'
import { wholeBetween } from '../text/whole-between.ts'
import { type Sport, sports } from '../fields/sports.ts'
import { daySchema, fromLocal, localDay, toInstant, toLocal, toMinutes } from '../time/zone.ts'
import { agesProblem } from './ages.ts'
import { MAX_PRICE_CENTS, type RachaFacts, rachaFactsSchema } from './command.ts'
import { problemOf } from './commands/facts.ts'

const { maxPlayers, goalkeeperPlaces, pricePerHeadCents, withoutQuorum, priority } = rachaFactsSchema.shape

/** The values of the form of a pickup game: 0 hours are none. */
export const rachaFormSchema = z.object({
  sport: z.enum(sports, 'Escolha o esporte.'),
  /** Absent for any other place. */
  bookingId: z.nullish(z.string()),
  place: z.optional(z.string().check(z.trim(), z.maxLength(120, 'Use no máximo 120 letras.'))),
  day: z.nullish(daySchema),
  startMinute: z.optional(z.int()),
  minutes: z.int('Escolha a duração.'),
  maxPlayers,
  goalkeeperPlaces,
  pricePerHeadCents,
  minAge: z.nullish(wholeBetween(5, 99)),
  maxAge: z.nullish(wholeBetween(5, 99)),
  weekly: z.boolean(),
  plays: z.optional(z.boolean()),
  regularsUntilHours: wholeBetween(0, 168),
  freeOutHours: wholeBetween(0, 168),
  quorum: z.nullish(wholeBetween(2, 100)),
  withoutQuorum,
  priority,
})
export type RachaForm = z.infer<typeof rachaFormSchema>

/** The booking in which a new game is. */
type Booked = {
  id: string
  start: string
  priceCents: number
  field: { sports: readonly Sport[]; players: number }
}

/** The time of a booking, in which the game then is. */
type Time = { start: string; end: string; timeZone: string; place: string }

/** Returns the facts of a game that a form describes, for a booking or on the clock of `timeZone`. */
export function toRachaFacts(form: RachaForm, timeZone: string, booking: Time | undefined): RachaFacts {
  const { bookingId, place, day, startMinute, minutes, regularsUntilHours, freeOutHours, quorum } = form
  const { sport, weekly, withoutQuorum: short, priority: order } = form
  const start = fromLocal(timeZone, day ?? '1970-01-01', startMinute ?? 0)
  return {
    sport,
    bookingId: bookingId ?? null,
    ...(booking ?? {
      place: place ?? '',
      timeZone,
      start: toInstant(start),
      end: toInstant(start + minutes),
    }),
    maxPlayers: form.maxPlayers,
    goalkeeperPlaces: form.goalkeeperPlaces,
    pricePerHeadCents: form.pricePerHeadCents,
    minAge: form.minAge ?? null,
    maxAge: form.maxAge ?? null,
    weekly,
    regularsUntilHours: regularsUntilHours || null,
    freeOutHours: freeOutHours || null,
    quorum: quorum ?? null,
    withoutQuorum: short,
    priority: order,
  }
}

const withGoalkeepers: readonly Sport[] = ['society', 'futsal', 'football', 'handball']

/** Returns what each of so many players gives for a price in cents: whole reais, which cover it together. */
export function pricePerPlayer(priceCents: number, players: number): number {
  if (players < 1) return 0
  return Math.min(Math.ceil(priceCents / players / 100) * 100, MAX_PRICE_CENTS)
}

/**
 * Returns what the form of a new game begins with: as many places as the field of its booking has, its price divided
 * among them, no goalkeepers where a sport knows none, and a day to withdraw in, or as much of one as is left at the
 * instant `now`.
 */
export function newRachaForm(booking: Booked | null, now: string): Partial<RachaForm> {
  const sport = booking?.field.sports[0] ?? 'society'
  const hoursLeft = booking ? (toMinutes(booking.start) - toMinutes(now)) / 60 : Number.POSITIVE_INFINITY
  const players = booking?.field.players ?? 14
  return {
    bookingId: booking?.id ?? null,
    sport,
    minutes: 60,
    maxPlayers: players,
    goalkeeperPlaces: withGoalkeepers.includes(sport) ? 2 : 0,
    pricePerHeadCents: pricePerPlayer(booking?.priceCents ?? 0, players),
    weekly: false,
    plays: true,
    regularsUntilHours: 0,
    freeOutHours: [24, 12, 6, 2].find((hours) => hours < hoursLeft) ?? 0,
    withoutQuorum: 'open',
    priority: 'regulars_first',
  }
}

/** Returns the values of the form for the facts of a game. */
export function toRachaForm(facts: RachaFacts): RachaForm {
  const { timeZone, start, end, regularsUntilHours, freeOutHours } = facts
  return {
    ...facts,
    day: localDay(timeZone, start),
    startMinute: toLocal(timeZone, toMinutes(start)).minute,
    minutes: toMinutes(end) - toMinutes(start),
    regularsUntilHours: regularsUntilHours ?? 0,
    freeOutHours: freeOutHours ?? 0,
  }
}

/** Returns the errors of a form that its schema accepts, by field. */
export function rachaFormProblems(
  form: RachaForm,
  { timeZone, now }: { timeZone: string; now: string },
): Readonly<Record<string, string>> {
  const { bookingId, place, day, startMinute } = form
  const placed = bookingId !== null && bookingId !== undefined
  const missing = {
    ...(placed || place ? {} : { place: 'Conte onde vai ser.' }),
    ...(placed || day ? {} : { day: 'Escolha o dia.' }),
    ...(placed || startMinute !== undefined ? {} : { startMinute: 'Escolha a hora.' }),
  }
  if (Object.keys(missing).length > 0) return missing
  const facts = toRachaFacts(form, timeZone, undefined)
  if (!placed && facts.start <= now) return { day: 'Esse horário já passou.' }
  const problem = problemOf(facts)
  if (problem === null) return {}
  if (agesProblem(facts) !== null) return { maxAge: problem.message }
  if (facts.goalkeeperPlaces >= facts.maxPlayers) return { goalkeeperPlaces: problem.message }
  const unclosed = facts.quorum !== null && facts.regularsUntilHours === null
  return { [unclosed ? 'regularsUntilHours' : 'quorum']: problem.message }
}
