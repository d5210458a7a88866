import { sports } from '@campo-livre/domain/fields/sports.ts'
import { offsetAt, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  bookingRecordSchema,
  closureRecordSchema,
  bookingLinkRecordSchema,
  couponRecordSchema,
  waitRecordSchema,
  dealRecordSchema,
  companyRecordSchema,
  editRecordSchema,
  expenseReceiptRecordSchema,
  expenseRecordSchema,
  expenseSeriesRecordSchema,
  fieldRecordSchema,
  interestRecordSchema,
  mailRecordSchema,
  notificationRecordSchema,
  productRecordSchema,
  rachaRecordSchema,
  splitRecordSchema,
  reviewRecordSchema,
  seriesRecordSchema,
  seriesRequestRecordSchema,
  sessionRecordSchema,
  bookingCommandRecordSchema,
  tabCommandRecordSchema,
  stockMovementRecordSchema,
  tabRecordSchema,
  tillRecordSchema,
  userRecordSchema,
} from '@campo-livre/backend/store/records.ts'
import { buildSeed } from './build-seed.ts'
import { cities, type City } from './data/cities.ts'

const NOW = '2026-11-20T15:30:00.000Z'
const seed = buildSeed(NOW)
const shown = seed.companies.filter(({ status }) => status === 'approved')
const shownIds = new Set(shown.map(({ id }) => id))
const fields = seed.fields.filter(({ status, companyId }) => status === 'active' && shownIds.has(companyId))

describe('the seed', () => {
  it('is the same for the same instant', () => {
    expect(buildSeed(NOW)).toEqual(seed)
  })

  it('shares nothing between two seeds that one could spoil for the other', () => {
    const first = buildSeed(NOW)
    for (const company of first.companies) company.openingHours[1] = []
    for (const booking of first.bookings) booking.rules.cancellationPolicy.fullRefundHours = 0
    expect(buildSeed(NOW)).toEqual(seed)
  })

  it.each(['2027-02-28T02:59:59.999Z', '2026-12-31T23:59:00.000Z', '2028-02-29T12:00:00.500Z'])(
    'keeps the ids of companies, fields, users, reviews, tabs, expenses, fixed slots and notifications at %s',
    (now) => {
      const other = buildSeed(now)
      for (const kind of [
        'companies',
        'fields',
        'users',
        'reviews',
        'products',
        'tabs',
        'tabCommands',
        'bookingCommands',
        'tills',
        'expenses',
        'series',
        'seriesRequests',
        'bookingLinks',
        'coupons',
        'waits',
        'deals',
        'notifications',
      ] as const) {
        expect(other[kind].map(({ id }) => id)).toEqual(seed[kind].map(({ id }) => id))
      }
    },
  )

  it('is made of records that fit their schemas', () => {
    const seedSchema = z.object({
      users: z.array(userRecordSchema),
      companies: z.array(companyRecordSchema),
      fields: z.array(fieldRecordSchema),
      closures: z.array(closureRecordSchema),
      bookings: z.array(bookingRecordSchema),
      series: z.array(seriesRecordSchema),
      seriesRequests: z.array(seriesRequestRecordSchema),
      bookingLinks: z.array(bookingLinkRecordSchema),
      coupons: z.array(couponRecordSchema),
      waits: z.array(waitRecordSchema),
      deals: z.array(dealRecordSchema),
      reviews: z.array(reviewRecordSchema),
      products: z.array(productRecordSchema),
      stockMovements: z.array(stockMovementRecordSchema),
      edits: z.array(editRecordSchema),
      tabs: z.array(tabRecordSchema),
      tabCommands: z.array(tabCommandRecordSchema),
      bookingCommands: z.array(bookingCommandRecordSchema),
      tills: z.array(tillRecordSchema),
      expenses: z.array(expenseRecordSchema),
      expenseSeries: z.array(expenseSeriesRecordSchema),
      expenseReceipts: z.array(expenseReceiptRecordSchema),
      rachas: z.array(rachaRecordSchema),
      splits: z.array(splitRecordSchema),
      notifications: z.array(notificationRecordSchema),
      sessions: z.array(sessionRecordSchema),
      mails: z.array(mailRecordSchema),
      interests: z.array(interestRecordSchema),
    })
    expect(seedSchema.parse(seed)).toEqual(seed)
  })

  it('gives every id, slug, e-mail and booking code once', () => {
    const lists: string[][] = Object.values(seed).map((records) => records.map(({ id }) => id))
    lists.push(
      seed.companies.map(({ slug }) => slug),
      seed.users.map(({ email }) => email),
      [...seed.bookings, ...seed.tabs, ...seed.rachas, ...seed.splits].map(({ code }) => code),
      seed.fields.flatMap(({ priceRules }) => priceRules.map(({ id }) => id)),
    )
    for (const list of lists) expect(new Set(list).size).toBe(list.length)
  })

  it('names only things that exist', () => {
    const ids = new Set(Object.values(seed).flatMap((records) => records.map(({ id }) => id)))
    for (const { items } of seed.tabs) for (const { id } of items) ids.add(id)
    const named = [
      ...seed.companies.map(({ ownerId }) => ownerId),
      ...seed.fields.map(({ companyId }) => companyId),
      ...seed.closures.flatMap(({ companyId, fieldIds }) => [companyId, ...(fieldIds ?? [])]),
      ...seed.bookings.flatMap(({ fieldId, companyId, athleteId }) => [fieldId, companyId, athleteId]),
      ...seed.bookings.flatMap(({ series }) => series?.id ?? null),
      ...seed.series.flatMap(({ companyId, athleteId, segments }) => [
        companyId,
        athleteId,
        ...segments.map(({ fieldId }) => fieldId),
      ]),
      ...seed.seriesRequests.flatMap(({ companyId, athleteId, wish }) => [
        companyId,
        athleteId,
        wish.fieldId,
      ]),
      ...seed.deals.flatMap(({ companyId, fieldIds }) => [companyId, ...fieldIds]),
      ...seed.bookings.map(({ deal }) => deal?.id ?? null),
      ...seed.bookings.map(({ couponUsed }) => couponUsed?.couponId ?? null),
      ...seed.coupons.map(({ companyId }) => companyId),
      ...seed.waits.flatMap(({ companyId, fieldId, athleteId }) => [companyId, fieldId, athleteId]),
      ...seed.reviews.flatMap(({ fieldId, companyId }) => [fieldId, companyId]),
      ...seed.notifications.map(({ userId }) => userId),
      ...seed.products.map(({ companyId }) => companyId),
      ...seed.stockMovements.flatMap(
        ({ companyId, productId, byId, tabId, lineId, expenseId, reversesId }) => [
          companyId,
          productId,
          byId,
          tabId,
          lineId,
          expenseId,
          reversesId,
        ],
      ),
      ...seed.expenses.map(({ companyId }) => companyId),
      ...seed.tabs.flatMap(({ companyId, athleteId, bookingId }) => [companyId, athleteId, bookingId]),
      ...seed.bookingCommands.flatMap(({ companyId, bookingIds, byId }) => [companyId, ...bookingIds, byId]),
      ...seed.tabCommands.flatMap(({ companyId, tabId, byId }) => [companyId, tabId, byId]),
      ...seed.tabs.flatMap(({ items }) => items.map(({ productId }) => productId)),
      ...seed.tills.flatMap(({ companyId, openedById, closedById }) => [companyId, openedById, closedById]),
      ...seed.tills.flatMap(({ carried }) => carried.map(({ tabId }) => tabId)),
      ...seed.splits.flatMap(({ organizerId, origin }) => [organizerId, origin.id]),
      ...seed.splits.flatMap(({ people }) => people.map(({ userId }) => userId)),
      ...seed.rachas.flatMap(({ organizerId, bookingId }) => [organizerId, bookingId]),
      ...seed.rachas.flatMap(({ participants }) => participants.map(({ userId }) => userId)),
    ]
    expect(named.filter((id) => id !== null && !ids.has(id))).toEqual([])
  })
})

