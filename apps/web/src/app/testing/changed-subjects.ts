import type { Subject } from '@campo-livre/api/client/subject.ts'

const byBooking: readonly Subject[] = ['bookings', 'fields', 'companies', 'financial', 'admin', 'deletion']
const byClosure: readonly Subject[] = ['closures', 'fields', 'companies']
const byCompany: readonly Subject[] = ['companies', 'fields', 'places', 'admin']
const byField: readonly Subject[] = ['fields', 'companies', 'places', 'admin']
const byProduct: readonly Subject[] = ['products', 'admin']

/** The subjects that are refreshed after a call; none where its answer has everything or the session ends. */
export const changedSubjects: Readonly<Record<string, readonly Subject[]>> = {
  'POST /bookings': byBooking,
  'POST /bookings/{id}/payment': byBooking,
  'POST /bookings/{id}/cancel': byBooking,
  'POST /bookings/{id}/rain-choice': byBooking,
  'POST /tabs/{id}/payments': [],
  'POST /tabs/{id}/ask-bill': [],
  'PUT /company/profile': byCompany,
  'PUT /company/logo': byCompany,
  'DELETE /company/logo': byCompany,
  'PUT /admin/companies/{id}/status': byCompany,
  'POST /company/fields': byField,
  'PUT /company/fields/{id}/court': byField,
  'PUT /company/fields/{id}/times': byField,
  'PUT /company/fields/{id}/parts': byField,
  'PUT /company/fields/{id}/prices': byField,
  'POST /company/fields/prices': byField,
  'POST /company/fields/{id}/prices/withdraw': byField,
  'POST /company/fields/{id}/photos': byField,
  'PUT /company/fields/{id}/photos': byField,
  'PUT /company/fields/{id}/status': byField,
  'POST /company/fields/{id}/copy': byField,
  'POST /company/closures/preview': [],
  'POST /company/closures': ['closures', ...byBooking],
  'POST /company/rain/preview': [],
  'POST /company/rain': ['closures', ...byBooking],
  'PUT /company/closures/{id}/end': byClosure,
  'DELETE /company/closures/{id}': byClosure,
  'POST /company/products': byProduct,
  'PUT /company/products/{id}': byProduct,
  'PUT /company/products/{id}/status': byProduct,
  'PATCH /company/products': byProduct,
  'POST /me/password': ['devices'],
  'DELETE /me/sessions/{id}': ['devices'],
  'PUT /me/account': [],
  'PUT /me/sports': [],
  'PUT /me/notification-preferences': [],
  'PUT /me/photo': [],
  'DELETE /me/photo': [],
  'POST /me/email': [],
  'POST /me/email/confirm': [],
  'DELETE /me/email': [],
  'POST /me/deletion': [],
  'POST /auth/logout-all-devices': [],
  'POST /notification-messages/{id}/read': [],
  'POST /notification-messages/mark-all-read': [],
  'DELETE /notification-messages/{id}': [],
  'POST /notification-messages/delete-all': [],
  'GET /me/export': [],
}
