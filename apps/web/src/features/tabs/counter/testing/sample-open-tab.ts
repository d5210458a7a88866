import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'

/** An open tab without orders, to be filled in. */
export function sampleOpenTab(facts: Partial<OpenTab> = {}): OpenTab {
  return {
    id: 'tab-1',
    code: 'CMD-7K2Q',
    companyId: 'company-1',
    athleteId: null,
    customerName: 'Rafael Moreira',
    customerPhone: null,
    bookingId: null,
    booking: null,
    status: 'open',
    items: [],
    discount: null,
    servicePercent: 0,
    payments: [],
    pendingPix: [],
    openedAt: '2026-11-20T12:20:00.000Z',
    closedAt: null,
    billAskedAt: null,
    mergedIntoId: null,
    version: 1,
    lastCommands: [],
    ...facts,
  }
}

/** A line of a tab. */
export function sampleLine(facts: Partial<OpenTab['items'][number]> = {}): OpenTab['items'][number] {
  const id = facts.id ?? 'line-1'
  return {
    id,
    soldAs: id,
    productId: 'prd-1',
    bookingId: null,
    name: 'Cerveja pilsen lata',
    priceCents: 800,
    quantity: 2,
    note: null,
    addedAt: '2026-11-20T12:40:00.000Z',
    addedById: null,
    returns: [],
    courtesies: [],
    ...facts,
  }
}
