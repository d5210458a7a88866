import type { EarningsEstimateInput } from '@campo-livre/domain/companies/earnings.ts'
import type { AdvertiseAddress } from '../advertise-search.ts'
import { type NumberLimits, readPlain } from './numbers.ts'

export type EarningsInputName = keyof AdvertiseAddress
/** The price of an hour and the expenses of a month are in reais, to the cent. */
export type EarningsInput = Record<EarningsInputName, number>

export type EarningsInputLimits = NumberLimits & {
  /** The initial value, which is an example and called so. */
  usual: number
  /** The range and the steps of the slider; any other number is typed. */
  slide: { min: number; max: number; step: number }
}

export const limits: Record<EarningsInputName, EarningsInputLimits> = {
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
const names = Object.keys(limits) as EarningsInputName[]

/** Reads the numbers of an address; absent or invalid ones have their usual value (A14). */
export function readEarningsInput(address: AdvertiseAddress): EarningsInput {
  const read = (name: EarningsInputName) => readPlain(address[name], limits[name]) ?? limits[name].usual
  return Object.fromEntries(names.map((name) => [name, read(name)])) as EarningsInput
}

/** Returns the address of the numbers, without usual ones. */
export function toAddress(input: EarningsInput): AdvertiseAddress {
  const changed = names.filter((name) => input[name] !== limits[name].usual)
  return Object.fromEntries(changed.map((name) => [name, String(input[name])]))
}

/** Returns the numbers as the domain's estimate takes them. */
export function toEarningsEstimate({
  campos,
  horas,
  preco,
  ocupacao,
  despesas,
}: EarningsInput): EarningsEstimateInput {
  return {
    fields: campos,
    hoursADay: horas,
    priceCentsAnHour: Math.round(preco * 100),
    occupancyPercent: ocupacao,
    expensesCents: Math.round(despesas * 100),
  }
}