describe('the places of the seed', () => {
  it('are enough to look around in', () => {
    expect(shown.length).toBeGreaterThanOrEqual(24)
    expect(fields.length).toBeGreaterThanOrEqual(80)
    const cityOf = new Map(shown.map(({ id, address }) => [id, address.city]))
    expect(new Set(fields.map(({ companyId }) => cityOf.get(companyId))).size).toBeGreaterThanOrEqual(10)
    for (const sport of sports) {
      const places = fields
        .filter((field) => field.sports.includes(sport))
        .map(({ companyId }) => cityOf.get(companyId))
      expect(new Set(places).size).toBeGreaterThanOrEqual(4)
    }
  })

  it('lie in all four zones of Brazil', () => {
    const offsets = shown.map(({ timeZone }) => offsetAt(timeZone, toMinutes(NOW)) / 60)
    expect(new Set(offsets)).toEqual(new Set([-2, -3, -4, -5]))
  })

  it('live by the clock of their state', () => {
    const zones: Record<string, string> = {
      AC: 'America/Rio_Branco',
      AM: 'America/Manaus',
      BA: 'America/Bahia',
      CE: 'America/Fortaleza',
      MS: 'America/Campo_Grande',
      MT: 'America/Cuiaba',
      PE: 'America/Recife',
    }
    for (const { timeZone, address } of seed.companies) {
      const usual = zones[address.state] ?? 'America/Sao_Paulo'
      expect(timeZone).toBe(address.city === 'Fernando de Noronha' ? 'America/Noronha' : usual)
    }
  })

  it('stand within 40 km of the middle of their city, no two on one spot', () => {
    for (const { address } of seed.companies) {
      const city: City | undefined = Object.values(cities).find((one) => one.city === address.city)
      if (!city) throw new Error(`unknown city ${address.city}`)
      expect(Object.keys(city.districts)).toContain(address.district)
      const north = (address.latitude - city.latitude) * 111.32
      const east = (address.longitude - city.longitude) * 111.32 * Math.cos((city.latitude * Math.PI) / 180)
      expect(Math.hypot(north, east)).toBeLessThan(40)
      expect(address.cep).toMatch(/^\d{8}$/)
    }
    const spots = seed.companies.map(({ address }) => `${address.latitude} ${address.longitude}`)
    expect(new Set(spots).size).toBe(spots.length)
  })

  it('include the ones that the listing must leave out', () => {
    expect(seed.fields.filter(({ status }) => status !== 'active')).toHaveLength(1)
    expect(seed.companies.filter(({ status }) => status === 'awaiting_approval')).toHaveLength(1)
    expect(seed.companies.filter(({ status }) => status === 'suspended')).toHaveLength(1)
  })

  it('charge what such fields cost', () => {
    const odd = fields.filter(({ sports: [sport], basePriceCents, priceRules }) => {
      const prices = [basePriceCents, ...priceRules.map(({ priceCents }) => priceCents)]
      const most = sport === 'football' ? 60_000 : sport === 'padel' ? 40_000 : 35_000
      return Math.min(...prices) < 3000 || Math.max(...prices) > most
    })
    expect(odd).toEqual([])
  })
})
