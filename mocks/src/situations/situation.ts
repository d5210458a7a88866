import { instantSchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import { dialectNames } from '../dialects/dialect-name.ts'
import { personaNames } from '../personas/persona-ids.ts'
import { eventNames } from './event-names.ts'

/** The sets of data that the backend can start from. */
export const dataNames = ['normal', 'empty', 'huge'] as const
export type DataName = (typeof dataNames)[number]

/** Times of interest, found from the real one, in Brasília's zone. */
export const momentNames = ['friday-evening', 'month-end'] as const
export type MomentName = (typeof momentNames)[number]

/** What may become of a call instead of its answer, beside a status of 400 to 599. */
export const mishapNames = ['slow', 'never', 'malformed', 'throttled', 'offline'] as const
export type MishapName = (typeof mishapNames)[number]

/** Of faults and of events: so all of it fits into a link. */
export const MOST = 6

/** How a call fares: a mishap, or refused with this status. */
export const fareSchema = z.union([z.enum(mishapNames), z.int().check(z.minimum(400), z.maximum(599))])
export type Fare = z.infer<typeof fareSchema>

/** A fault of one call, by its name (http/call-name.ts), or of `all` of them. The call's own goes first. */
export const faultSchema = z.object({ call: z.string().check(z.minLength(1)), fare: fareSchema })
export const faultsSchema = z.array(faultSchema).check(
  z.maxLength(MOST, `São no máximo ${MOST} falhas.`),
  z.refine(
    (faults) => new Set(faults.map(({ call }) => call)).size === faults.length,
    'Uma chamada tem uma falha só.',
  ),
)
export type Fault = z.infer<typeof faultSchema>

/** Any instant of this century, kept in one spelling. */
export const someInstantSchema = z.pipe(
  z.pipe(
    instantSchema,
    z.transform((instant) => new Date(instant).toISOString()),
  ),
  z
    .string()
    .check(z.refine((instant) => instant > '2001' && instant < '2099', 'Escolha um dia deste século.')),
)

/**
 * The mock's time: the real one, so many minutes after it, a time of interest, or an instant. Data that begin at one of the
 * last two are laid out around it, so at an instant everything is the same on every day.
 */
export const clockSettingSchema = z.union([
  z.literal('real'),
  z.enum(momentNames),
  z.object({ ahead: z.int().check(z.minimum(1), z.maximum(366 * 1440)) }),
  z.object({ at: someInstantSchema }),
])
export type ClockSetting = z.infer<typeof clockSettingSchema>

export const eventsSchema = z
  .array(z.enum(eventNames))
  .check(z.maxLength(MOST, `São no máximo ${MOST} eventos.`))

/** All that QA can put the backend into; a link carries it (situation-text.ts), and opens the app just there. */
export const situationSchema = z.object({
  data: z.enum(dataNames),
  clock: clockSettingSchema,
  /** Who is signed in; null: nobody. */
  persona: z.nullable(z.enum(personaNames)),
  /** Their session has ended, and the app does not know it yet. */
  expired: z.boolean(),
  dialect: z.enum(dialectNames),
  faults: faultsSchema,
  /** What happened, in this order; the latest of it. */
  events: eventsSchema,
})
export type Situation = z.infer<typeof situationSchema>

/** Everything as it should be, with nobody signed in. */
export const calm: Situation = {
  data: 'normal',
  clock: 'real',
  persona: null,
  expired: false,
  dialect: 'seed',
  faults: [],
  events: [],
}
