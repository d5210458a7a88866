let whole: Intl.NumberFormat | undefined

/** Formats a whole number: `12345` → `12.345`. The formatter is made when first needed, as that of money is. */
export function formatCount(count: number): string {
  whole ??= new Intl.NumberFormat('pt-BR')
  return whole.format(count)
}
