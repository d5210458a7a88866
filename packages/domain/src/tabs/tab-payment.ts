import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { tillMethods } from '../payments/money-methods.ts'
import { instantSchema } from '../time/zone.ts'

/** Pieces of a line that a payment by item pays. */
export const paidLineSchema = z.object({ lineId: z.string(), quantity: z.int().check(z.positive()) })
export type PaidLine = z.infer<typeof paidLineSchema>

/** Money that came in for a tab. */
export const tabPaymentSchema = z.object({
  id: z.string(),
  method: z.enum(tillMethods),
  amountCents: centsSchema,
  /** The cash that was handed over, change included; null for other methods. */
  receivedCents: z.nullable(centsSchema),
  /** The pieces that it pays; empty where it pays a part of the whole. */
  lines: z.array(paidLineSchema),
  paidAt: instantSchema,
  /** The user who took it, or who paid by phone; null where that was never stored. */
  byId: z.nullable(z.string()),
  /** Set once it was taken back: it counts no more, and its money left the till at that instant. */
  voided: z.nullable(z.object({ at: instantSchema, byId: z.nullable(z.string()), reason: z.string() })),
})
export type TabPayment = z.infer<typeof tabPaymentSchema>

/** A Pix code that was shown and is not paid yet: it reserves its amount, and is no money. */
export const pendingPixSchema = z.object({
  id: z.string(),
  amountCents: centsSchema,
  lines: z.array(paidLineSchema),
  /** The BR Code; null until the server has made it. */
  pixCode: z.nullable(z.string()),
  createdAt: instantSchema,
  byId: z.nullable(z.string()),
})
