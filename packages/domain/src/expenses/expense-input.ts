import * as z from 'zod/mini'
import { formatCents } from '../money/money.ts'
import { expenseMethods } from '../payments/money-methods.ts'
import { reasonText } from '../text/reason-text.ts'
import { requiredText } from '../text/required-text.ts'
import { daySchema } from '../time/zone.ts'
import { ledgerCategories, repeats, scopes, weekends } from './expense-words.ts'
import { MAX_INSTALMENTS, MIN_INSTALMENTS } from './instalments.ts'
import { newReceiptSchema } from './receipt-input.ts'

/** The highest amount of one expense, in cents. */
export const MAX_EXPENSE_CENTS = 1_000_000_000
/** The most expenses that one command changes. */
export const MAX_EXPENSES = 200

const amountSchema = z
  .int('Informe o valor, como 120,00.')
  .check(
    z.minimum(1, 'Use um valor maior que zero.'),
    z.maximum(MAX_EXPENSE_CENTS, `Use um valor de até ${formatCents(MAX_EXPENSE_CENTS)}.`),
  )

const textUpTo = (most: number) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(most, `Use até ${most} caracteres.`))))

const dayOf = (sentence: string) =>
  z.string(sentence).check(z.refine((day) => daySchema.safeParse(day).success, sentence))

/** The facts that a person enters of an expense or of other income (H5). */
export const expenseFactsSchema = z.object({
  description: requiredText('Informe do que se trata.', 120),
  supplier: textUpTo(80),
  category: z.enum(ledgerCategories, 'Escolha a categoria.'),
  amountCents: amountSchema,
  dueDay: dayOf('Informe o dia do vencimento.'),
  method: z.optional(z.nullable(z.enum(expenseMethods, 'Escolha a forma de pagamento.'))),
  note: textUpTo(500),
})
export type ExpenseFacts = z.infer<typeof expenseFactsSchema>

const count = `Use de ${MIN_INSTALMENTS} a ${MAX_INSTALMENTS} parcelas.`

/** A new one: its facts, and how often it comes. The amount of a plan is that of all instalments. */
export const newFactsSchema = z.extend(expenseFactsSchema, {
  repeats: z.enum(repeats, 'Escolha se ela se repete.'),
  instalments: z.optional(z.int('Informe em quantas parcelas.')),
  weekend: z.optional(z.enum(weekends, 'Escolha o dia.')),
  /** The day on which it, or the first of several, was paid whole by `method`; absent or null for none. */
  paidDay: z.optional(z.nullable(dayOf('Informe o dia do pagamento.'))),
  /** The receipt of it, or of the first of several. */
  receipt: z.optional(z.nullable(newReceiptSchema)),
})

type Plan = Pick<z.infer<typeof newFactsSchema>, 'repeats' | 'instalments' | 'amountCents'>

/** Requires instalments of a cent each, at least. */
export const dividesUp = z.check<Plan>(({ value, issues }) => {
  if (value.repeats !== 'instalments') return
  const message = instalmentsProblem(value.instalments, value.amountCents)
  if (message !== null)
    issues.push({ code: 'custom', message, input: value.instalments, path: ['instalments'] })
})

type Paid = Pick<z.infer<typeof newFactsSchema>, 'paidDay' | 'method'> & { paid?: boolean | undefined }

/** Requires the day and the method of a payment that is entered with a new one; a form says by `paid` that there is one. */
export const paidWhole = z.check<Paid>(({ value, issues }) => {
  const { paidDay = null, method = null, paid = paidDay !== null } = value
  const demand = (path: string, input: unknown, message: string) => {
    if (paid && input === null) issues.push({ code: 'custom', message, input, path: [path] })
  }
  demand('paidDay', paidDay, 'Informe o dia do pagamento.')
  demand('method', method, 'Escolha a forma de pagamento.')
})

/** The form of a new one. Its day of payment counts where `paid` is true. */
export const newExpenseSchema = z
  .extend(newFactsSchema, { paid: z.optional(z.boolean()) })
  .check(dividesUp, paidWhole)

function instalmentsProblem(instalments: number | undefined, amountCents: number): string | null {
  if (instalments === undefined) return 'Informe em quantas parcelas.'
  if (instalments < MIN_INSTALMENTS || instalments > MAX_INSTALMENTS) return count
  if (amountCents >= instalments) return null
  return `${formatCents(amountCents)} não se divide em ${instalments}: cada parcela precisa de 1 centavo, ao menos.`
}

/** A change of one: its facts, and for one of a series which others change with it. */
export const expenseChangeSchema = z.extend(expenseFactsSchema, {
  version: z.int(),
  scope: z.optional(z.enum(scopes, 'Escolha quais mudam.')),
})

/** A change of one of a series, whose scope is asked for. */
export const seriesChangeSchema = z.extend(expenseChangeSchema, {
  scope: z.enum(scopes, 'Escolha quais mudam.'),
})

/** A payment of one expense, of all that is left or of a part. */
export const expensePaySchema = z.object({
  amountCents: amountSchema,
  day: dayOf('Informe o dia do pagamento.'),
  method: z.enum(expenseMethods, 'Escolha a forma de pagamento.'),
})

/** A payment of several, each whole. */
export const payAllSchema = z.pick(expensePaySchema, { day: true, method: true })
export type PayAll = z.infer<typeof payAllSchema>

export const categorySchema = z.object({ category: z.enum(ledgerCategories, 'Escolha a categoria.') })

/** The part of a series that is deleted. */
export const deleteScopeSchema = z.object({ scope: z.enum(scopes, 'Escolha quais apagar.') })

export const voidReasonSchema = z.object({ reason: reasonText('Conte o que estava errado.') })
