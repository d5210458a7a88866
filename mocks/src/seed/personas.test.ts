import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { cnpjSchema } from '@campo-livre/domain/companies/cnpj.ts'
import { cpfSchema } from '@campo-livre/domain/users/cpf.ts'
import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import { roleOf, userSchema } from '@campo-livre/domain/users/user.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { personaIds } from '../personas/persona-ids.ts'
import { PERSONA_PASSWORD, personas } from '../personas/personas.ts'
import { buildSeed } from './build-seed.ts'

const NOW = '2026-11-20T15:30:00.000Z'
const DAY = 86_400_000
const seed = buildSeed(NOW)
/** The dates of fixed slots are apart. */
const bookingsOf = (userId: string) =>
  seed.bookings.filter(({ athleteId, series }) => athleteId === userId && series === undefined)
const notesOf = (userId: string) => seed.notifications.filter((note) => note.userId === userId)
const userOf = (userId: string) => seed.users.find(({ id }) => id === userId)

describe('the personas', () => {
  it('are the rows of the table in README.md, in its order', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
    const rows = [...readme.matchAll(/^\| ([^|`]+) \| `([^`]+@campolivre\.test)` \|/gm)]
    expect(rows.map(([, label, email]) => ({ label, email }))).toEqual(
      personas.map(({ label, email }) => ({ label, email })),
    )
  })

  it('can all be found, with the one password', () => {
    for (const { id, email } of personas)
      expect(userOf(id)).toMatchObject({ email, password: PERSONA_PASSWORD })
  })

  it('are verified, blocked and known as the README says', () => {
    expect(userOf(personaIds.pendente)?.emailVerifiedAt).toBeNull()
    expect(seed.users.filter(({ emailVerifiedAt }) => emailVerifiedAt === null)).toHaveLength(1)
    expect(seed.users.filter(({ blocked }) => blocked).map(({ id }) => id)).toEqual([personaIds.bloqueada])
    expect(seed.users.filter((user) => roleOf(userSchema.parse(user)) === null).map(({ id }) => id)).toEqual([
      personaIds.desconhecido,
    ])
  })

  it('Atleta has twelve games behind, three ahead and nothing of them odd', () => {
    const bookings = bookingsOf(personaIds.atleta)
    const ahead = bookings.filter(({ end }) => end > NOW)
    expect(bookings.length - ahead.length).toBe(12)
    expect(ahead.map(({ id, status, payment }) => [id, status, payment?.method, payment?.status])).toEqual([
      ['bkg-atleta-13', 'confirmed', 'pix', 'paid'],
      ['bkg-atleta-14', 'confirmed', 'venue', 'pending'],
      ['bkg-atleta-15', 'confirmed', 'pix', 'paid'],
    ])
    const past = Object.groupBy(bookings, (booking) => statusAt(booking, NOW))
    expect(past.completed).toHaveLength(8)
    expect(past.expired).toHaveLength(1)
    expect(past.no_show).toHaveLength(1)
    expect(
      past.cancelled?.map(({ cancellation, priceCents }) => cancellation?.refundCents === priceCents),
    ).toEqual([true, true])
    const days = ahead.map(({ start }) => Math.round((Date.parse(start) - Date.parse(NOW)) / DAY))
    expect(days).toEqual([2, 3, 5])
  })

  it.each([
    '2026-11-21T02:59:59.000Z',
    '2026-11-21T03:00:00.000Z',
    '2026-11-22T13:00:00.000Z',
    '2026-11-23T22:00:00.000Z',
  ])('Atleta has them on any day and hour (%s)', (now) => {
    const bookings = buildSeed(now).bookings.filter(
      ({ athleteId, series }) => athleteId === personaIds.atleta && series === undefined,
    )
    expect(bookings.filter(({ end }) => end > now)).toHaveLength(3)
    expect(bookings).toHaveLength(15)
  })

  it('Atleta has nine notifications of every type, shape and age, five unread', () => {
    const notes = notesOf(personaIds.atleta)
    expect(notes).toHaveLength(9)
    expect(notes.filter(({ readAt }) => readAt === null)).toHaveLength(5)
    expect(new Set(notes.map(({ type }) => type))).toEqual(
      new Set(['message', 'system', 'reminder', 'warning', 'success']),
    )
    expect(new Set(notes.map(({ shape }) => shape))).toEqual(new Set(['nested', 'flat']))
    expect(
      notes.some(({ openInNewTab, actionUrl }) => openInNewTab && actionUrl?.startsWith('https://')),
    ).toBe(true)
    const linked = notes.flatMap(({ actionUrl }) => actionUrl?.match(/^\/atleta\/reservas\/(.+)$/)?.[1] ?? [])
    expect(linked.length).toBeGreaterThan(0)
    expect(linked.every((id) => bookingsOf(personaIds.atleta).some((booking) => booking.id === id))).toBe(
      true,
    )
    const minutes = notes.map(({ createdAt }) => (Date.parse(NOW) - Date.parse(createdAt)) / 60_000)
    const ages = minutes.map((age) => [1, 60, 1440, 10_080].filter((limit) => age >= limit).length)
    expect(new Set(ages)).toEqual(new Set([0, 1, 2, 3, 4]))
  })

  it('Atleta has told of themselves, and is signed in on two devices (H11)', () => {
    expect(userOf(personaIds.atleta)).toMatchObject({
      cpf: '31807452662',
      sports: [{ sport: 'society', skill: 4 }, { sport: 'futsal' }, { sport: 'beach-tennis' }],
      muted: ['tabs'],
      terms: { version: TERMS_VERSION },
    })
    expect(seed.sessions.map(({ userId, device }) => [userId, device])).toEqual([
      [personaIds.atleta, 'Chrome no Android'],
      [personaIds.atleta, 'Edge no Windows'],
    ])
  })

  it('the companies of the personas have a CNPJ, one of them with letters (H11)', () => {
    const cnpjs = [personaIds.empresa, personaIds.empresaNova].map(
      (owner) => seed.companies.find(({ ownerId }) => ownerId === owner)?.cnpj,
    )
    expect(cnpjs).toEqual(['48291736000192', '90AR7K3M000198'])
    for (const cnpj of cnpjs) expect(cnpjSchema.parse(cnpj)).toBe(cnpj)
    for (const { cpf } of seed.users) if (cpf) expect(cpfSchema.parse(cpf)).toBe(cpf)
  })

  it('Atleta nova has nothing', () => {
    expect(bookingsOf(personaIds.nova)).toEqual([])
    expect(notesOf(personaIds.nova)).toEqual([])
  })

  it('Atleta intensa has thousands, hardly any ahead, never two at a time', () => {
    const bookings = bookingsOf(personaIds.intensa)
    expect(bookings).toHaveLength(5000)
    expect(bookings.filter(({ start }) => start > NOW)).toHaveLength(6)
    expect(notesOf(personaIds.intensa)).toHaveLength(500)
    const ordered = bookings.toSorted((a, b) => a.start.localeCompare(b.start))
    expect(ordered.filter((booking, index) => booking.end > (ordered[index + 1]?.start ?? '9'))).toEqual([])
  })

  it('Empresa has seven fields of different sports, one made of two others, in Fortaleza and a full week', () => {
    const arena = seed.companies.find(({ ownerId }) => ownerId === personaIds.empresa)
    expect(arena?.address.city).toBe('Fortaleza')
    const fields = seed.fields.filter(({ companyId }) => companyId === arena?.id)
    expect(fields).toHaveLength(7)
    expect(fields.flatMap(({ parts }) => parts)).toHaveLength(2)
    expect(new Set(fields.flatMap(({ sports }) => sports)).size).toBeGreaterThanOrEqual(6)
    const week = seed.bookings.filter(
      ({ companyId, start }) =>
        companyId === arena?.id && start > NOW && Date.parse(start) < Date.parse(NOW) + 7 * DAY,
    )
    expect(week.length).toBeGreaterThan(130)
    expect(notesOf(personaIds.empresa).length).toBeGreaterThan(0)
  })

  it('Empresa nova is approved and has no field', () => {
    const company = seed.companies.find(({ ownerId }) => ownerId === personaIds.empresaNova)
    expect(company?.status).toBe('approved')
    expect(seed.fields.filter(({ companyId }) => companyId === company?.id)).toEqual([])
  })
})
