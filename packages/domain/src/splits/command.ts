import * as z from 'zod/mini'
import { type CreditStep, enteredCents } from '../payments/account-input.ts'
import { cardUseSchema } from '../payments/card/card.ts'
import type { CardDecision, CardPaymentStep } from '../payments/card/card-step.ts'
import type { StatementStep } from '../payments/statement-payment.ts'
import { madeId } from '../text/made-id.ts'
import { reasonText } from '../text/reason-text.ts'
import { requiredText } from '../text/required-text.ts'
import { itemKinds, splitOrigins, type SplitSource, splitSourceSchema } from './split.ts'

/** The most people and items of one bill. */
export const MAX_PEOPLE = 40
export const MAX_ITEMS = 60
/** The highest amount of one item, in cents. */
export const MAX_ITEM_CENTS = 10_000_000
const MAX_CHANGES = 400

const cents = z
  .int('Informe o valor, como 20,00.')
  .check(z.minimum(0, 'O valor não pode ser negativo.'), z.maximum(MAX_ITEM_CENTS, 'Use um valor menor.'))
const percentSentence = 'Use um número inteiro, de 1 a 100.'

/** An item as it is entered. */
export const itemInputSchema = z.object({
  /** Made by the client: a new one, or one of the bill. */
  id: madeId,
  kind: z.enum(itemKinds, 'Escolha o que é.'),
  name: requiredText('Escreva o que é.', 60),
  cents: z
    .int('Informe o valor, como 20,00.')
    .check(z.minimum(1, 'Informe o valor, como 20,00.'), z.maximum(MAX_ITEM_CENTS, 'Use um valor menor.')),
  payers: z.discriminatedUnion('of', [
    z.object({ of: z.literal('all') }),
    z.object({
      of: z.literal('some'),
      personIds: z.array(z.string()).check(z.minLength(1, 'Escolha quem paga.')),
    }),
    z.object({ of: z.literal('claim') }),
  ]),
  source: z.nullable(splitSourceSchema),
})
export type ItemInput = z.infer<typeof itemInputSchema>

/** A person as they are entered. */
export const personInputSchema = z.object({
  /** Made by the client: a new one, or one of the bill. */
  id: madeId,
  name: requiredText('Escreva o nome.', 60),
  /** Somebody of an earlier game or bill of the organiser, or the organiser: they are the same person. */
  sameAs: z.nullable(z.string()),
  exempt: z.boolean(),
  part: z.discriminatedUnion('as', [
    z.object({ as: z.literal('rest') }),
    z.object({ as: z.literal('amount'), cents }),
    z.object({
      as: z.literal('percent'),
      percent: z.int(percentSentence).check(z.minimum(1, percentSentence), z.maximum(100, percentSentence)),
    }),
  ]),
})
export type PersonInput = z.infer<typeof personInputSchema>

/** One change of the rule of a bill. All changes of a command are made together, and judged by their result. */
export const editSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('item'), item: itemInputSchema }),
  z.object({ do: z.literal('remove_item'), itemId: z.string() }),
  z.object({ do: z.literal('person'), person: personInputSchema }),
  z.object({ do: z.literal('remove_person'), personId: z.string() }),
])
export type SplitEdit = z.infer<typeof editSchema>
const edits = z
  .array(editSchema)
  .check(
    z.minLength(1, 'Nada mudou.'),
    z.maxLength(MAX_CHANGES, `Mande até ${MAX_CHANGES} mudanças por vez.`),
  )

const own = { id: madeId, splitId: z.string() }
const one = { ...own, personId: z.string() }

/** The commands of the organiser of a bill. Each has an id of its own, made by the client, and counts once. */
export const splitCommandSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('open'),
    id: madeId,
    /** Made by the client. */
    splitId: madeId,
    origin: z.object({ kind: z.enum(splitOrigins), id: z.string() }),
    edits,
  }),
  z.object({ type: z.literal('edit'), ...own, edits }),
  /** Null lets an item go again. */
  z.object({ type: z.literal('claim'), ...own, itemId: z.string(), personId: z.nullable(z.string()) }),
  /** Cash that the collector has in hand: it needs no confirmation. */
  z.object({ type: z.literal('receive'), ...one }),
  z.object({ type: z.literal('confirm'), ...own, paymentId: z.string() }),
  z.object({ type: z.literal('undo'), ...own, paymentId: z.string() }),
  z.object({ type: z.literal('return_credit'), ...one }),
  z.object({ type: z.literal('remind'), ...one }),
  z.object({ type: z.literal('renew_link'), ...one }),
  /** Ends the group's link, and with it whatever was picked by it. */
  z.object({ type: z.literal('renew_group_link'), ...own }),
  z.object({ type: z.literal('cancel'), ...own, reason: reasonText('Conte o motivo.') }),
])
export type SplitCommand = z.infer<typeof splitCommandSchema>

/** The commands of whoever has the link of a share, with or without an account. */
export const shareCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pix'), id: madeId }),
  z.object({
    type: z.literal('card'),
    id: madeId,
    /** The amount that was shown; another one is refused, so that nobody is charged what they have not seen. */
    cents: enteredCents('Informe quanto é pago.'),
    card: cardUseSchema,
  }),
  z.object({ type: z.literal('cash'), id: madeId }),
  /** Credit that who is signed in has at the arena of the bill: the whole share, or a part of it. */
  z.object({ type: z.literal('credit'), id: madeId, cents: enteredCents('Informe quanto é pago.') }),
  z.object({ type: z.literal('claim_own'), id: madeId, itemId: z.string(), claimed: z.boolean() }),
  /** Puts the share on the account of who is signed in. */
  z.object({ type: z.literal('take'), id: madeId }),
])
export type ShareCommand = z.infer<typeof shareCommandSchema>

/** The changes of a bill without its organiser: a share is paid by its link or by a bank's statement, a counter hands a tab over. */
export type SplitEvent =
  | (Exclude<ShareCommand, { type: 'card' | 'credit' | 'take' }> & { splitId: string; personId: string })
  /** `userId`: the athlete who is signed in; null for nobody. */
  | { type: 'take'; id: string; splitId: string; personId: string; userId: string | null }
  | ({ type: 'card'; id: string; splitId: string; personId: string } & CardPaymentStep)
  | ({ type: 'credit'; id: string; splitId: string; personId: string } & CreditStep)
  | ({ type: 'card_decided'; id: string; splitId: string } & CardDecision)
  | { type: 'pix_paid'; id: string; splitId: string; paymentId: string }
  /** The organiser has noted in the racha whether somebody has paid. */
  | { type: 'place_paid'; id: string; splitId: string; personId: string; paid: boolean }
  | ({ type: 'statement'; id: string; splitId: string; personId: string } & StatementStep)
  /** The arena has taken money of a share back, which the bank that brought it returns. */
  | { type: 'given_back'; id: string; splitId: string; personId: string; paymentId: string; cents: number }
  /** A booking of the bill was cancelled, and nothing is owed of it any more. */
  | { type: 'source_over'; id: string; splitId: string; source: SplitSource }
  | {
      type: 'hand_tab'
      id: string
      splitId: string
      itemId: string
      tabId: string
      name: string
      cents: number
    }

export type SplitStep = SplitCommand | SplitEvent
export type SplitStepOf<T extends SplitStep['type']> = Extract<SplitStep, { type: T }>
