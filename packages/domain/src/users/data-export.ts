import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'
import { accountSchema } from './account.ts'

/**
 * `GET /me/export`: what is kept about a person (LGPD, article 18), part by part, to be read by machines too. Secrets, and
 * what is let go of within the hour (codes, links, wrong tries), are no part of it.
 */
export const dataExportSchema = z.object({
  exportedAt: instantSchema,
  account: accountSchema,
  /** Whether somebody responsible agreed when they registered under 18; null where nobody was asked. */
  guardianConsent: z.nullable(z.boolean()),
  sessions: z.array(z.looseObject({})),
  bookings: z.array(z.looseObject({})),
  tabs: z.array(z.looseObject({})),
  rachas: z.array(z.looseObject({})),
  reviews: z.array(z.looseObject({})),
  notifications: z.array(z.looseObject({})),
  /** What they left us as somebody who has an arena, by their e-mail. */
  interests: z.array(z.looseObject({})),
  /** The company that the person runs; null for everybody else. */
  company: z.nullable(z.looseObject({})),
})
export type DataExport = z.infer<typeof dataExportSchema>
