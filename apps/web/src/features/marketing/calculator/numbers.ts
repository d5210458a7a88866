import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'

/** What a number may be. Whole, or with `cents` to two places. */
export type NumberLimits = { min: number; max: number; cents?: boolean }

/** A number as an address has it: `1234.5`; null for everything else, and for what is out of bounds. */
export function readPlain(text: unknown, { min, max, cents = false }: NumberLimits): number | null {
  const pattern = cents ? /^\d{1,10}(\.\d{1,2})?$/ : /^\d{1,10}$/
  if (typeof text !== 'string' || !pattern.test(text)) return null
  const number = Number(text)
  return number < min || number > max ? null : number
}

/** A number as people type it: `1.234,50`, `R$ 1234,5`, and `1234.50` too; null as above. */
export function readTyped(text: string, limits: NumberLimits): number | null {
  const bare = text.replaceAll(/R\$|\s/g, '')
  const decimalPoint = !bare.includes(',') && /^\d+\.\d{1,2}$/.test(bare)
  const plain = decimalPoint ? bare : bare.replaceAll('.', '').replace(',', '.')
  return readPlain(plain, limits)
}

/** What stands before or after a number: `R$`, `campos`, `%`. */
export type Unit = { before?: string; after?: string }

/** A number, as it is written, with its unit: `R$ 120`, `2 campos`, `40%`. */
export function withUnit(written: string, { before, after = '' }: Unit): string {
  const number = before ? `${before} ${written}` : written
  return after === '' || after === '%' ? number + after : `${number} ${after}`
}

/** A number as people read it: `1.234`, `1.234,50`. */
export function writeNumber(value: number, { cents = false }: NumberLimits): string {
  if (!cents) return formatCount(value)
  return formatCentsShort(Math.round(value * 100)).replace(/^R\$\s/, '')
}
