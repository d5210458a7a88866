import * as z from 'zod/mini'
import { statementStepSchema } from '../../payments/statement-payment.ts'
import { formatCents } from '../../money/money.ts'
import { creditStepSchema, paymentInputSchema, voidInputSchema } from '../../payments/account-input.ts'
import { madeId } from '../../text/made-id.ts'
import { reasonText } from '../../text/reason-text.ts'
import { phoneSchema } from '../../users/phone.ts'
import { askedCodeSchema } from '../../coupons/coupon-code.ts'

/** The most times that are booked at once. */
export const MAX_TIMES = 20
/** The highest price of a booking, in cents: one below a million reais. */
export const MAX_PRICE_CENTS = 99_999_999

const textUpTo = (length: number) =>
  z.string().check(z.trim(), z.maxLength(length, `Use até ${length} caracteres.`))
const instant = z.iso.datetime({ offset: true, error: 'Escolha um horário.' })
const place = { fieldId: z.string('Escolha um campo.'), start: instant, end: instant }
/** A price of the arena's own; 0 for a courtesy. */
const priceCents = z
  .int('Informe o preço, como 120,00.')
  .check(
    z.minimum(0, 'O preço não pode ser negativo.'),
    z.maximum(MAX_PRICE_CENTS, `Use um preço de até ${formatCents(MAX_PRICE_CENTS)}.`),
  )
const priceReason = reasonText('Conte por que o preço é outro.')
const own = { id: madeId, bookingId: z.string() }

/** The person for whom the counter books: an account, or somebody by name. */
export const bookedForSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('athlete'), athleteId: z.string('Escolha a pessoa.') }),
  z.object({
    kind: z.literal('walk_in'),
    name: z
      .string('Escreva o nome de quem vem jogar.')
      .check(
        z.trim(),
        z.minLength(1, 'Escreva o nome de quem vem jogar.'),
        z.maxLength(80, 'Use até 80 caracteres.'),
      ),
    phone: z.nullable(phoneSchema),
  }),
])
export type BookedFor = z.infer<typeof bookedForSchema>

/**
 * The commands that an arena gives about bookings (decision 067). Each has an id of its own, made by the client, and
 * counts once however often it arrives.
 */
export const bookingCommandSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('book'),
    id: madeId,
    customer: bookedForSchema,
    /** All of them are booked, or none. The ids are made by the client. */
    times: z
      .array(z.object({ bookingId: madeId, ...place }))
      .check(
        z.minLength(1, 'Escolha ao menos um horário.'),
        z.maxLength(MAX_TIMES, `Marque até ${MAX_TIMES} horários de uma vez.`),
      ),
    /** The price of each; null for that of the rules. */
    priceCents: z.nullable(priceCents),
    priceReason: z.nullable(priceReason),
    /** The coupon of each of them; absent for none. */
    coupon: z.optional(askedCodeSchema),
    note: textUpTo(500),
  }),
  z.object({
    type: z.literal('move'),
    ...own,
    ...place,
    /** The price after the move: that of the new time, or the present one. */
    price: z.enum(['rules', 'keep'], 'Escolha o preço.'),
  }),
  z.object({ type: z.literal('price'), ...own, priceCents, reason: priceReason }),
  /** Puts a coupon on a booking, or with null takes it off. */
  z.object({ type: z.literal('coupon'), ...own, code: z.nullable(askedCodeSchema) }),
  z.object({ type: z.literal('check_in'), ...own }),
  z.object({ type: z.literal('no_show'), ...own }),
  z.object({
    type: z.literal('cancel'),
    ...own,
    reason: reasonText('Conte ao cliente por que a reserva foi cancelada.'),
  }),
  z.object({ type: z.literal('note'), ...own, note: textUpTo(500) }),
  z.extend(paymentInputSchema, { type: z.literal('pay'), ...own }),
  z.extend(voidInputSchema, { type: z.literal('void_payment'), ...own }),
  z.object({ type: z.literal('undo'), id: madeId, commandId: z.string() }),
])
export type BookingCommand = z.infer<typeof bookingCommandSchema>

/** A change of a booking without anybody at the counter: the bank tells that a Pix is paid, a share is paid by credit, a bank's statement pays. */
export const bookingEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pix_paid'), ...own, paymentId: z.string() }),
  z.extend(creditStepSchema, { type: z.literal('pay_by_credit'), ...own }),
  z.extend(statementStepSchema, { type: z.literal('statement'), ...own }),
])

export type BookingStep = BookingCommand | z.infer<typeof bookingEventSchema>
/** A command or event of one type. */
export type BookingStepOf<T extends BookingStep['type']> = Extract<BookingStep, { type: T }>
