import type { StockMovementRecord } from '@campo-livre/backend/store/records.ts'

/** The first count of the water of the Arena Paulista: 54 bottles at R$ 2,00. */
function tinyMovement(rest: Partial<StockMovementRecord> = {}): StockMovementRecord {
  return {
    id: 'mov-agua',
    companyId: 'paulista',
    productId: 'agua',
    kind: 'opening',
    quantity: 54,
    valueCents: 10_800,
    settledCents: 0,
    beyond: 0,
    stockAfter: 54,
    reason: null,
    supplier: null,
    at: '2026-01-02T12:00:00.000Z',
    byId: 'dono',
    tabId: null,
    lineId: null,
    expenseId: null,
    reversesId: null,
    ...rest,
  }
}

/** The sale of two waters, at the cost of the first count. */
const sold = (tabId: string, lineId: string, stockAfter: number) =>
  tinyMovement({
    id: `mov-${lineId}`,
    kind: 'sale',
    quantity: -2,
    valueCents: -400,
    stockAfter,
    at: '2026-11-11T00:10:00.000Z',
    tabId,
    lineId,
  })

/** Builds the stock movements of the tiny seed: the first counts, and what its tabs sold. */
export function tinyStock(): StockMovementRecord[] {
  const praia = { companyId: 'praia', productId: 'praia-agua', byId: null }
  return [
    tinyMovement(),
    sold('tab-paid', 'i1', 52),
    sold('tab-open', 'i2', 50),
    tinyMovement({ id: 'mov-cafe', productId: 'cafe', quantity: 3, valueCents: 450, stockAfter: 3 }),
    tinyMovement({ id: 'mov-coco', productId: 'coco', quantity: 0, valueCents: 0, stockAfter: 0 }),
    tinyMovement({ id: 'mov-praia', ...praia, quantity: 52, valueCents: 10_400, stockAfter: 52 }),
    { ...sold('tab-praia', 'i3', 50), ...praia },
  ]
}
