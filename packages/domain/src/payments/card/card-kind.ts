/** The ways in which a card pays, each with a fee and a wait of its own. */
export const cardKindLabels = {
  debit: 'Débito',
  credit: 'Crédito',
  instalments: 'Parcelado',
} as const
export type CardKind = keyof typeof cardKindLabels
export const cardKinds = Object.keys(cardKindLabels) as [CardKind, ...CardKind[]]

type Paid = {
  cardKind?: CardKind | undefined
  card?: { instalments: number } | undefined
}

/** Returns in which way a payment by card paid: as the counter said, or by its instalments; else by credit. */
export function cardKindOf({ cardKind, card }: Paid): CardKind {
  if (cardKind) return cardKind
  return (card?.instalments ?? 1) > 1 ? 'instalments' : 'credit'
}
