import * as z from 'zod/mini'
import { companyStatuses } from '../../companies/company.ts'
import { instantSchema } from '../../time/zone.ts'
import { fieldDetailSchema } from '../field-detail.ts'
import { groundFieldSchema } from './ground-field.ts'
import { fieldSections, type Missing, missingSentences } from './set-up.ts'

const missingParts = Object.keys(missingSentences) as [Missing, ...Missing[]]

/** A field as its company sees it: whole, whatever its status, with what is left to do before it is published. */
export const ownFieldSchema = z.extend(fieldDetailSchema, {
  /** Visitors see an active field only while its company is approved. */
  companyStatus: z.enum(companyStatuses),
  /** The sections that are finished. */
  done: z.array(z.enum(fieldSections)),
  /** The parts that it needs before it can be published. */
  missing: z.array(z.enum(missingParts)),
  /** The other fields of its company, by name; of the archived ones those alone that share its ground. */
  otherFields: z.array(groundFieldSchema),
})
export type OwnField = z.infer<typeof ownFieldSchema>

/** A booking that is yet to come, in the refusal to archive its field. */
export const comingBookingSchema = z.object({
  id: z.string(),
  code: z.string(),
  start: instantSchema,
  end: instantSchema,
  /** The person who booked. */
  customer: z.string(),
})
export type ComingBooking = z.infer<typeof comingBookingSchema>
