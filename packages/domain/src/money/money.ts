import * as z from 'zod/mini'

/** An amount of money in integer cents of BRL. */
export const centsSchema = z.int().check(z.nonnegative())

let brl: Intl.NumberFormat | undefined

/**
 * Formats cents. The formatter is made when first needed: it costs a slow phone milliseconds before its first request.
 */
function format(cents: number): string {
  brl ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  return brl.format(cents / 100)
}

/**
 * Formats cents: `123450` → `R$ 1.234,50` (with a no-break space, as Intl writes it). Used for all that is paid, owed
 * or refunded.
 */
export function formatCents(cents: number): string {
  return format(cents)
}

/**
 * Formats prices that are compared with each other: of a tile or a chip, a lowest one (`a partir de`), of a filter.
 * Whole reais lose their `,00`: `R$ 120`, `R$ 120,50`.
 */
export function formatCentsShort(cents: number): string {
  return format(cents).replace(/,00$/, '')
}
