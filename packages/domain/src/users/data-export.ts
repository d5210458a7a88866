import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'
import { accountSchema } from './account.ts'

/** `GET /me/export`: everything that is kept about a person (LGPD, article 18), part by part, to be read by machines too. */
export const dataExportSchema = z.object({
  exportedAt: instantSchema,
  account: accountSchema,
  sessions: z.array(z.looseObject({})),
  bookings: z.array(z.looseObject({})),
  tabs: z.array(z.looseObject({})),
  rachas: z.array(z.looseObject({})),
  reviews: z.array(z.looseObject({})),
  notifications: z.array(z.looseObject({})),
  /** The company that the person runs; null for everybody else. */
  company: z.nullable(z.looseObject({})),
})
export type DataExport = z.infer<typeof dataExportSchema>
