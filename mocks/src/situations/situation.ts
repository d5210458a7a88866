import { instantSchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import { dialectNames } from '../dialects/dialect-name.ts'
import { personaNames } from '../personas/persona-ids.ts'
import { eventNames } from './event-names.ts'

/** The sets of data that the backend can start from. */
export const dataNames = ['normal', 'empty', 'counter', 'huge'] as const
export type DataName = (typeof dataNames)[number]

/** The times of interest, computed from the real one, in Brasília's zone. */
export const momentNames = ['friday-evening', 'month-end'] as const
export type MomentName = (typeof momentNames)[number]

/** The named effects of a fault on a call, beside a status of 400 to 599. */
export const faultEffectNames = ['slow', 'never', 'malformed', 'throttled', 'offline'] as const
export type FaultEffectName = (typeof faultEffectNames)[number]

/** The maximum number of faults, and of events, so that a situation fits into a link. */
export const MOST = 6

/** The effect of a fault on a call: a named one, or a refusal with this status. */
export const faultEffectSchema = z.union([
  z.enum(faultEffectNames),
  z.int().check(z.minimum(400), z.maximum(599)),
])
export type FaultEffect = z.infer<typeof faultEffectSchema>

/**
 * A fault of one call, by its name (http/call-name.ts), or of `all` of them. The call's own goes before that of all.
 */
export const faultSchema = z.object({ call: z.string().check(z.minLength(1)), effect: faultEffectSchema })
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
 * The mock's time: the real one, so many minutes after it, a time of interest, or an instant. Data that begins at one
 * of the last two is laid out around it, so at an instant everything is the same on every day.
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

/** The state that a tester can put the backend into; a link carries it (situation-text.ts), and opens the app in it. */
export const situationSchema = z.object({
  data: z.enum(dataNames),
  clock: clockSettingSchema,
  /** The persona that is signed in; null: nobody. */
  persona: z.nullable(z.enum(personaNames)),
  /** True if their session has ended and the app does not know it yet. */
  expired: z.boolean(),
  dialect: z.enum(dialectNames),
  faults: faultsSchema,
  /** The latest events that were raised, in this order. */
  events: eventsSchema,
})
export type Situation = z.infer<typeof situationSchema>

/** The defaults: the usual data at the real time, no faults, and nobody signed in. */
export const defaultSituation: Situation = {
  data: 'normal',
  clock: 'real',
  persona: null,
  expired: false,
  dialect: 'seed',
  faults: [],
  events: [],
}
