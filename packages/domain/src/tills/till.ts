import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { instantSchema } from '../time/zone.ts'

export const tillMovementKinds = ['deposit', 'withdrawal'] as const
export type TillMovementKind = (typeof tillMovementKinds)[number]

/** The kinds of movements with their Portuguese labels. */
export const tillMovementLabels: Record<TillMovementKind, string> = {
  deposit: 'Suprimento',
  withdrawal: 'Sangria',
}

/** Cash that was put into the till, or taken out of it, by hand. */
export const tillMovementSchema = z.object({
  id: z.string(),
  kind: z.enum(tillMovementKinds),
  amountCents: centsSchema,
  reason: z.string(),
  at: instantSchema,
  byId: z.string(),
})
export type TillMovement = z.infer<typeof tillMovementSchema>

/** A tab that was open when the till was closed, and what was due on it then. */
export const carriedTabSchema = z.object({ tabId: z.string(), dueCents: centsSchema })
export type CarriedTab = z.infer<typeof carriedTabSchema>

/** A note that corrects the count of a closing: what was in the drawer, and why another sum was typed. */
export const countCorrectionSchema = z.object({
  countedCents: centsSchema,
  reason: z.string(),
  at: instantSchema,
  byId: z.string(),
})

/** The money of a closed till, as it stood at an instant: all that came by any method less what went back, and the cash expected. */
export const tillSumsSchema = z.object({ takenCents: z.int(), expectedCents: z.int(), at: instantSchema })
export type TillSums = z.infer<typeof tillSumsSchema>

/** A till as it is stored: a session of the cash drawer, from opening to closing. */
export const tillSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  openedAt: instantSchema,
  openedById: z.string(),
  /** The change money that it began with. */
  floatCents: centsSchema,
  movements: z.array(tillMovementSchema),
  /** Null while it is open, as are the next four. */
  closedAt: z.nullable(instantSchema),
  closedById: z.nullable(z.string()),
  countedCents: z.nullable(centsSchema),
  sums: z.nullable(tillSumsSchema),
  /** The reason of the difference; null where none was given. */
  differenceReason: z.nullable(z.string()),
  /** The tabs that were open at the closing. */
  carried: z.array(carriedTabSchema),
  /** The notes that correct the count, the last one last; absent for none. `countedCents` stays as it was. */
  corrections: z.optional(z.array(countCorrectionSchema)),
  /** When the sales were read while it was open, and by whom; absent for never. */
  salesSeen: z.optional(z.array(z.object({ at: instantSchema, byId: z.string() }))),
})
export type Till = z.infer<typeof tillSchema>

/** A till that is closed. */
export const closedTillSchema = z.extend(tillSchema, {
  closedAt: instantSchema,
  countedCents: centsSchema,
  sums: tillSumsSchema,
})
export type ClosedTill = z.infer<typeof closedTillSchema>

/** Returns whether a till is closed, and so was counted and summed up. */
export function isClosed(till: Till): till is ClosedTill {
  return till.closedAt !== null && till.countedCents !== null && till.sums !== null
}
