import { addDays } from '@campo-livre/domain/time/zone.ts'

/** A call that is measured, with the token of who makes it. */
type Measured = readonly [name: string, path: string, token: string | null]

const filters = (column: string, mode: string, value: string) =>
  `filters=${encodeURIComponent(JSON.stringify([{ column, operator: 'and', conditions: [{ mode, value }] }]))}`

/** Returns the calls that are measured, about a field of a busy arena. `today` is the present day. */
export function readsOf(fieldId: string, today: string): readonly Measured[] {
  const [arena, athlete, admin] = ['token-empresa', 'token-atleta', 'token-admin']
  const tomorrow = addDays(today, 1)
  const lastMonth = `from=${addDays(today, -60)}&to=${addDays(today, -30)}`
  return [
    ["a field's page", `/fields/${fieldId}`, null],
    ["a field's week", `/fields/${fieldId}/availability?days=7`, null],
    ["a field's month", `/fields/${fieldId}/availability?days=31`, null],
    ["the arena's day in the calendar", `/company/bookings/calendar?from=${today}&to=${today}`, arena],
    ["the arena's day as a list", `/company/bookings?date=${today}`, arena],
    ["the arena's bookings, latest first", '/company/bookings', arena],
    ["the arena's bookings to come", '/company/bookings?when=upcoming', arena],
    ...[0, 1, 3, 5].map((years): Measured => {
      const last = addDays(today, -360 * years)
      const month = `from=${addDays(last, -30)}&to=${last}`
      return [
        `a field's bookings of a month, ${years} years ago`,
        `/company/bookings?fieldId=${fieldId}&${month}`,
        arena,
      ]
    }),
    ['occupied hours of a month', `/company/bookings?set=occupied&${lastMonth}`, arena],
    ['occupied hours without a period', '/company/bookings?set=occupied', arena],
    ['the counter: open tabs', '/company/tabs/open', arena],
    ['the counter: products', '/company/counter/products', arena],
    ['the counter: customers', '/company/customers?q=an', arena],
    ["the arena's list of tabs", '/company/tabs', arena],
    ['Para resolver', '/company/waiting', arena],
    ['the till', '/company/till', arena],
    ["the month's report", `/company/financial/report?from=${today.slice(0, 7)}-01&to=${today}`, arena],
    ["an athlete's bookings to come", '/bookings?when=upcoming', athlete],
    ["an athlete's bookings that are over", '/bookings?when=past', athlete],
    ["the admin's bookings", '/admin/bookings', admin],
    ["the admin's bookings, page 300", '/admin/bookings?page=300', admin],
    ["the admin's bookings by status", `/admin/bookings?${filters('status', 'equals', 'cancelled')}`, admin],
    ["the admin's bookings, sorted by price", '/admin/bookings?sort=-priceCents', admin],
    ["the admin's bookings, a search", '/admin/bookings?q=silva', admin],
    ["the admin's tabs", '/admin/tabs', admin],
    ["the admin's tabs, sorted by name", '/admin/tabs?sort=customerName', admin],
    [
      "the admin's tabs, filtered and sorted",
      `/admin/tabs?sort=-openedAt&${filters('status', 'equals', 'paid')}`,
      admin,
    ],
    ['search: city and hour', `/fields?city=São Paulo&date=${tomorrow}&time=20:00`, null],
    ['search: day and hour, no city', `/fields?date=${tomorrow}&time=20:00`, null],
    ['search: hour, no city', '/fields?time=20:00', null],
    ['search: words', '/fields?q=arena society', null],
    ['the map', '/map', null],
  ]
}
