import * as z from 'zod/mini'
import { fieldSummarySchema } from '../fields/field-summary.ts'
import { waitingWays } from '../waiting/wait.ts'
import { companySchema, companyStatuses } from './company.ts'

/** A company as its manager sees it: with its status and its fields. */
export const ownCompanySchema = z.extend(companySchema, {
  status: z.enum(companyStatuses),
  /** The admin's reason for a refusal or a suspension. */
  statusReason: z.nullable(z.string()),
  cnpj: z.nullable(z.string()),
  /** True if its counter may sell more than is in stock (rule 7). */
  sellsBeyondStock: z.boolean(),
  /** The way in which it offers a time that becomes free to those who wait (N7). */
  waitingWay: z.enum(waitingWays),
  /** Counts the changes of its profile: a change of an older version is refused as `stale`. */
  version: z.int(),
  /** The fields that take bookings or are paused. */
  fields: z.array(fieldSummarySchema),
  /** The fields that are not published yet. */
  drafts: z.array(z.pick(fieldSummarySchema, { id: true, name: true })),
})
export type OwnCompany = z.infer<typeof ownCompanySchema>
