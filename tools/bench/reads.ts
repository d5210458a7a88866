import { adminSeriesColumns, adminTillColumns, paymentColumns } from '@campo-livre/domain/admin/admin-rows.ts'
import { splitColumns } from '@campo-livre/domain/splits/split-row.ts'
import { movementColumns } from '@campo-livre/domain/stock/stock-movement.ts'
import { contactColumns, mailColumns, noticeColumns } from '@campo-livre/domain/admin/log-rows.ts'
import { auditColumns } from '@campo-livre/domain/admin/audit.ts'
import { bookingColumns } from '@campo-livre/domain/bookings/list/booking-row.ts'
import { closureColumns } from '@campo-livre/domain/closures/closure-row.ts'
import { companyColumns } from '@campo-livre/domain/companies/company-row.ts'
import { expenseColumns } from '@campo-livre/domain/expenses/expense.ts'
import { fieldColumns } from '@campo-livre/domain/fields/list/field-row.ts'
import { entryColumns } from '@campo-livre/domain/financial/columns.ts'
import type { Columns } from '@campo-livre/domain/lists/filters.ts'
import { couponColumns } from '@campo-livre/domain/coupons/coupon.ts'
import { productColumns } from '@campo-livre/domain/products/product.ts'
import { myRachaColumns, rachaColumns } from '@campo-livre/domain/rachas/columns.ts'
import { ownReviewColumns, reviewColumns } from '@campo-livre/domain/reviews/review-row.ts'
import { tabColumns } from '@campo-livre/domain/tabs/tab-row.ts'
import { tillColumns } from '@campo-livre/domain/tills/till-row.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { userColumns } from '@campo-livre/domain/users/user-row.ts'
import type { PersonaName } from '@campo-livre/mocks/personas/persona-ids.ts'

/** A read to measure: the call as declared, its path with parameters, and the persona who asks. */
export type Read = { call: string; path: string; as: PersonaName | null }

/** The lists with filters: their columns, and a persona who may see them. */
const tables: readonly [call: string, as: PersonaName, columns: Columns][] = [
  ['/company/fields', 'empresa', fieldColumns],
  ['/company/closures', 'empresa', closureColumns],
  ['/company/products', 'empresa', productColumns],
  ['/company/coupons', 'empresa', couponColumns],
  ['/company/tabs', 'empresa', tabColumns],
  ['/company/tills', 'empresa', tillColumns],
  ['/company/expenses', 'empresa', expenseColumns],
  ['/company/incomes', 'empresa', expenseColumns],
  ['/company/reviews', 'empresa', ownReviewColumns],
  ['/company/financial', 'empresa', entryColumns],
  ['/company/financial/accruals', 'empresa', entryColumns],
  ['/company/financial/open', 'empresa', entryColumns],
  ['/tabs', 'atleta', tabColumns],
  ['/rachas', 'atleta', myRachaColumns],
  ['/admin/users', 'admin', userColumns],
  ['/admin/companies', 'admin', companyColumns],
  ['/admin/fields', 'admin', fieldColumns],
  ['/admin/bookings', 'admin', bookingColumns],
  ['/admin/products', 'admin', productColumns],
  ['/admin/tabs', 'admin', tabColumns],
  ['/admin/expenses', 'admin', expenseColumns],
  ['/admin/rachas', 'admin', rachaColumns],
  ['/admin/reviews', 'admin', reviewColumns],
  ['/admin/series', 'admin', adminSeriesColumns],
  ['/admin/splits', 'admin', splitColumns],
  ['/admin/payments', 'admin', paymentColumns],
  ['/admin/stock-movements', 'admin', movementColumns],
  ['/admin/tills', 'admin', adminTillColumns],
  ['/admin/coupons', 'admin', couponColumns],
  ['/admin/notices', 'admin', noticeColumns],
  ['/admin/contacts', 'admin', contactColumns],
  ['/admin/mails', 'admin', mailColumns],
  ['/admin/audit', 'admin', auditColumns],
]

const filters = (column: string, mode: string, value: string) =>
  `filters=${encodeURIComponent(JSON.stringify([{ column, operator: 'and', conditions: [{ mode, value }] }]))}`

/**
 * Returns the usual requests for a list: the first and a later page, sorted by each column both ways, filtered by one
 * column of each kind.
 */
