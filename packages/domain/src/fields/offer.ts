import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { instantSchema } from '../time/zone.ts'

/** A stretch that can be booked as it stands. */
export const offerSchema = z.object({ start: instantSchema, end: instantSchema, priceCents: centsSchema })
export type Offer = z.infer<typeof offerSchema>
