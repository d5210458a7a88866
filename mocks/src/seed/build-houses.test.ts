import { expenseStatus } from '@campo-livre/domain/expenses/expense-status.ts'
import { stockLevel } from '@campo-livre/domain/products/stock-level.ts'
import { countOf, rachaStatus } from '@campo-livre/domain/rachas/racha-status.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import { personaIds } from '../personas/persona-ids.ts'
import { priceThen } from './bar/build-products.ts'
import { buildSeed } from './build-seed.ts'

/** An afternoon, just before and just after midnight in Fortaleza, a leap day. */
const INSTANTS = [
  '2026-11-20T15:30:00.000Z',
  '2027-03-01T02:59:59.999Z',
  '2026-12-31T03:05:00.000Z',
  '2028-02-29T12:00:00.500Z',
]

describe.each(INSTANTS)('bars, expenses and pickup games at %s', (now) => {
  const seed = buildSeed(now)
  const arena = seed.companies.find(({ ownerId }) => ownerId === personaIds.empresa)
  const ofArena = <T extends { companyId: string }>(rows: readonly T[]) =>
    rows.filter(({ companyId }) => companyId === arena?.id)
  const today = localDay('America/Fortaleza', now)

  it('have tabs whose items are products of the same company, at the price of that moment (H3)', () => {
    const products = new Map(seed.products.map((product) => [product.id, product]))
    for (const { companyId, items, openedAt } of seed.tabs) {
      expect(items.length).toBeGreaterThan(0)
      const daysAgo = Math.floor((Date.parse(now) - Date.parse(openedAt)) / 86_400_000)
      for (const { productId, name, priceCents } of items) {
        const product = products.get(productId ?? '')
        expect(product).toMatchObject({ companyId, name })
        expect(product && priceThen(product, daysAgo)).toBe(priceCents)
      }
    }
  })

  it('have tabs that are paid exactly when payments meet the total (rule 7)', () => {
    for (const tab of seed.tabs) {
      const { totalCents, paidCents } = tabSum(tab)
      if (tab.status === 'open') expect(paidCents).toBeLessThan(totalCents)
      else expect(paidCents).toBe(tab.status === 'paid' ? totalCents : 0)
      expect(tab.closedAt === null).toBe(tab.status === 'open')
      const moments = [tab.openedAt, ...tab.items.map(({ addedAt }) => addedAt), tab.closedAt ?? now, now]
      expect(moments).toEqual(moments.toSorted())
    }
  })

  it('have tabs that go with a booking of the same athlete at the same place', () => {
    const bookings = new Map(seed.bookings.map((booking) => [booking.id, booking]))
    const together = seed.tabs.filter(({ bookingId }) => bookingId !== null)
    expect(together.length).toBeGreaterThan(10)
    for (const { bookingId, athleteId, companyId } of together) {
      expect(bookings.get(bookingId ?? '')).toMatchObject({ athleteId, companyId, status: 'completed' })
    }
  })

  it('give Empresa a full bar, a year of tabs with five open, and a year of expenses', () => {
    const levels = Object.groupBy(ofArena(seed.products), stockLevel)
    expect([levels.enough, levels.low, levels.out].map((each) => each?.length)).toEqual([33, 5, 2])
    const tabs = ofArena(seed.tabs)
    expect([tabs.length, tabs.filter(({ status }) => status === 'open').length]).toEqual([220, 5])
    const expenses = Object.groupBy(ofArena(seed.expenses), (expense) => expenseStatus(expense, today))
    expect([expenses.paid, expenses.pending, expenses.overdue].map((each) => each?.length)).toEqual([
      178, 25, 2,
    ])
    expect(ofArena(seed.expenses).filter(({ payments }) => payments.some(({ day }) => day > today))).toEqual(
      [],
    )
    expect(seed.expenses.filter(({ createdAt }) => createdAt > now)).toEqual([])
  })

  it('give Atleta one open tab, some paid, and two rachas', () => {
    const tabs = seed.tabs.filter(({ athleteId }) => athleteId === personaIds.atleta)
    expect(tabs.filter(({ status }) => status === 'open')).toHaveLength(1)
    expect(tabs.filter(({ status }) => status === 'paid').length).toBeGreaterThan(2)
    const rachas = seed.rachas.filter(({ participants }) =>
      participants.some(({ userId }) => userId === personaIds.atleta),
    )
    expect(rachas.map((racha) => [racha.organizerId === personaIds.atleta, rachaStatus(racha, now)])).toEqual(
      [
        [true, 'open'],
        [false, 'played'],
      ],
    )
  })

  it('give the city of Atleta open rachas of others, of different levels, one with ages', () => {
    const open = seed.rachas.filter(
      ({ id, visibility, organizerId }) =>
        id.startsWith('rch-fortaleza-') && visibility === 'public' && organizerId !== personaIds.atleta,
    )
    expect(open.map(({ sport, opening, minAge }) => [sport, opening?.skillFrom, minAge])).toEqual([
      ['society', 2, null],
      ['futsal', 3, 18],
      ['society', 1, 40],
    ])
    for (const racha of open) expect(rachaStatus(racha, now)).toBe('open')
  })

  it('leave Atleta nova and Empresa nova with nothing', () => {
    const fresh = seed.companies.find(({ ownerId }) => ownerId === personaIds.empresaNova)
    const theirs = [...seed.products, ...seed.tabs, ...seed.expenses].filter(
      ({ companyId }) => companyId === fresh?.id,
    )
    expect(theirs).toEqual([])
    expect(seed.tabs.filter(({ athleteId }) => athleteId === personaIds.nova)).toEqual([])
    expect(JSON.stringify(seed.rachas)).not.toContain(personaIds.nova)
  })

  it('have pickup games in which nobody plays twice and never more than fit in (rule 9)', () => {
    expect(seed.rachas.length).toBeGreaterThan(10)
    for (const racha of seed.rachas) {
      expect(countOf(racha, 'confirmed')).toBeLessThanOrEqual(racha.maxPlayers)
      const players = racha.participants.flatMap(({ userId }) => userId ?? [])
      expect(new Set(players).size).toBe(players.length)
      expect(players).toContain(racha.organizerId)
      const booking = seed.bookings.find(({ id }) => id === racha.bookingId)
      if (racha.bookingId === null) continue
      expect(booking).toMatchObject({ athleteId: racha.organizerId, start: racha.start, end: racha.end })
    }
  })
})
