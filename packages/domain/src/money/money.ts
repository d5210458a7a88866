import * as z from 'zod/mini'

/** Money: integer cents of BRL. */
export const centsSchema = z.int().check(z.nonnegative())

let brl: Intl.NumberFormat | undefined

/** Made when first needed: it costs a slow phone milliseconds before it can ask for anything. */
function format(cents: number): string {
  brl ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  return brl.format(cents / 100)
}

/** Cents as people read them: `123450` → `R$ 1.234,50` (with a no-break space, as Intl writes it). */
export function formatCents(cents: number): string {
  return format(cents)
}

/** Cents for a tight place such as a tile: whole reais lose their `,00`: `R$ 120`, `R$ 120,50`. */
export function formatCentsShort(cents: number): string {
  return format(cents).replace(/,00$/, '')
}
