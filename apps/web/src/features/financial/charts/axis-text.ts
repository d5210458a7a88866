import { MINUS } from '@campo-livre/domain/money/signed.ts'

const short = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 })

/** Formats cents beside an axis, where nothing may break: `R$ 1,2 mil`, `−R$ 500`. */
export function axisText(cents: number): string {
  const reais = Math.abs(cents) / 100
  return `${cents < 0 ? MINUS : ''}R$ ${short.format(reais)}`.replaceAll(' ', '\u00A0')
}
