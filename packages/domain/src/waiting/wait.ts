import * as z from 'zod/mini'
import { companySummarySchema } from '../companies/company-summary.ts'
import { fieldSummarySchema } from '../fields/field-summary.ts'
import { instantSchema } from '../time/zone.ts'

/** The minutes for which an offered time is kept for whoever is next. */
export const OFFER_MINUTES = 10
/** The most times for which one person waits at once. */
export const MOST_WAITS = 10

/** The ways in which an arena offers a time that becomes free: to one after the other, or to all who wait at once. */
export const waitingWays = ['turns', 'all'] as const
export type WaitingWay = (typeof waitingWays)[number]

/** A person in the queue for a taken time (N7). It is there as long as they wait: who leaves, gets it or lets it pass has none. */
export const waitSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  fieldId: z.string(),
  athleteId: z.string(),
  start: instantSchema,
  end: instantSchema,
  createdAt: instantSchema,
  /** The number by which those who came at one instant stand in order: each gets one more than all before at the field. */
  turn: z.int(),
  /** The held booking by which it is offered to them; null while they wait. */
  bookingId: z.nullable(z.string()),
  /** The instant at which they are told: at night it is in the morning; null where there is nothing to tell. */
  tellAt: z.nullable(instantSchema),
  /** True once they were told that the time is free. */
  told: z.boolean(),
  /** The instant at which it is looked at again. */
  dueAt: instantSchema,
})
export type Wait = z.infer<typeof waitSchema>

/** The body of a request to wait. */
export const waitRequestSchema = z.object({
  fieldId: z.string('Escolha um campo.'),
  start: z.iso.datetime({ offset: true, error: 'Escolha um horário.' }),
  end: z.iso.datetime({ offset: true, error: 'Escolha um horário.' }),
})
export type WaitRequest = z.infer<typeof waitRequestSchema>

/** A wait as its person sees it. */
export const myWaitSchema = z.extend(
  z.pick(waitSchema, { id: true, start: true, end: true, createdAt: true }),
  {
    field: fieldSummarySchema,
    company: companySummarySchema,
    way: z.enum(waitingWays),
    /** Their place in the queue: 1 for the next one. */
    place: z.int().check(z.positive()),
    /** The booking that is held for them, and until when; null while they wait. */
    offer: z.nullable(z.object({ bookingId: z.string(), until: instantSchema })),
    /** True where all were told that it is free, and nobody has it yet. */
    isFree: z.boolean(),
  },
)
export type MyWait = z.infer<typeof myWaitSchema>

/** The body by which an arena chooses how it offers what becomes free. */
export const waitingWayChangeSchema = z.object({ waitingWay: z.enum(waitingWays) })
export type WaitingWayChange = z.infer<typeof waitingWayChangeSchema>

/** Returns how an arena offers what becomes free: one after the other, where it has chosen nothing. */
export function waitingWayOf({ waitingWay }: { waitingWay?: WaitingWay | undefined }): WaitingWay {
  return waitingWay ?? 'turns'
}
