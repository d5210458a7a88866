/** The kinds of stock movements, with their Portuguese labels. */
export const stockKindLabels = {
  opening: 'Primeira contagem',
  purchase: 'Compra',
  sale: 'Venda',
  return: 'Devolução',
  loss: 'Perda',
  count: 'Contagem',
  reversal: 'Correção',
} as const
export type StockKind = keyof typeof stockKindLabels
export const stockKinds = Object.keys(stockKindLabels) as [StockKind, ...StockKind[]]

/** The kinds that a person corrects by a reversal; a sale and its return are corrected on their tab. */
export const reversibleKinds: readonly StockKind[] = ['purchase', 'loss', 'count']
