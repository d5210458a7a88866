import type { EarningsGuess } from '@campo-livre/domain/companies/earnings.ts'
import type { AdvertiseAddress } from '../advertise-search.ts'
import { type NumberLimits, readPlain } from './numbers.ts'

export type GuessName = keyof AdvertiseAddress
/** An hour's price and a month's expenses are reais, to the cent. */
export type Guess = Record<GuessName, number>

export type GuessLimits = NumberLimits & {
  /** What it is until somebody changes it: an example, and said to be one. */
  usual: number
  /** From where to where it is found by sliding, and in which steps; any other number is typed. */
  slide: { min: number; max: number; step: number }
}

export const limits: Record<GuessName, GuessLimits> = {
  campos: { min: 1, max: 50, usual: 2, slide: { min: 1, max: 12, step: 1 } },
  horas: { min: 1, max: 24, usual: 14, slide: { min: 1, max: 24, step: 1 } },
  preco: { min: 1, max: 10_000, cents: true, usual: 120, slide: { min: 20, max: 400, step: 5 } },
  ocupacao: { min: 0, max: 100, usual: 40, slide: { min: 0, max: 100, step: 5 } },
  despesas: {
    min: 0,
    max: 99_999_999.99,
    cents: true,
    usual: 25_000,
    slide: { min: 0, max: 100_000, step: 500 },
  },
}
const names = Object.keys(limits) as GuessName[]

/** The numbers of an address; the usual one where it is silent or makes no sense (A14). */
export function readGuess(address: AdvertiseAddress): Guess {
  const read = (name: GuessName) => readPlain(address[name], limits[name]) ?? limits[name].usual
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Guess
}

/** The way back: what is usual leaves no trace. */
export function toAddress(guess: Guess): AdvertiseAddress {
  const changed = names.filter((name) => guess[name] !== limits[name].usual)
  return Object.fromEntries(changed.map((name) => [name, String(guess[name])]))
}

/** As the sum is done with it. */
export function toEarningsGuess({ campos, horas, preco, ocupacao, despesas }: Guess): EarningsGuess {
  return {
    fields: campos,
    hoursADay: horas,
    priceCentsAnHour: Math.round(preco * 100),
    occupancyPercent: ocupacao,
    expensesCents: Math.round(despesas * 100),
  }
}
