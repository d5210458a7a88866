import * as z from 'zod/mini'
import { bookedForSchema, MAX_PRICE_CENTS } from '../bookings/commands/command.ts'
import { formatCents } from '../money/money.ts'
import { paymentInputSchema, voidInputSchema } from '../payments/account-input.ts'
import type { CreditStep } from '../payments/account-input.ts'
import type { CardDecision, CardPaymentStep } from '../payments/card/card-step.ts'
import type { StatementStep } from '../payments/statement-payment.ts'
import { madeId } from '../text/made-id.ts'
import { reasonText } from '../text/reason-text.ts'
import { monthSchema } from '../time/month.ts'
import { daySchema, instantSchema, MINUTES_PER_DAY } from '../time/zone.ts'
import type { AthleteStep } from './athlete-command.ts'
import { seriesTermsSchema } from './series.ts'

const day = daySchema
const priceCents = z
  .int('Informe o preço, como 120,00.')
  .check(
    z.minimum(0, 'O preço não pode ser negativo.'),
    z.maximum(MAX_PRICE_CENTS, `Use um preço de até ${formatCents(MAX_PRICE_CENTS)}.`),
  )
const startMinute = z
  .int('Escolha um horário.')
  .check(z.minimum(0, 'Escolha um horário.'), z.maximum(MINUTES_PER_DAY - 1, 'Escolha um horário.'))
const minutes = z
  .int('Escolha a duração.')
  .check(z.minimum(15, 'Escolha a duração.'), z.maximum(MINUTES_PER_DAY, 'Use no máximo 24 horas.'))
const every = z.union([z.literal(1), z.literal(2)], 'Escolha toda semana ou a cada duas.')
const fieldId = z.string('Escolha um campo.')
const instant = z.iso.datetime({ offset: true, error: 'Escolha um horário.' })

/** The answers to the dates that are not free. */
const choices = z
  .array(
    z.discriminatedUnion('do', [
      z.object({ day, do: z.literal('skip') }),
      z.object({ day, do: z.literal('give_up') }),
      z.object({ day, do: z.literal('move'), fieldId, start: instant, end: instant }),
    ]),
  )
  .check(z.maxLength(60, 'Escolha para até 60 datas.'))
const own = { id: madeId, seriesId: z.string(), version: z.int() }
const scope = z.enum(['this', 'following', 'all'], 'Escolha só esta, esta e as próximas ou todas.')
const reason = reasonText('Conte o motivo.')

/** The facts that a change gives; absent ones stay. */
export const seriesPatchSchema = z.object({
  fieldId: z.optional(fieldId),
  /** 0 = Sunday. */
  weekday: z.optional(z.int().check(z.minimum(0), z.maximum(6))),
  startMinute: z.optional(startMinute),
  minutes: z.optional(minutes),
  priceCents: z.optional(priceCents),
  every: z.optional(every),
})
export type SeriesPatch = z.infer<typeof seriesPatchSchema>

/**
 * The commands about a series. Each has an id of its own, made by the client, and counts once however often it arrives.
 * A change of an older `version` is refused as stale.
 */
export const seriesCommandSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('create'),
    id: madeId,
    /** Made by the client. */
    seriesId: madeId,
    customer: bookedForSchema,
    fieldId,
    /** The first date, which gives the weekday. */
    from: day,
    until: z.nullable(day),
    startMinute,
    minutes,
    priceCents,
    every,
    terms: seriesTermsSchema,
    note: z.string().check(z.trim(), z.maxLength(500, 'Use até 500 caracteres.')),
    choices,
  }),
  z.object({
    type: z.literal('change'),
    ...own,
    scope,
    /** The date from which it is asked. */
    day,
    patch: seriesPatchSchema,
    choices,
    /** The dates with a place of their own, or left out: kept, or a yes to losing those without a week, or all of them. */
    exceptions: z.enum(['keep', 'drop_lost', 'drop_all']),
  }),
  z.object({ type: z.literal('cancel'), ...own, scope, day, reason }),
  z.object({ type: z.literal('pause'), ...own, from: day, until: day }),
  z.object({ type: z.literal('resume'), ...own, pauseId: z.string(), choices }),
  z.object({ type: z.literal('give_back'), id: madeId, seriesId: z.string(), day }),
  z.extend(paymentInputSchema, {
    type: z.literal('pay'),
    id: madeId,
    seriesId: z.string(),
    month: monthSchema,
  }),
  z.extend(voidInputSchema, {
    type: z.literal('void_payment'),
    id: madeId,
    seriesId: z.string(),
    month: monthSchema,
  }),
])
export type SeriesCommand = z.infer<typeof seriesCommandSchema>
export type SeriesCommandOf<T extends SeriesCommand['type']> = Extract<SeriesCommand, { type: T }>

/** A change of a series without anybody at the counter: the bank tells that a Pix is paid, a card, credit or its statement pays. */
export type SeriesEvent = { id: string; seriesId: string; month: string } & (
  | { type: 'pix_paid'; paymentId: string }
  | ({ type: 'pay_by_card' } & CardPaymentStep)
  | ({ type: 'card_decided' } & CardDecision)
  | ({ type: 'pay_by_credit' } & CreditStep)
  | ({ type: 'statement' } & StatementStep)
)
export type SeriesStep = SeriesCommand | SeriesEvent | AthleteStep

/** A date of a preview. */
export const previewDateSchema = z.object({
  day,
  fieldId: z.string(),
  start: instantSchema,
  end: instantSchema,
  priceCents: z.int(),
  state: z.enum(['free', 'taken', 'closed']),
  takenBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  bookingId: z.nullable(z.string()),
  exception: z.boolean(),
})

/** The effect of a command, told before it is done, by the same function. */
export const seriesPreviewSchema = z.object({
  /** The dates as they would be, in order; those that are neither new nor changed are not among them. */
  dates: z.array(previewDateSchema),
  /** The bookings whose time would be let go. */
  released: z.array(z.object({ bookingId: z.string(), day, start: instantSchema, priceCents: z.int() })),
  /** The days of the exceptions that stay, and of those that need a yes to be dropped. */
  keptExceptions: z.array(day),
  droppedExceptions: z.array(day),
  /** The price of all these dates before and after, in cents. */
  beforeCents: z.int(),
  afterCents: z.int(),
  /** The credit that a week given back or cancelled brings, in cents. */
  creditCents: z.int(),
  /** The refusal as it stands; null where it would be done. */
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
})
export type SeriesPreview = z.infer<typeof seriesPreviewSchema>
