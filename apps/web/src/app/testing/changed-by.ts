import type { Subject } from '@campo-livre/api/client/subject.ts'

/** The subjects that are read again after a write about a booking. */
export const byBooking: readonly Subject[] = [
  'bookings',
  'series',
  'fields',
  'companies',
  'coupons',
  'financial',
  'admin',
  'deletion',
]
/** After one about a closure. */
export const byClosure: readonly Subject[] = ['closures', 'fields', 'companies']
/** After one about a company's page. */
export const byCompany: readonly Subject[] = ['companies', 'fields', 'places', 'admin']
/** After one about a field. */
export const byField: readonly Subject[] = ['fields', 'companies', 'company', 'places', 'admin']
/** After one about a tab: the tabs themselves are in the answer. */
export const byTab: readonly Subject[] = ['financial', 'admin', 'tills', 'bookings']
/** After one about a product. */
export const byProduct: readonly Subject[] = ['products', 'admin']
/** After one about a fixed slot: the slot itself is in the answer. */
export const bySeries: readonly Subject[] = ['bookings', 'fields', 'companies', 'financial', 'tills']
