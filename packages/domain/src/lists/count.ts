let whole: Intl.NumberFormat | undefined

/** A whole number as people read it: `12345` → `12.345`. Made when first needed, as money's is. */
export function formatCount(count: number): string {
  whole ??= new Intl.NumberFormat('pt-BR')
  return whole.format(count)
}
