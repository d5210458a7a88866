import * as z from 'zod/mini'

/** What each number of the calculator may be, and what it is until somebody moves it. Prices are whole reais an hour. */
export const limits = {
  campos: { min: 1, max: 20, step: 1, usual: 2 },
  horas: { min: 1, max: 24, step: 1, usual: 14 },
  preco: { min: 20, max: 600, step: 5, usual: 120 },
  ocupacao: { min: 0, max: 100, step: 5, usual: 40 },
} as const
export type GuessName = keyof typeof limits
export type Guess = Record<GuessName, number>

const number = ({ min, max }: { min: number; max: number }) =>
  z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max))), undefined)

/** The calculator as its address carries it (A14), so that a sum can be sent to a partner. */
export const calculatorSearchSchema = z.object({
  campos: number(limits.campos),
  horas: number(limits.horas),
  preco: number(limits.preco),
  ocupacao: number(limits.ocupacao),
})
export type CalculatorSearch = z.infer<typeof calculatorSearchSchema>

/** The address and the usual numbers where it is silent. */
export function toGuess({ campos, horas, preco, ocupacao }: CalculatorSearch): Guess {
  return {
    campos: campos ?? limits.campos.usual,
    horas: horas ?? limits.horas.usual,
    preco: preco ?? limits.preco.usual,
    ocupacao: ocupacao ?? limits.ocupacao.usual,
  }
}

/** The way back: what is usual leaves no trace. */
export function toSearch(guess: Guess): CalculatorSearch {
  const { campos, horas, preco, ocupacao } = guess
  return {
    campos: campos === limits.campos.usual ? undefined : campos,
    horas: horas === limits.horas.usual ? undefined : horas,
    preco: preco === limits.preco.usual ? undefined : preco,
    ocupacao: ocupacao === limits.ocupacao.usual ? undefined : ocupacao,
  }
}