function tableReads([call, as, columns]: (typeof tables)[number], today: string): Read[] {
  const first = (kind: string) => Object.keys(columns).find((name) => columns[name] === kind)
  const [text, number, date] = [first('text'), first('number'), first('date')]
  const queries = [
    '',
    'page=2&perPage=100',
    'page=300&perPage=20',
    ...Object.keys(columns).flatMap((name) => [`sort=${name}`, `sort=-${name}&perPage=100`]),
    ...(text ? [filters(text, 'contains', 'ar'), `${filters(text, 'startsWith', 'ca')}&sort=${text}`] : []),
    ...(number ? [filters(number, 'gt', '3')] : []),
    ...(date ? [filters(date, 'dateIs', addDays(today, -1))] : []),
  ]
  return queries.map((query) => ({ call, as, path: query ? `${call}?${query}` : call }))
}

/** Returns the query of a move to the ninth morning from today, from 7h to 8h in Fortaleza. */
function moveTo(today: string): string {
  const day = addDays(today, 9)
  const time = { start: `${day}T10:00:00.000Z`, end: `${day}T11:00:00.000Z` }
  return `${new URLSearchParams({ fieldId: 'fld-arena-beira-mar-quadra-coberta', ...time })}`
}

/** Returns the usual requests for the listing of fields. */
function listingReads(today: string): Read[] {
  const near = 'near=-23.5505,-46.6333'
  const date = `date=${addDays(today, 1)}`
  const queries = [
    '',
    'page=500&perPage=20',
    'page=2&perPage=100',
    'sort=price',
    'sort=-price&page=90',
    'sort=rating',
    near,
    'area=-23.7,-46.8,-23.4,-46.4',
    `${near}&sort=distance`,
    `${near}&sort=distance&page=400`,
    'q=quadra',
    'q=arena%20são',
    'q=nada%20disso%20existe',
    'city=São%20Paulo',
    'city=São%20Paulo&district=Mooca&sport=futsal',
    'sport=society&surface=synthetic-grass&indoor=false',
    'amenities=parking,bar,shower',
    'minPriceCents=8000&maxPriceCents=12000&sort=price',
    date,
    `${date}&time=19:00`,
    `${date}&time=20:00&minutes=120&sort=price`,
    'time=21:00',
    'minutes=180',
    `city=Fortaleza&sport=society&${date}&time=20:00`,
    `${date}&time=03:00&minutes=180&sport=padel&city=Recife&maxPriceCents=1000`,
  ]
  return queries.map((query) => ({ call: '/fields', as: null, path: query ? `/fields?${query}` : '/fields' }))
}

type Known = Readonly<
  Record<'today' | 'fieldId' | 'companyTabId' | 'productId' | 'tabId' | 'rachaId' | 'seriesId', string>
>

