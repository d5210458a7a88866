import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { sampleBooking } from './sample-booking.ts'

/**
 * A tab for stories and tests: three items, closed and not paid yet, after a game. Its sums are computed from its
 * items.
 */
export function sampleTab(changes: Partial<Omit<TabDetail, 'sum'>> = {}): TabDetail {
  const { company, field } = sampleBooking()
  const tab = {
    id: 'tab-1',
    code: 'CMD-7K2Q',
    companyId: company.id,
    athleteId: 'athlete-1',
    customerName: 'Rafael Moreira',
    customerPhone: null,
    bookingId: 'booking-1',
    status: 'closed' as const,
    items: [
      item({ id: 'a', name: 'Água de coco', priceCents: 800, quantity: 2 }),
      item({ id: 'b', name: 'Cerveja pilsen 600 ml', priceCents: 1600, quantity: 3 }),
      item({ id: 'c', name: 'Batata frita', priceCents: 2800, quantity: 1 }),
    ],
    discount: null,
    servicePercent: 0 as const,
    payments: [],
    pendingPix: [],
    openedAt: '2026-11-19T23:50:00.000Z',
    closedAt: '2026-11-20T01:10:00.000Z',
    billAskedAt: null,
    mergedIntoId: null,
    version: 4,
    lastCommands: [],
    company,
    booking: {
      id: 'booking-1',
      code: 'RSV-7K2Q',
      fieldName: field.name,
      start: '2026-11-19T22:00:00.000Z',
      end: '2026-11-20T00:00:00.000Z',
    },
    ...changes,
  }
  return { ...tab, sum: tabSum(tab) }
}

type Item = TabDetail['items'][number]

/** An item of a tab. */
export function item(changes: Partial<Item> = {}): Item {
  return {
    id: 'item-1',
    soldAs: 'item-1',
    productId: 'product-1',
    bookingId: null,
    name: 'Água de coco',
    priceCents: 800,
    quantity: 1,
    note: null,
    addedAt: '2026-11-19T23:55:00.000Z',
    addedById: null,
    returns: [],
    courtesies: [],
    ...changes,
  }
}

/** A payment of a tab. */
export function tabPayment(
  changes: Partial<TabDetail['payments'][number]> = {},
): TabDetail['payments'][number] {
  return {
    id: 'payment-1',
    method: 'pix',
    amountCents: 9200,
    receivedCents: null,
    lines: [],
    paidAt: '2026-11-20T01:10:00.000Z',
    byId: null,
    voided: null,
    ...changes,
  }
}

/** A discount of so many cents. */
export function tabDiscount(amountCents: number): NonNullable<TabDetail['discount']> {
  return { id: 'discount-1', unit: 'cents', amountCents, reason: null, byId: null }
}
