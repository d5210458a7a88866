import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { raiseSteps, raiseTermsSchema, type RaiseTerms } from '@campo-livre/domain/series/raise.ts'
import { readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { monthWords } from '../month-words.ts'

/** The texts that are entered of a rise. */
type RaiseValues = { percent: string; from: string; roundTo: number }

/** The months in which a rise may begin, from the one after that of `today`. */
export function raiseMonths(today: string): { value: string; label: string }[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: 11 }, (_, index) => {
    const count = year * 12 + month + index
    const value = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
    return { value, label: monthWords(value) }
  })
}

/** The steps of the rounding with their words. */
export const roundings = raiseSteps.map(
  (cents) => [String(cents), cents === 1 ? 'Centavos' : formatCentsShort(cents)] as const,
)

/** Says how the prices are rounded. */
export function roundingSentence(roundTo: number): string {
  const step = roundTo === 1 ? 'centavo' : `múltiplo de ${formatCentsShort(roundTo)}`
  return `Cada preço vai para o ${step} mais perto; na metade, para cima. Nenhum baixa.`
}

/** Returns the terms as they were entered, or the sentence of what is wrong with the percentage. */
export function termsOf({ percent, from, roundTo }: RaiseValues): {
  terms: RaiseTerms | null
  problem: string | undefined
} {
  const parsed = raiseTermsSchema.safeParse({ amount: readDecimal(percent, 2), from, roundTo })
  return parsed.success
    ? { terms: parsed.data, problem: undefined }
    : { terms: null, problem: parsed.error.issues[0]?.message }
}
