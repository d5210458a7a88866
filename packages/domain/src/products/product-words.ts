/** The categories of products, with their Portuguese labels. */
export const productCategoryLabels = {
  drinks: 'Bebidas',
  beer: 'Cervejas',
  spirits: 'Drinques',
  snacks: 'Petiscos',
  meals: 'Lanches',
  sweets: 'Doces',
  gear: 'Material esportivo',
  rental: 'Aluguel',
} as const
export type ProductCategory = keyof typeof productCategoryLabels
export const productCategories = Object.keys(productCategoryLabels) as [ProductCategory, ...ProductCategory[]]

export const productStatuses = ['active', 'inactive', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]
export const productStatusLabels: Record<ProductStatus, string> = {
  active: 'À venda',
  inactive: 'Fora de venda',
  archived: 'Arquivado',
}

export const stockLevels = ['enough', 'low', 'out'] as const
export type StockLevel = (typeof stockLevels)[number]
export const stockLevelLabels: Record<StockLevel, string> = {
  enough: 'Em dia',
  low: 'Baixo',
  out: 'Em falta',
}
