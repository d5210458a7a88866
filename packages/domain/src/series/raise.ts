import * as z from 'zod/mini'
import { changeAmount } from '../money/change-amount.ts'
import { madeId } from '../text/made-id.ts'
import { monthSchema } from '../time/month.ts'
import { daySchema } from '../time/zone.ts'
import { segmentSchema } from './series.ts'

/** The steps to which raised prices can be rounded, in cents. */
export const raiseSteps = [100, 500, 1000, 1] as const

/** The most contracts of one rise. */
const MAX_RAISED = 200

const terms = {
  /** In hundredths of a percent. */
  amount: z
    .int('Informe quanto sobe, como 8.')
    .check(z.minimum(1, 'Use mais do que 0 %.'), z.maximum(10_000, 'Dá para subir até 100 %.')),
  /** Prices become multiples of so many cents: the nearest one, halves up, and never less than before. */
  roundTo: z
    .int('Escolha o arredondamento.')
    .check(z.refine((step) => raiseSteps.some((each) => each === step), 'Escolha o arredondamento.')),
  /** The first month with the new price. */
  from: monthSchema,
}

/** A rise of what fixed slots cost: how much, rounded how, from which month on. */
export const raiseTermsSchema = z.object(terms)
export type RaiseTerms = z.infer<typeof raiseTermsSchema>

/** The command that raises fixed slots together, with an id of its own, made by the client: it counts once. */
export const raiseSchema = z.object({
  id: madeId,
  ...terms,
  /** Those that are raised, each in the version in which its new price was seen. */
  contracts: z.array(z.object({ seriesId: z.string(), version: z.int() })).check(
    z.minLength(1, 'Escolha ao menos um mensalista.'),
    z.maxLength(MAX_RAISED, `Reajuste até ${MAX_RAISED} mensalistas de uma vez.`),
    z.refine(
      (all) => new Set(all.map(({ seriesId }) => seriesId)).size === all.length,
      'Cada mensalista entra uma vez só.',
    ),
  ),
})
export type Raise = z.infer<typeof raiseSchema>

/** The effect of a rise on one contract. */
export const raiseLineSchema = z.object({
  seriesId: z.string(),
  version: z.int(),
  customerName: z.string(),
  fieldName: z.string(),
  /** The slot as it is then, at its price before. */
  segment: segmentSchema,
  /** The first day with the new price: later than the month's begin where dates of it are past or paid. */
  day: daySchema,
  beforeCents: z.int(),
  afterCents: z.int(),
  /** True for an athlete with an account, who gets a notice. */
  isTold: z.boolean(),
})
export type RaiseLine = z.infer<typeof raiseLineSchema>

/** Returns a price in cents after a rise. */
export function raisedPrice(
  priceCents: number,
  { amount, roundTo }: Pick<RaiseTerms, 'amount' | 'roundTo'>,
): number {
  return changeAmount(priceCents, { unit: 'percent', amount, roundTo })
}
