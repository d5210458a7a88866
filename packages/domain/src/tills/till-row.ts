import * as z from 'zod/mini'
import { declareColumns, filterableOf, rowSchemaOf } from '../lists/list-columns.ts'
import { centsSchema } from '../money/money.ts'
import { tillMethods } from '../payments/money-methods.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
import { countCorrectionSchema, tillMovementSchema } from './till.ts'
import { closedTillStatuses } from './till-status.ts'

/** The name of a person; null for one whose account is gone. */
const personSchema = z.nullable(z.string())

const movementRowSchema = z.extend(z.omit(tillMovementSchema, { byId: true }), { by: personSchema })

/** The open till as its company sees it: nothing that tells how much cash is expected. */
export const openTillSchema = z.object({
  id: z.string(),
  openedAt: instantSchema,
  openedBy: personSchema,
  floatCents: centsSchema,
  movements: z.array(movementRowSchema),
  /** The number of its movements. */
  version: z.int(),
})
export type OpenTill = z.infer<typeof openTillSchema>

/** The answer of `GET /company/till`. */
export const currentTillSchema = z.object({
  /** Null while none is open. */
  till: z.nullable(openTillSchema),
  /** The till that was closed last, if its difference has no reason yet: until then no other can be opened. */
  unexplainedId: z.nullable(z.string()),
  /** The instant at which a till was closed last; null for a company that has closed none. */
  lastClosedAt: z.nullable(instantSchema),
  timeZone: timeZoneSchema,
})
export type CurrentTill = z.infer<typeof currentTillSchema>

/** A closed till in a table. */
export const listedTill = declareColumns({
  id: 'shown',
  openedAt: ['instant', instantSchema],
  openedBy: ['text', personSchema],
  closedAt: ['instant', instantSchema],
  closedBy: ['text', personSchema],
  floatCents: ['money', centsSchema],
  /** All that came, by any method, less what went back. */
  takenCents: ['money', z.int()],
  expectedCents: ['money', z.int()],
  /** The count of the closing, which stays when it is corrected. */
  countedCents: ['money', centsSchema],
  /** The count by the last correction; null for none. */
  correctedCents: ['shown', z.nullable(centsSchema)],
  /** The last word on the count, less what was expected. */
  differenceCents: ['money', z.int()],
  differenceReason: ['text', z.nullable(z.string())],
  status: ['choice', z.enum(closedTillStatuses)],
  timeZone: ['shown', timeZoneSchema],
})
export const tillRowSchema = rowSchemaOf(listedTill)
export type TillRow = z.infer<typeof tillRowSchema>
export const tillColumns = filterableOf(listedTill)

const methodSumSchema = z.object({
  method: z.enum(tillMethods),
  tabCents: centsSchema,
  bookingCents: centsSchema,
  returnedCents: centsSchema,
  totalCents: z.int(),
})

/** The sales of the open till by way of paying: told for the password of its owner, and its report says when. */
export const tillSalesSchema = z.object({ methods: z.array(methodSumSchema) })
export type TillSales = z.infer<typeof tillSalesSchema>

/** The report of a closed till. */
export const tillReportSchema = z.extend(tillRowSchema, {
  companyName: z.string(),
  movements: z.array(movementRowSchema),
  depositCents: centsSchema,
  withdrawalCents: centsSchema,
  methods: z.array(methodSumSchema),
  /** The notes that correct the count, the last one last. */
  corrections: z.array(z.extend(z.omit(countCorrectionSchema, { byId: true }), { by: personSchema })),
  /** When the sales were read before the count, and by whom. */
  salesSeen: z.array(z.object({ at: instantSchema, by: personSchema })),
  /** The tabs that stayed open for the next till. */
  carried: z.array(z.object({ code: z.string(), customerName: z.string(), dueCents: centsSchema })),
})
export type TillReport = z.infer<typeof tillReportSchema>
