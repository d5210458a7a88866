import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { cardWaits, chargedCardSchema } from '../payments/card/card.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
import { itemInputSchema, personInputSchema } from './command.ts'
import { splitPaymentSchema, splitPersonSchema, splitSchema, splitSourceSchema } from './split.ts'

/** A booking or a tab that can be put on a bill, with what it costs now. */
export const sourceOfferSchema = z.object({
  source: splitSourceSchema,
  name: z.string(),
  cents: centsSchema,
})
export type SourceOffer = z.infer<typeof sourceOfferSchema>

/** Somebody of an earlier game or bill of the organiser. */
export const contactSchema = z.object({ sameAs: z.string(), name: z.string() })
export type Contact = z.infer<typeof contactSchema>

/** The beginning of a bill from a booking, a tab or a racha; `splitId` where there is one already. */
export const splitProposalSchema = z.object({
  splitId: z.nullable(z.string()),
  title: z.string(),
  items: z.array(itemInputSchema),
  people: z.array(personInputSchema),
  sources: z.array(sourceOfferSchema),
  contacts: z.array(contactSchema),
  /** The price a head that the invitation of its racha names, in cents; 0 for none. */
  pricePerHeadCents: centsSchema,
})
export type SplitProposal = z.infer<typeof splitProposalSchema>

const standing = {
  shareCents: centsSchema,
  paidCents: centsSchema,
  openCents: centsSchema,
  creditCents: centsSchema,
  /** True where what is open came after they had paid. */
  supplement: z.boolean(),
}

/** A person of a bill as its organiser sees them. */
export const splitPersonDetailSchema = z.extend(
  z.omit(splitPersonSchema, { userId: true, participantId: true }),
  {
    ...standing,
    hasAccount: z.boolean(),
    /** True for the organiser. */
    me: z.boolean(),
    /** Those that count or wait to be confirmed, oldest first. */
    payments: z.array(
      z.extend(
        z.pick(splitPaymentSchema, { id: true, kind: true, status: true, cents: true, paidAt: true }),
        {
          undoable: z.boolean(),
        },
      ),
    ),
    /** The reason why they cannot be reminded now; null where they can. */
    notNow: z.nullable(z.string()),
  },
)
export type SplitPersonDetail = z.infer<typeof splitPersonDetailSchema>

/** A bill as its organiser sees it. */
export const splitDetailSchema = z.extend(
  z.pick(splitSchema, {
    id: true,
    code: true,
    groupToken: true,
    title: true,
    origin: true,
    timeZone: true,
    createdAt: true,
    cancelledAt: true,
    cancelReason: true,
    items: true,
    changes: true,
  }),
  {
    people: z.array(splitPersonDetailSchema),
    sum: z.object({
      totalCents: centsSchema,
      paidCents: centsSchema,
      openCents: centsSchema,
      creditCents: centsSchema,
      unclaimedCents: centsSchema,
    }),
    sources: z.array(sourceOfferSchema),
    contacts: z.array(contactSchema),
  },
)
export type SplitDetail = z.infer<typeof splitDetailSchema>

/** A share as whoever has its link sees it: nothing of others but how many have paid. */
export const linkedShareSchema = z.object({
  title: z.string(),
  organizerName: z.string(),
  name: z.string(),
  timeZone: timeZoneSchema,
  cancelled: z.boolean(),
  ...standing,
  /** The items that the share is made of. */
  items: z.array(z.object({ id: z.string(), name: z.string(), cents: centsSchema, shared: z.boolean() })),
  /** The items that wait for somebody to say that they were theirs. */
  claimable: z.array(z.object({ id: z.string(), name: z.string(), cents: centsSchema, mine: z.boolean() })),
  /** The Pix code that waits to be paid; null for none. */
  pix: z.nullable(z.object({ id: z.string(), cents: centsSchema, pixCode: z.nullable(z.string()) })),
  /** The card that waits for its bank; `waits` is null for one that was declined last. Null for none. */
  card: z.nullable(
    z.extend(z.pick(chargedCardSchema, { brand: true, last4: true, declined: true }), {
      cents: centsSchema,
      waits: z.nullable(z.enum(cardWaits)),
    }),
  ),
  /** The most instalments of a card. */
  maxInstalments: z.int(),
  /** The credit of who is signed in, whose share it is, that can pay of it at the arena; null for none. */
  arenaCredit: z.nullable(z.object({ cents: centsSchema, companyName: z.string() })),
  /** The instant at which they said to have paid in cash, which is not confirmed yet. */
  saidAt: z.nullable(instantSchema),
  settledPeople: z.int(),
  people: z.int(),
  /** The sentence by which a racha's bill is divided among day players and regulars; null where all pay equally. */
  rule: z.nullable(z.string()),
  /** True for a share that is on somebody's account. */
  taken: z.boolean(),
})
export type LinkedShare = z.infer<typeof linkedShareSchema>

/** The ways somebody of a bill stands in it for its group. `free`: nothing was theirs to pay. */
export const groupStates = ['open', 'said', 'paid', 'free'] as const

/** A bill as its group sees it: first names, and what each still owes; of amounts that were paid nothing. */
export const linkedBillSchema = z.object({
  title: z.string(),
  organizerName: z.string(),
  cancelled: z.boolean(),
  openCents: centsSchema,
  /** The cents of items that wait for somebody to say that they were theirs. */
  unclaimedCents: centsSchema,
  settledPeople: z.int(),
  people: z.int(),
  /** In the order of the bill. */
  who: z.array(
    z.object({
      personId: z.string(),
      name: z.string(),
      state: z.enum(groupStates),
      openCents: centsSchema,
      /** True for who is signed in. */
      mine: z.boolean(),
    }),
  ),
})
export type LinkedBill = z.infer<typeof linkedBillSchema>

/** The answer about a tab that the counter handed over. */
export const handedTabSchema = z.object({ title: z.string(), organizerName: z.string() })
