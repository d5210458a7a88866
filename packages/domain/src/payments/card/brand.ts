/** The brands of cards that are taken, with their names. */
export const cardBrandLabels = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
  hipercard: 'Hipercard',
} as const
export type CardBrand = keyof typeof cardBrandLabels
export const cardBrands = Object.keys(cardBrandLabels) as [CardBrand, ...CardBrand[]]
