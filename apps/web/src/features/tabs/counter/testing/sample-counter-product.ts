import type { CounterProduct } from '@campo-livre/domain/products/counter-product.ts'

export function sampleCounterProduct(facts: Partial<CounterProduct> = {}): CounterProduct {
  return {
    id: 'prd-1',
    name: 'Cerveja pilsen lata',
    category: 'beer',
    priceCents: 800,
    stock: 144,
    lowStockAt: 48,
    photo: null,
    ean: null,
    soldAtThisHour: 3,
    ...facts,
  }
}
