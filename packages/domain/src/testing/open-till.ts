import type { Till } from '../tills/till.ts'

/** A till that was opened on 20 November at 8h in Brasília, without change. */
export function openTill(rest: Partial<Till> = {}): Till {
  return {
    id: 'till',
    companyId: 'arena',
    openedAt: '2026-11-20T11:00:00.000Z',
    openedById: 'dono',
    floatCents: 0,
    movements: [],
    closedAt: null,
    closedById: null,
    countedCents: null,
    sums: null,
    differenceReason: null,
    carried: [],
    ...rest,
  }
}
