import * as z from 'zod/mini'
import {
  creditStepSchema,
  enteredCents,
  paymentInputSchema,
  voidInputSchema,
} from '../payments/account-input.ts'
import { statementStepSchema } from '../payments/statement-payment.ts'
import { cardDecisionSchema, cardPaymentStepSchema } from '../payments/card/card-step.ts'
import { madeId } from '../text/made-id.ts'
import { reasonText } from '../text/reason-text.ts'
import { paidLineSchema } from '../payments/account.ts'
import { servicePercentSchema } from './tab.ts'

/** The most pieces of one command. */
export const MAX_QUANTITY = 999
const MAX_LINES = 200

const quantity = z
  .int('Diga quantas unidades.')
  .check(
    z.minimum(1, 'Use ao menos 1 unidade.'),
    z.maximum(MAX_QUANTITY, `Use no máximo ${MAX_QUANTITY} unidades.`),
  )
const textUpTo = (length: number) =>
  z.string().check(z.trim(), z.maxLength(length, `Use até ${length} caracteres.`))
const noteOf = z.nullable(textUpTo(120))
const own = { id: madeId, tabId: z.string() }
const discount = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('cents'), amountCents: enteredCents('Informe o desconto, como 5,00.') }),
  z.object({
    unit: z.literal('percent'),
    percent: z
      .int('Informe o desconto, como 10%.')
      .check(z.minimum(1, 'Use de 1% a 100%.'), z.maximum(100, 'Use de 1% a 100%.')),
  }),
])

/**
 * The commands that people give at the counter (decision 056). Each is a change, not a state, and has an id of its own: it
 * counts once however often it arrives, and what others did meanwhile stays.
 */
export const tabCommandSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('open'),
    id: madeId,
    /** Made by the client. */
    tabId: madeId,
    /** Empty for somebody at the counter whose name was not asked. */
    customerName: textUpTo(80),
    customerPhone: z.nullable(textUpTo(20)),
  }),
  z.object({
    type: z.literal('add_item'),
    ...own,
    /** A new line, or the same again for more of it. */
    lineId: madeId,
    productId: z.string(),
    quantity,
    note: noteOf,
  }),
  z.object({
    type: z.literal('return_item'),
    ...own,
    lineId: z.string(),
    quantity,
    reason: reasonText('Diga por que o item voltou.'),
    to: z.enum(['stock', 'loss'], 'Escolha se volta ao estoque ou se é perda.'),
  }),
  z.object({
    type: z.literal('note'),
    ...own,
    lineId: z.string(),
    /** Empty takes it away. */
    note: textUpTo(120),
  }),
  z.object({
    type: z.literal('courtesy'),
    ...own,
    lineId: z.string(),
    quantity,
    reason: reasonText('Diga por que é cortesia.'),
  }),
  z.object({
    type: z.literal('discount'),
    ...own,
    /** Null takes it away. */
    discount: z.nullable(discount),
    /** Needed above a limit only. */
    reason: z.nullable(textUpTo(500)),
  }),
  z.object({ type: z.literal('service_fee'), ...own, percent: servicePercentSchema }),
  z.object({
    type: z.literal('move_items'),
    ...own,
    toTabId: z.string(),
    lines: z
      .array(z.object({ lineId: z.string(), quantity }))
      .check(z.minLength(1, 'Escolha ao menos um item.'), z.maxLength(MAX_LINES, 'Escolha menos itens.')),
  }),
  z.object({ type: z.literal('merge'), ...own, intoTabId: z.string() }),
  z.object({
    type: z.literal('link_booking'),
    ...own,
    /** Null unlinks it. */
    bookingId: z.nullable(z.string()),
  }),
  z.object({
    type: z.literal('customer'),
    ...own,
    name: textUpTo(80),
    phone: z.nullable(textUpTo(20)),
  }),
  z.object({ type: z.literal('close'), ...own }),
  z.object({ type: z.literal('reopen'), ...own, reason: reasonText('Diga por que a comanda reabre.') }),
  z.object({
    type: z.literal('pay'),
    ...own,
    ...paymentInputSchema.shape,
    lines: z.array(paidLineSchema).check(z.maxLength(MAX_LINES, 'Escolha menos itens.')),
  }),
  z.object({ type: z.literal('void_payment'), ...own, ...voidInputSchema.shape }),
  z.object({ type: z.literal('cancel'), ...own, reason: reasonText('Diga por que a comanda é cancelada.') }),
  z.object({ type: z.literal('undo'), ...own, commandId: z.string() }),
])
export type TabCommand = z.infer<typeof tabCommandSchema>

/** The changes of a tab without anybody at the counter: its athlete asks for the bill, a Pix is paid, a card, credit or a bank's statement pays. */
const tabEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ask_bill'), ...own }),
  z.object({ type: z.literal('pix_paid'), ...own, paymentId: z.string() }),
  z.extend(cardPaymentStepSchema, { type: z.literal('pay_by_card'), ...own }),
  z.extend(cardDecisionSchema, { type: z.literal('card_decided'), ...own }),
  z.extend(creditStepSchema, { type: z.literal('pay_by_credit'), ...own }),
  z.extend(statementStepSchema, { type: z.literal('statement'), ...own }),
])

/** Everything that changes a tab and stands in its history: the commands of the counter, and events from outside. */
export const tabChangeSchema = z.union([tabCommandSchema, tabEventSchema])
export type TabChange = z.infer<typeof tabChangeSchema>

/** A change of one type. */
export type TabChangeOf<T extends TabChange['type']> = Extract<TabChange, { type: T }>
