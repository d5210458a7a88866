import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'
import { accountSchema } from './account.ts'

/**
 * The answer of `GET /me/export`: the data kept about a person (LGPD, article 18), part by part and machine-readable.
 * Secrets, and data deleted within the hour (codes, links, failed attempts), are not part of it.
 */
export const dataExportSchema = z.object({
  exportedAt: instantSchema,
  account: accountSchema,
  /** True if a responsible adult agreed when the person registered under 18; null where nobody was asked. */
  guardianConsent: z.nullable(z.boolean()),
  sessions: z.array(z.looseObject({})),
  bookings: z.array(z.looseObject({})),
  tabs: z.array(z.looseObject({})),
  /** Their fixed slots with all dates and bills, and their requests for others. */
  series: z.array(z.looseObject({})),
  seriesRequests: z.array(z.looseObject({})),
  /** The taken times for which they wait. */
  waits: z.array(z.looseObject({})),
  rachas: z.array(z.looseObject({})),
  /** The favourite fields, with their names. */
  favourites: z.array(z.looseObject({})),
  /** Their share of each bill among people, with what they have paid of it. */
  splits: z.array(z.looseObject({})),
  reviews: z.array(z.looseObject({})),
  notifications: z.array(z.looseObject({})),
  /** The contacts that the person left as the owner of an arena, found by their e-mail. */
  interests: z.array(z.looseObject({})),
  /** Where else the person stands, by table: of each row its id, and what of it is about them. */
  mentions: z.record(z.string(), z.array(z.looseObject({}))),
  /** The company that the person runs; null for everybody else. */
  company: z.nullable(z.looseObject({})),
})
export type DataExport = z.infer<typeof dataExportSchema>
