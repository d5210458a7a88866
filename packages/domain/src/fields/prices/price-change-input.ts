import * as z from 'zod/mini'
import { formatCentsShort } from '../../money/money.ts'
import { addDays, daySchema } from '../../time/zone.ts'
import { MAX_FIELD_PRICE_CENTS } from './prices-input.ts'

/** The maximum number of fields whose prices change in one call. */
export const MAX_CHANGED_FIELDS = 100
/** A change of prices begins at most so many days after today. */
export const MAX_DAYS_AHEAD = 365

/** The steps to which changed prices of fields can be rounded, in cents. */
export const fieldRoundingSteps = [1, 50, 100, 500, 1000] as const

const UNREADABLE = 'Informe quanto muda, como 8 ou -10.'
const ROUNDING = 'Escolha o arredondamento.'

/** A change of the prices of fields from a day of their company's calendar on. */
const change = {
  unit: z.enum(['percent', 'cents'], 'Escolha porcentagem ou reais.'),
  /** In hundredths of a percent, or in cents. */
  amount: z.int(UNREADABLE).check(z.refine((amount) => amount !== 0, 'Com 0 nada muda.')),
  roundTo: z
    .pipe(z.coerce.number(ROUNDING), z.number(ROUNDING))
    .check(z.refine((step) => fieldRoundingSteps.some((each) => each === step), ROUNDING)),
  from: z.pipe(z.string('Escolha o dia.'), daySchema),
}
type Change = { unit: 'percent' | 'cents'; amount: number }

const isPercent = ({ unit, amount }: Change) => unit !== 'percent' || (amount >= -9900 && amount <= 100_000)
const isReachable = ({ unit, amount }: Change) =>
  unit !== 'cents' || Math.abs(amount) <= MAX_FIELD_PRICE_CENTS

const rules = [
  z.refine<Change>(isPercent, { error: 'Use de -99 a 1.000 %.', path: ['amount'] }),
  z.refine<Change>(isReachable, {
    error: `Use até ${formatCentsShort(MAX_FIELD_PRICE_CENTS)}.`,
    path: ['amount'],
  }),
] as const

/** A change of the prices of fields as it is entered. */
export const fieldPriceChangeSchema = z.object(change).check(...rules)
export type FieldPriceChange = z.infer<typeof fieldPriceChangeSchema>

/** The body of `POST /company/fields/prices`: each field with its version as it was read. */
export const manyFieldPricesSchema = z
  .object({
    ...change,
    fields: z.array(z.object({ id: z.string(), version: z.int() })).check(
      z.minLength(1, 'Escolha ao menos um campo.'),
      z.maxLength(MAX_CHANGED_FIELDS, `Mude até ${MAX_CHANGED_FIELDS} campos de uma vez.`),
      z.refine(
        (fields) => new Set(fields.map(({ id }) => id)).size === fields.length,
        'O mesmo campo aparece duas vezes.',
      ),
    ),
  })
  .check(...rules)
export type ManyFieldPrices = z.infer<typeof manyFieldPricesSchema>

/** The body of `POST /company/fields/{id}/prices/withdraw`: the day from which prices were planned. */
export const withdrawPricesSchema = z.object({ from: daySchema, version: z.int() })
export type WithdrawPrices = z.infer<typeof withdrawPricesSchema>

/** Returns why prices cannot change from a day on; null where they can. `today` is the day at the arena. */
export function fromProblem(from: string, today: string): string | null {
  if (from < today) return 'Escolha hoje ou um dia que ainda vem.'
  return from > addDays(today, MAX_DAYS_AHEAD) ? 'Escolha um dia em até um ano.' : null
}
