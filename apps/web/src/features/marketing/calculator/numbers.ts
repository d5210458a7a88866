import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'

/** The limits of a number, which is whole or, with `cents`, has two decimals. */
export type NumberLimits = { min: number; max: number; cents?: boolean }

/** Parses a number of an address: `1234.5`; null for anything else or out of bounds. */
export function readPlain(text: unknown, { min, max, cents = false }: NumberLimits): number | null {
  const pattern = cents ? /^\d{1,10}(\.\d{1,2})?$/ : /^\d{1,10}$/
  if (typeof text !== 'string' || !pattern.test(text)) return null
  const number = Number(text)
  return number < min || number > max ? null : number
}

/** Parses a typed number: `1.234,50`, `R$ 1234,5`, also `1234.50`; null as above. */
export function readTyped(text: string, limits: NumberLimits): number | null {
  const bare = text.replaceAll(/R\$|\s/g, '')
  const decimalPoint = !bare.includes(',') && /^\d+\.\d{1,2}$/.test(bare)
  const plain = decimalPoint ? bare : bare.replaceAll('.', '').replace(',', '.')
  return readPlain(plain, limits)
}

/** The text before or after a number: `R$`, `campos`, `%`. */
export type Unit = { before?: string; after?: string }

/** Adds the unit to a written number: `R$ 120`, `2 campos`, `40%`. */
export function withUnit(written: string, { before, after = '' }: Unit): string {
  const number = before ? `${before} ${written}` : written
  return after === '' || after === '%' ? number + after : `${number} ${after}`
}

/** Formats a number: `1.234`, `1.234,50`. */
export function writeNumber(value: number, { cents = false }: NumberLimits): string {
  if (!cents) return formatCount(value)
  return formatCentsShort(Math.round(value * 100)).replace(/^R\$\s/, '')
}
