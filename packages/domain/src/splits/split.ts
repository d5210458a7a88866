import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { cardPaymentStepSchema } from '../payments/card/card-step.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'

/** The things from which a bill is opened, and whose money it may bring to the arena. */
export const splitOrigins = ['booking', 'tab', 'racha'] as const
export type SplitOrigin = (typeof splitOrigins)[number]

export const itemKinds = ['field', 'tab', 'goalkeeper', 'ball', 'other'] as const
export type ItemKind = (typeof itemKinds)[number]

/** A booking or a tab whose amount an item is. */
export const splitSourceSchema = z.object({ kind: z.enum(['booking', 'tab']), id: z.string() })
export type SplitSource = z.infer<typeof splitSourceSchema>

/** The people who pay an item: all who are not exempt, by their parts; some, equally; or whoever says it was theirs. */
export const payersSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('all') }),
  z.object({ of: z.literal('some'), personIds: z.array(z.string()) }),
  z.object({ of: z.literal('claim'), byId: z.nullable(z.string()) }),
])
export type Payers = z.infer<typeof payersSchema>

export const splitItemSchema = z.object({
  id: z.string(),
  kind: z.enum(itemKinds),
  name: z.string(),
  cents: centsSchema,
  payers: payersSchema,
  source: z.nullable(splitSourceSchema),
})
export type SplitItem = z.infer<typeof splitItemSchema>

/** The part of a person in what is everybody's: the rest in equal parts, an own amount, or a percentage. */
export const partSchema = z.discriminatedUnion('as', [
  z.object({ as: z.literal('rest') }),
  z.object({ as: z.literal('amount'), cents: centsSchema }),
  z.object({ as: z.literal('percent'), percent: z.int().check(z.minimum(1), z.maximum(100)) }),
])
export type Part = z.infer<typeof partSchema>

export const splitPersonSchema = z.object({
  id: z.string(),
  /** Null for a guest by name. */
  userId: z.nullable(z.string()),
  /** Their place in the racha; null for others. */
  participantId: z.nullable(z.string()),
  name: z.string(),
  /** True for somebody who pays nothing of what is everybody's, such as the goalkeeper. */
  exempt: z.boolean(),
  part: partSchema,
  /** The secret of their link. */
  token: z.string(),
})
export type SplitPerson = z.infer<typeof splitPersonSchema>

export const paymentKinds = ['pix', 'card', 'cash', 'credit', 'returned'] as const
/**
 * `waiting`: a Pix code that was shown, or a card whose bank has not decided. `said`: cash that the collector has not
 * confirmed. `declined`: a card that its bank did not take, after a wait.
 */
export const splitPaymentStatuses = ['waiting', 'said', 'paid', 'undone', 'declined'] as const

/** A payment of a share; its amount never changes. */
export const splitPaymentSchema = z.object({
  id: z.string(),
  personId: z.string(),
  /** `credit` is what a person had at the arena of the bill; `returned` what was given back of a paid share. */
  kind: z.enum(paymentKinds),
  status: z.enum(splitPaymentStatuses),
  cents: centsSchema,
  /** The BR Code; only for Pix. */
  pixCode: z.nullable(z.string()),
  /** The card, and what its payment waits for; only by card. */
  card: z.optional(cardPaymentStepSchema.shape.card),
  /** The key of the bank's transaction of the arena that brought it; absent for what was paid otherwise. */
  statementKey: z.optional(z.string()),
  /** The payment whose money a bank gives back; only of what is `returned`, and absent where the collector has done that. */
  returnsId: z.optional(z.string()),
  createdAt: instantSchema,
  paidAt: z.nullable(instantSchema),
  undoneAt: z.nullable(instantSchema),
})
export type SplitPayment = z.infer<typeof splitPaymentSchema>

/** Something of a bill before and after a change, in words; null where it was not there. */
export const splitDifferenceSchema = z.object({
  name: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type SplitDifference = z.infer<typeof splitDifferenceSchema>

export const splitChangeSchema = z.object({
  id: z.string(),
  at: instantSchema,
  /** The name of who did it; the bank has none. */
  who: z.string(),
  what: z.string(),
  differences: z.array(splitDifferenceSchema),
})

/** A bill among several people as it is stored: the rule (items and people) and its result (shares). */
export const splitSchema = z.object({
  id: z.string(),
  /** The code that a Pix of it begins with: `CTA-7K2Q`. */
  code: z.string(),
  /** The person who divides it, and collects what is not owed to an arena. */
  organizerId: z.string(),
  /** The secret of the group's link, as it stands in the address: `grupo-…`. */
  groupToken: z.string(),
  title: z.string(),
  origin: z.object({ kind: z.enum(splitOrigins), id: z.string() }),
  timeZone: timeZoneSchema,
  createdAt: instantSchema,
  cancelledAt: z.nullable(instantSchema),
  cancelReason: z.nullable(z.string()),
  items: z.array(splitItemSchema),
  people: z.array(splitPersonSchema),
  /** The share of each person in cents, by the rule as it is now; none of a cancelled bill. */
  shares: z.array(z.object({ personId: z.string(), cents: centsSchema })),
  payments: z.array(splitPaymentSchema),
  reminders: z.array(z.object({ personId: z.string(), at: instantSchema })),
  changes: z.array(splitChangeSchema),
  /** The commands that were given, as texts: each counts once by its id. */
  commands: z.array(z.object({ id: z.string(), by: z.string(), command: z.string() })),
})
export type Split = z.infer<typeof splitSchema>

export const itemKindLabels: Record<ItemKind, string> = {
  field: 'Campo',
  tab: 'Comanda',
  goalkeeper: 'Goleiro',
  ball: 'Caixinha da bola',
  other: 'Outro gasto',
}
