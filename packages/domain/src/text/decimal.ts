/** Accepts `1234,5`, `1.234,50`, `1234.5`, `-10` and `.5`; a point before three figures groups thousands. */
const written = /^(-?)([1-9]\d{0,2}(?:\.\d{3})+|\d*)(?:[.,](\d*))?$/

/**
 * Reads a number as people write it in Brazil, exactly: the result is an integer in units of 10^-`digits`
 * (`readDecimal('12,5', 2)` is 1250). Null for anything else, for more than `digits` decimals, and beyond 15 figures.
 */
export function readDecimal(text: string, digits: number): number | null {
  const plain = text.replaceAll(/\s|R\$|%/g, '').replace(/[−–]/, '-')
  const [, minus = '', whole = '', decimals = ''] = written.exec(plain) ?? []
  if (whole + decimals === '' || decimals.length > digits) return null
  const figures = whole.replaceAll('.', '') + decimals.padEnd(digits, '0')
  if (figures.length > 15) return null
  const value = Number(figures)
  return minus === '' || value === 0 ? value : -value
}

/**
 * Writes such an integer for a field: `formatDecimal(1250, 2)` is `12,50`, without thousands. With `trimmed`, zeros at
 * the end are left out: `2,50` is `2,5`, and `3,00` is `3`.
 */
export function formatDecimal(value: number, digits: number, trimmed = false): string {
  const figures = String(Math.abs(value)).padStart(digits + 1, '0')
  const [whole, decimals] = [
    figures.slice(0, figures.length - digits),
    figures.slice(figures.length - digits),
  ]
  const kept = trimmed ? decimals.replace(/0+$/, '') : decimals
  return `${value < 0 ? '-' : ''}${whole}${kept === '' ? '' : `,${kept}`}`
}