/** Returns every read of the API, with its usual and its most expensive parameters. */
export function allReads({
  today,
  fieldId,
  companyTabId,
  productId,
  tabId,
  rachaId,
  seriesId,
}: Known): Read[] {
  const read = (as: PersonaName | null, call: string, path = call): Read => ({ call, path, as })
  const own = ['/me', '/me/account', '/me/sessions', '/me/export', '/me/deletion', '/notification-messages']
  const bookings = ['', 'when=upcoming', 'when=past', 'when=past&page=240', 'status=cancelled&perPage=100']
  const arena = [
    '',
    'when=upcoming',
    'when=past&page=200',
    `date=${today}`,
    'status=no_show',
    `fieldId=${fieldId}`,
  ]
  const company = 'arena-beira-mar'
  const lamps = 'exp-arena-beira-mar-refletores-1'
  return [
    ...own.flatMap((call) => [read('intensa', call), read('empresa', call)]),
    read(null, '/places'),
    read(null, '/cep/{cep}', '/cep/60165121'),
    read(null, '/cep/{cep}', '/cep/99999999'),
    ...listingReads(today),
    ...['', 'city=Fortaleza&sport=society', 'time=21:00'].map((query) => read(null, '/map', `/map?${query}`)),
    read(null, '/fields/{id}', `/fields/${fieldId}`),
    read(null, '/fields/{id}/availability', `/fields/${fieldId}/availability`),
    read('atleta', '/fields/{id}/availability', `/fields/${fieldId}/availability?days=31`),
    read(null, '/fields/{id}/reviews', `/fields/${fieldId}/reviews`),
    read(null, '/companies/{id}', `/companies/${company}`),
    read(null, '/companies/{id}/fields', `/companies/${company}/fields`),
    read(null, '/companies/{id}/reviews', `/companies/${company}/reviews?page=3`),
    read('empresa', '/company'),
    ...bookings.map((query) => read('intensa', '/bookings', `/bookings?${query}`)),
    read('atleta', '/waits'),
    ...['', 'city=Fortaleza&sport=society', 'page=3'].map((query) =>
      read('atleta', '/athletes', `/athletes?${query}`),
    ),
    read(null, '/athletes/{handle}', '/athletes/rafa7k2q9mxt'),
    read('atleta', '/bookings/{id}', '/bookings/bkg-atleta-13'),
    read('atleta', '/bookings/{id}/link', '/bookings/bkg-atleta-15/link'),
    read('atleta', '/bookings/{id}/move', `/bookings/bkg-atleta-15/move?${moveTo(today)}`),
    read(null, '/booking-links/{token}', '/booking-links/passo-atleta-15'),
    ...arena.map((query) => read('empresa', '/company/bookings', `/company/bookings?${query}`)),
    ...[9, 42].map((days) =>
      read(
        'empresa',
        '/company/bookings/calendar',
        `/company/bookings/calendar?from=${addDays(today, -1)}&to=${addDays(today, days - 2)}`,
      ),
    ),
    read(
      'empresa',
      '/company/financial/hours',
      `/company/financial/hours?from=${addDays(today, -1826)}&to=${today}`,
    ),
    ...['cash', 'accrual'].map((view) =>
      read(
        'empresa',
        '/company/financial/report',
        `/company/financial/report?from=${addDays(today, -1826)}&to=${today}&grouping=month&view=${view}`,
      ),
    ),
    read('empresa', '/company/bookings/{id}', '/company/bookings/bkg-atleta-13'),
    read('empresa', '/company/customers', '/company/customers?q=ana'),
    read('empresa', '/company/fields/{id}', '/company/fields/fld-arena-beira-mar-campo-norte'),
    read('empresa', '/company/closures/{id}', '/company/closures/cls-arena-beira-mar-escolinha'),
    read('empresa', '/company/tabs/{id}', `/company/tabs/${companyTabId}`),
    read('empresa', '/company/products/{id}', `/company/products/${productId}`),
    read('empresa', '/company/products/{id}/history', `/company/products/${productId}/history`),
    read('empresa', '/company/products/{id}/movements', `/company/products/${productId}/movements`),
    read('empresa', '/company/tabs/{id}/history', `/company/tabs/${companyTabId}/history`),
    read('empresa', '/company/expenses/{id}', `/company/expenses/${lamps}`),
    read(
      'empresa',
      '/company/expenses/{id}/receipts/{receiptId}',
      `/company/expenses/${lamps}/receipts/${lamps}-recibo`,
    ),
    read('empresa', '/company/series'),
    read('empresa', '/company/series/{id}', `/company/series/${seriesId}`),
    read('empresa', '/company/series/requests'),
    read('atleta', '/series'),
    read('atleta', '/series/requests'),
    read('empresa', '/company/tabs/open'),
    read('empresa', '/company/counter/products'),
    read('empresa', '/company/financial/settings'),
    read('empresa', '/company/till'),
    read('empresa', '/company/waiting'),
    read('empresa', '/company/tills/{id}', '/company/tills/till-arena-beira-mar-001'),
    read('atleta', '/tabs/{id}', `/tabs/${tabId}`),
    read('atleta', '/rachas/{id}', `/rachas/${rachaId}`),
    read('atleta', '/rachas/{id}/earlier-players', `/rachas/${rachaId}/earlier-players`),
    read('atleta', '/rachas/{id}/stats', `/rachas/${rachaId}/stats`),
    read('atleta', '/athlete-card'),
    read('atleta', '/me/favourites'),
    read('intensa', '/me/credits'),
    read('atleta', '/rachas/{id}/arrival-code', `/rachas/${rachaId}/arrival-code`),
    read('atleta', '/open-rachas'),
    read(null, '/racha-links/{token}', `/racha-links/convite-${rachaId}`),
    read(null, '/racha-links/{token}/arrivals', `/racha-links/convite-${rachaId}/arrivals?code=c0ffee`),
    read('atleta', '/split-proposals/{kind}/{id}', `/split-proposals/racha/${rachaId}`),
    read('atleta', '/splits'),
    read('atleta', '/splits/{id}', '/splits/conta-atleta-01'),
    read(null, '/bill-links/{token}', '/bill-links/grupo-atleta-01'),
    read(null, '/share-links/{token}', '/share-links/cota-atleta-06'),
    read('empresa', '/company/deals'),
    read('empresa', '/company/coupons/{id}', '/company/coupons/cup-arena-beira-mar-bemvindo10'),
    read(
      'empresa',
      '/company/coupons/{id}/history',
      '/company/coupons/cup-arena-beira-mar-bemvindo10/history',
    ),
    read('admin', '/admin/waiting'),
    read('admin', '/admin/search', '/admin/search?q=ana'),
    ...['', '/relations', '/history'].map((part) =>
      read('admin', `/admin/rows/{resource}/{id}${part}`, `/admin/rows/fields/${fieldId}${part}`),
    ),
    ...tables.flatMap((table) => tableReads(table, today)),
  ]
}
