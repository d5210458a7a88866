import { occupies } from '@campo-livre/domain/bookings/status.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import type { BookingRecord, Seed } from '@campo-livre/backend/store/records.ts'
import { personaIds } from '../personas/persona-ids.ts'
import { hugeSeed } from '../scenarios/huge-seed.ts'
import { buildSeed } from './build-seed.ts'

const NOW = '2026-11-20T13:00:00.000Z'
/** Also a midnight, a leap day, the end of a year. */
const INSTANTS = [NOW, '2027-03-01T03:05:00.000Z', '2028-02-29T12:00:00.500Z', '2026-12-31T23:59:00.000Z']
const MINUTE = 60_000
const sets: [name: string, now: string, seed: Seed][] = [
  ...INSTANTS.map((now): [string, string, Seed] => ['normal', now, buildSeed(now)]),
  ['huge', NOW, hugeSeed(NOW)],
]

type Time = { who: string; what: string; start: string; end: string }

/** Returns all times at which somebody plays: their bookings, and the pickup games that they have joined. */
function gamesOf({ bookings, rachas }: Seed): Time[] {
  const live = bookings.filter(({ status }) => status !== 'cancelled' && status !== 'expired')
  const booked = live.flatMap(({ athleteId: who, id: what, start, end }) =>
    who === null ? [] : [{ who, what, start, end }],
  )
  const joined = rachas.flatMap(({ bookingId, id, start, end, participants, organizerId }) =>
    participants.flatMap(({ userId, status }) => {
      const isTheirBooking = bookingId !== null && userId === organizerId
      if (userId === null || status !== 'confirmed' || isTheirBooking) return []
      return [{ who: userId, what: id, start, end }]
    }),
  )
  return [...booked, ...joined]
}

function clashesOf(seed: Seed): string[] {
  return [...Map.groupBy(gamesOf(seed), ({ who }) => who)].flatMap(([who, games]) => {
    const inOrder = games.toSorted((a, b) => (a.start < b.start ? -1 : 1))
    return inOrder.flatMap(({ what, end }, at) => {
      const next = inOrder[at + 1]
      return next && next.start < end ? [`${who}: ${what} ${next.what}`] : []
    })
  })
}

const minutesBetween = (a: string, b: string) => Math.round((Date.parse(a) - Date.parse(b)) / MINUTE)

/** Returns why what a notification says of a booking was not so when it came; null when it was. */
function lieOf(message: string, at: string, booking: BookingRecord): string | null {
  const { start, end, status, confirmedAt, cancellation, holdExpiresAt } = booking
  const stands = confirmedAt !== null && confirmedAt <= at && (cancellation === null || cancellation.at > at)
  if (message.startsWith('Faltam 2 horas'))
    return stands && minutesBetween(start, at) === 120 ? null : `it begins at ${start}`
  if (message.includes('confirmada')) return confirmedAt === at ? null : `confirmed at ${confirmedAt}`
  if (message.startsWith('Como foi')) return status === 'completed' && end < at ? null : status
  if (message.includes('cancelada')) return cancellation?.at === at ? null : 'not cancelled then'
  if (message.includes('acabou')) return status === 'expired' && holdExpiresAt === at ? null : status
  return stands && at < start ? null : 'it is over, or off'
}

