import * as z from 'zod/mini'

/** Money: integer cents of BRL. */
export const centsSchema = z.int().check(z.nonnegative())

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** Cents as people read them: `123450` → `R$ 1.234,50` (with a no-break space, as Intl writes it). */
export function formatCents(cents: number): string {
  return brl.format(cents / 100)
}

/** Cents for a tight place such as a tile: whole reais lose their `,00`: `R$ 120`, `R$ 120,50`. */
export function formatCentsShort(cents: number): string {
  return brl.format(cents / 100).replace(/,00$/, '')
}
