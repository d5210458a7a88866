import * as z from 'zod/mini'
import { formatCents } from '../../money/money.ts'
import { addDays, daySchema, fromLocal } from '../../time/zone.ts'
import { type DatedEntry, type EntryContext, plain } from '../dated-entry.ts'
import { accountLabels, type MovedAccount, movedAccounts } from '../entry-words.ts'

/** The money in an account at the beginning of a day, in cents; below zero for one that is overdrawn. */
export const startSchema = z.object({ day: daySchema, cents: z.int() })
export type Start = z.infer<typeof startSchema>

/** The beginning of each account; null where the company has told none. */
export const startsSchema = z.object({ cash: z.nullable(startSchema), bank: z.nullable(startSchema) })
export type Starts = z.infer<typeof startsSchema>

/** The beginnings that a company has before it tells any: its accounts begin with their first row. */
export const noStarts: Starts = { cash: null, bank: null }

/** The highest balance that can be told, in cents. */
export const MAX_START_CENTS = 1_000_000_000

const centsOf = z.optional(
  z.nullable(
    z
      .int('Informe o saldo, como 1.500,00.')
      .check(
        z.minimum(-MAX_START_CENTS, `Use um saldo de até ${formatCents(MAX_START_CENTS)}.`),
        z.maximum(MAX_START_CENTS, `Use um saldo de até ${formatCents(MAX_START_CENTS)}.`),
      ),
  ),
)
const dayOf = z.optional(z.nullable(z.string()))

/** Checks that each balance has its day, each day its balance, and that a drawer is not below nothing. */
const complete = z.check<StartTexts>(({ value, issues }) => {
  const add = (path: string, message: string) =>
    issues.push({ code: 'custom', message, input: value, path: [path] })
  for (const account of movedAccounts) {
    const [cents, day] = [value[`${account}Cents`] ?? null, value[`${account}Day`] ?? null]
    if (cents !== null && day === null) add(`${account}Day`, 'Informe em que dia era esse o saldo.')
    if (cents === null && day !== null) add(`${account}Cents`, 'Informe o saldo desse dia.')
    if (day !== null && !daySchema.safeParse(day).success) add(`${account}Day`, 'Informe um dia que existe.')
  }
  if ((value.cashCents ?? 0) < 0) add('cashCents', 'Na gaveta não pode haver menos que nada.')
})
type StartTexts = {
  cashCents?: number | null | undefined
  cashDay?: string | null | undefined
  bankCents?: number | null | undefined
  bankDay?: string | null | undefined
}

/** The body by which a company tells where its accounts began. An account without both is told nothing of. */
export const startsInputSchema = z
  .object({ cashCents: centsOf, cashDay: dayOf, bankCents: centsOf, bankDay: dayOf, version: z.int() })
  .check(complete)
export type StartsInput = z.infer<typeof startsInputSchema>

/** Returns the beginnings that an input tells. */
export function startsOf(input: Omit<StartsInput, 'version'>): Starts {
  const startOf = (account: MovedAccount): Start | null => {
    const [cents, day] = [input[`${account}Cents`] ?? null, input[`${account}Day`] ?? null]
    return cents === null || day === null ? null : { day, cents }
  }
  return { cash: startOf('cash'), bank: startOf('bank') }
}

/** Returns the sentences of days that are still to come, by field; none for days up to today. */
export function startProblems(starts: Starts, today: string): Record<string, string[]> {
  return Object.fromEntries(
    movedAccounts
      .filter((account) => (starts[account]?.day ?? '') > today)
      .map((account) => [`${account}Day`, ['Use hoje ou um dia que já passou.']]),
  )
}

/**
 * Returns the rows by which accounts have at the beginning of a day what the company has told, on the evening before: the
 * difference to what the rows until then make. So the balance of every later day counts from it, and each row of before
 * stays what it was.
 */
export function startEntries(
  rows: readonly DatedEntry[],
  starts: Starts,
  context: EntryContext,
): DatedEntry[] {
  return movedAccounts.flatMap((account) => {
    const start = starts[account]
    if (start === null) return []
    const before = rows.reduce(
      (sum, { entry }) =>
        entry.account === account && entry.day < start.day ? sum + entry.amountCents : sum,
      0,
    )
    const amountCents = start.cents - before
    if (amountCents === 0) return []
    const day = addDays(start.day, -1)
    const at = fromLocal(context.timeZone, start.day, 0) * 60_000 - 1
    const description = `Saldo inicial: ${accountLabels[account]}`
    const facts = { ...plain, kind: 'transfer' as const, source: 'opening' as const }
    return [{ at, entry: { ...facts, id: `opening-${account}`, day, description, account, amountCents } }]
  })
}