describe.each(sets)('the %s seed at %s', (_, now, seed) => {
  const codes = new Map(seed.bookings.map((booking) => [booking.code, booking]))
  const notesOf = (userId: string) => seed.notifications.filter((note) => note.userId === userId)

  it('lets nobody play on two courts at once', () => {
    expect(clashesOf(seed)).toEqual([])
  })

  it('tells people only of bookings of theirs, and of each what was so at that moment', () => {
    const notes = notesOf(personaIds.intensa)
    expect(notes).toHaveLength(500)
    const lies = notes.flatMap(({ id, message, createdAt }) => {
      const code = /RSV-\w+/.exec(message)?.[0]
      if (code === undefined) return []
      const booking = codes.get(code)
      if (booking?.athleteId !== personaIds.intensa) return [`${id}: ${code} is not hers`]
      const lie = lieOf(message, createdAt, booking)
      return lie === null ? [] : [`${id}, ${createdAt}: ${message} ${lie}`]
    })
    expect(lies).toEqual([])
    expect(notes.filter(({ message }) => message.startsWith('Faltam')).length).toBeGreaterThan(50)
    expect(new Set(notes.map(({ type }) => type)).size).toBe(5)
  })

  it('is as old in every notice of the athlete as what it tells of', () => {
    const aboutBooking = notesOf(personaIds.atleta).filter(({ actionUrl }) =>
      /reservas\//.test(actionUrl ?? ''),
    )
    expect(aboutBooking).toHaveLength(5)
    for (const { message, createdAt, actionUrl } of aboutBooking) {
      const booking = seed.bookings.find(({ id }) => actionUrl?.endsWith(id))
      if (!booking) throw new Error(`${actionUrl} leads nowhere`)
      const { confirmedAt, cancellation, holdExpiresAt, start } = booking
      const days = /^Faltam (\d) dias/.exec(message)?.[1]
      if (days === undefined) {
        expect([booking.createdAt, confirmedAt, cancellation?.at, holdExpiresAt]).toContain(createdAt)
        continue
      }
      const zone = 'America/Fortaleza'
      const ahead = (Date.parse(localDay(zone, start)) - Date.parse(localDay(zone, createdAt))) / 86_400_000
      expect(ahead).toBe(Number(days))
    }
  })

  it('tells the arena of what has happened there', () => {
    const arenaId = seed.companies.find(({ ownerId }) => ownerId === personaIds.empresa)?.id
    const [booked, cancelled, praised, low, due] = notesOf(personaIds.empresa)
    const nameOf = (fieldId: string) => seed.fields.find(({ id }) => id === fieldId)?.name ?? '?'
    const own = seed.bookings.filter(({ companyId }) => companyId === arenaId)
    const review = seed.reviews.find(({ createdAt }) => createdAt === praised?.createdAt)
    expect([review?.companyId, review?.stars]).toEqual([arenaId, 5])
    expect(praised?.message).toContain(review?.authorName)
    const sold = own.filter(
      ({ confirmedAt, payment }) => confirmedAt === booked?.createdAt && payment?.method === 'pix',
    )
    expect(
      sold.some(({ fieldId, source }) => source === 'site' && booked?.message.includes(nameOf(fieldId))),
    ).toBe(true)
    const off = own.filter(({ cancellation }) => cancellation?.at === cancelled?.createdAt)
    expect(off.some(({ fieldId }) => cancelled?.message.includes(nameOf(fieldId)))).toBe(true)
    const products = seed.products.filter(({ companyId }) => companyId === arenaId)
    const stocked = products.find(({ name }) => low?.message.includes(name))
    expect(stocked && stocked.stock < stocked.lowStockAt && low?.message.includes(` ${stocked.stock} `)).toBe(
      true,
    )
    const bill = seed.expenses.find(({ id }) => id.endsWith('-energia-11') && id.includes('beira-mar'))
    expect(due?.message).toContain(bill?.description)
    const told = Date.parse(localDay('America/Fortaleza', due?.createdAt ?? NOW))
    expect((Date.parse(bill?.dueDay ?? '') - told) / 86_400_000).toBe(1)
  })

  it('says of money, holds, reviews and tabs only what can be', () => {
    const odd = seed.bookings.filter(({ status, payment, cancellation, start, createdAt, holdExpiresAt }) => {
      const paid = payment?.status === 'paid' || payment?.status === 'refunded'
      return (
        (payment?.paidAt ?? '') > now ||
        (paid && payment.paidAt === null) ||
        (status === 'expired' && payment?.status !== 'expired') ||
        (cancellation !== null && payment?.status === 'paid' && cancellation.refundCents > 0) ||
        // A date of a fixed slot has no payment of its own.
        (cancellation !== null && (payment?.refundedCents ?? 0) !== cancellation.refundCents) ||
        (status === 'no_show' && payment?.method === 'venue' && paid) ||
        (holdExpiresAt !== null && holdExpiresAt < createdAt) ||
        createdAt >= start
      )
    })
    expect(odd.map(({ id }) => id)).toEqual([])
    const bookings = new Map(seed.bookings.map((booking) => [booking.id, booking]))
    const strange = seed.tabs.filter(({ bookingId, athleteId, companyId, openedAt }) => {
      const booking = bookingId === null ? null : bookings.get(bookingId)
      if (booking === null) return openedAt > now
      return (
        booking?.athleteId !== athleteId || booking.companyId !== companyId || booking.status !== 'completed'
      )
    })
    expect(strange.map(({ id }) => id)).toEqual([])
    expect(
      seed.reviews.filter(({ createdAt, answer }) => createdAt > now || (answer?.createdAt ?? '') > now),
    ).toEqual([])
  })

  it('has no open booking whose time is over', () => {
    const open = seed.bookings.filter(
      (each) => each.status === 'confirmed' || each.status === 'awaiting_payment',
    )
    expect(open.filter((each) => each.end <= now || !occupies(each, now)).map(({ id }) => id)).toEqual([])
  })
})
