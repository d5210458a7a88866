import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { instantSchema } from '../time/zone.ts'
import { tillMethods } from './money-methods.ts'
import { cardKinds } from './card/card-kind.ts'
import { cardWaits, chargedCardSchema } from './card/card.ts'

/** Pieces of a line that a payment by item pays. */
export const paidLineSchema = z.object({ lineId: z.string(), quantity: z.int().check(z.positive()) })
export type PaidLine = z.infer<typeof paidLineSchema>

/** The payment of a share of a bill among people, as that bill has it. */
export const sharePaymentRefSchema = z.object({ splitId: z.string(), paymentId: z.string() })
export type SharePaymentRef = z.infer<typeof sharePaymentRefSchema>

/** The payment of a share that it is a part of: that one has the money at our bank. Absent for others, and for credit. */
const share = z.optional(sharePaymentRefSchema)

/** The pieces that it pays; none where it pays a part of the whole, as wherever there are no lines. */
const lines = z.optional(z.array(paidLineSchema))

const voidedSchema = z.nullable(
  z.object({
    at: instantSchema,
    byId: z.nullable(z.string()),
    reason: z.string(),
    /** Its bank is asked to give it back; absent where that is done by hand, as for all that was voided before banks were asked. */
    byBank: z.optional(z.literal(true)),
  }),
)

/** Money that came in for an account. */
export const accountPaymentSchema = z.object({
  id: z.string(),
  method: z.enum(tillMethods),
  amountCents: centsSchema,
  /** The cash that was handed over, change included; null for other methods. */
  receivedCents: z.nullable(centsSchema),
  lines,
  share,
  /** The way in which a card paid at the counter; absent elsewhere. */
  cardKind: z.optional(z.enum(cardKinds)),
  /** The card that paid it on a phone; absent for one at the counter, and for other methods. */
  card: z.optional(chargedCardSchema),
  paidAt: instantSchema,
  /** The user who took it, or who paid by phone; null where that was never stored. */
  byId: z.nullable(z.string()),
  /** The key of the bank's transaction that brought it, past any till; absent for what was taken otherwise. */
  statementKey: z.optional(z.string()),
  /** Set once it was taken back: it counts no more, and its money left the till at that instant. */
  voided: voidedSchema,
})
export type AccountPayment = z.infer<typeof accountPaymentSchema>

/** A Pix code that was shown and is not paid yet: it reserves its amount, and is no money. */
export const pendingPixSchema = z.object({
  id: z.string(),
  amountCents: centsSchema,
  lines,
  share,
  /** The BR Code; null until the server has made it. */
  pixCode: z.nullable(z.string()),
  createdAt: instantSchema,
  byId: z.nullable(z.string()),
})
export type PendingPix = z.infer<typeof pendingPixSchema>

/** A payment by card that the bank has not taken: it reserves its amount while it waits, and is no money. */
export const pendingCardSchema = z.object({
  id: z.string(),
  amountCents: centsSchema,
  lines,
  card: chargedCardSchema,
  /** The thing that it waits for; null once it was declined, which is told until the next payment of its payer. */
  waits: z.nullable(z.enum(cardWaits)),
  createdAt: instantSchema,
  byId: z.nullable(z.string()),
})
export type PendingCard = z.infer<typeof pendingCardSchema>

/** Credit at the arena that paid a part of an account. It is no money: no till and no report has it (rule 10). */
export const accountCreditSchema = z.object({
  id: z.string(),
  amountCents: centsSchema,
  paidAt: instantSchema,
  /** The athlete whose credit it was. */
  byId: z.nullable(z.string()),
  /** Set once it was taken back: its athlete has the credit again. */
  voided: voidedSchema,
})
export type AccountCredit = z.infer<typeof accountCreditSchema>

/** The payments, and the codes that wait, of one thing that a venue is owed: a tab, a booking, a monthly bill. */
export const accountSchema = z.object({
  payments: z.array(accountPaymentSchema),
  /** Pix codes that wait to be paid. */
  pendingPix: z.array(pendingPixSchema),
  /** Payments by card that wait, or were declined last; absent for none. */
  pendingCards: z.optional(z.array(pendingCardSchema)),
  /** The credit that paid parts of it; absent for none. */
  credits: z.optional(z.array(accountCreditSchema)),
})
export type Account = z.infer<typeof accountSchema>
