import type { DataExport } from '@campo-livre/domain/users/data-export.ts'
import type { Deletion } from '@campo-livre/domain/users/deletion.ts'
import { splitSum } from '@campo-livre/domain/splits/standing.ts'
import { isOpenTab } from '@campo-livre/domain/tabs/open-tabs.ts'
import { describe, expect, it } from 'vitest'
import { apiCalls } from '../calls.gen.ts'
import { tableNames, type UserRecord } from '../store/records.ts'
import { personaIds } from '@campo-livre/mocks/personas/persona-ids.ts'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { endingWithSlots } from './end-slots.ts'

const backend = testBackend({ scenario: 'cinco-mil-reservas' })
const { ask } = backend
const db = () => backend.server.db
const userOf = (id: string): UserRecord => {
  const user = db().users.find(id)
  if (!user) throw new Error(`there is no ${id}`)
  return user
}
const lived = ['atleta', 'intensa'] as const

/** Settles what stands in the way of a deletion, as its person would have to before. */
async function settle(id: string): Promise<void> {
  const { bookings, tabs, rachas, clock } = db()
  const ending = endingWithSlots(db(), clock.now(), userOf(id))
  for (const booking of bookings.by('athleteId', id))
    if (booking.end > clock.now() && !ending.has(booking))
      await bookings.update(booking.id, { status: 'cancelled' })
  for (const tab of tabs.by('athleteId', id))
    if (isOpenTab(tab)) await tabs.update(tab.id, { status: 'cancelled' })
  for (const racha of rachas.by('organizerId', id))
    await rachas.update(racha.id, { cancelledAt: clock.now() })
}

const ownOf = ({ id, name, email, phone, cpf }: UserRecord) =>
  [id, name, email, phone, cpf].filter((each) => typeof each === 'string')

/** Returns the places, `table.column`, at which something of a person stands, each once. */
function placesOf(user: UserRecord): string[] {
  const own = ownOf(user)
  const found = new Set<string>()
  const look = (value: unknown, path: string): void => {
    if (typeof value === 'string' && own.some((each) => value.includes(each))) found.add(path)
    if (typeof value !== 'object' || value === null) return
    for (const [key, each] of Object.entries(value))
      look(each, Array.isArray(value) ? `${path}[]` : `${path}.${key}`)
  }
  for (const table of tableNames) for (const row of db()[table].all()) look(row, table)
  return [...found]
}

const remove = (as: string) => ask('POST /me/deletion', { as, body: { password: PERSONA_PASSWORD } })

describe.each(lived)('a person who has lived here and deletes their account: %s (H11)', (name) => {
  const id = personaIds[name]

  it('is in no table any more, and in no answer to anybody else, but for the farewell', async () => {
    await settle(id)
    const user = userOf(id)
    expect(placesOf(user).length).toBeGreaterThan(5)
    const sums = db().splits.all().map(splitSum)
    expect((await remove(id)).status).toBe(200)
    expect(placesOf(user)).toEqual(['mails.to'])
    expect(db().splits.all().map(splitSum)).toEqual(sums)
    const reads = apiCalls.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
    const others = [
      personaIds.empresa,
      personaIds.admin,
      name === 'atleta' ? personaIds.intensa : personaIds.atleta,
    ]
    for (const as of others)
      for (const { path } of reads) {
        if (path === '/admin/mails') continue
        const text = JSON.stringify((await ask(`GET ${path}`, { as })).body)
        for (const own of ownOf(user)) expect(text.includes(own), `${path} to ${as}: ${own}`).toBe(false)
      }
  })

  it('counts what is to come as their list of bookings has it', async () => {
    const list = await ask('GET /bookings?when=upcoming', { as: id })
    const { upcomingBookings, fixedSlots } = (await ask('GET /me/deletion', { as: id })).body.data as Deletion
    expect(upcomingBookings + fixedSlots).toBe(list.body.meta.total)
  })
})

describe('the fixed slot of somebody who deletes their account (N8, H11)', () => {
  const id = personaIds.atleta
  /** Makes the month of the slot one that nobody has paid yet. */
  async function unpaid() {
    for (const series of db().series.by('athleteId', id))
      await db().series.update(series.id, { accounts: [] })
    await settle(id)
  }
  const inOrder = (a: string, b: string) => (a < b ? -1 : 1)
  const told = () =>
    db()
      .notifications.all()
      .filter(({ message }) => message.startsWith('Uma pessoa excluiu a conta'))

  it('is in the export, as are the requests for others', async () => {
    const { series, seriesRequests, mentions } = (await ask('GET /me/export', { as: id })).body
      .data as DataExport
    expect(series.map((each) => each.id)).toEqual(
      db()
        .series.by('athleteId', id)
        .map((each) => each.id),
    )
    expect(seriesRequests).toHaveLength(db().seriesRequests.by('athleteId', id).length)
    expect(series.length * seriesRequests.length).toBeGreaterThan(0)
    expect(Object.keys(mentions)).not.toContain('sessions')
  })

  it('keeps no word by which a bank named who paid it, and passes no till for that (decision 103)', async () => {
    await settle(id)
    const [slot] = db().series.by('athleteId', id)
    const paid = slot?.accounts.find(({ payments }) => payments.length > 0)
    const words = '2026-11-09 32000 pix recebido rafael montei 1'
    const accounts = slot?.accounts.map((each) =>
      each === paid
        ? { ...each, payments: each.payments.map((payment) => ({ ...payment, statementKey: words })) }
        : each,
    )
    await db().series.update(slot?.id ?? '', { accounts: accounts ?? [] })
    expect((await remove(id)).status).toBe(200)
    const left = JSON.stringify(db().series.find(slot?.id ?? ''))
    expect(paid?.payments.length).toBeGreaterThan(0)
    expect(left).not.toContain('rafael')
    expect(left).toContain('"statementKey"')
  })

  it('ends: its dates are free, its request is withdrawn, and the arena is told once, without the name', async () => {
    await unpaid()
    const slots = db()
      .series.by('athleteId', id)
      .map((each) => each.id)
    const requests = db()
      .seriesRequests.by('athleteId', id)
      .filter(({ status }) => status === 'open' || status === 'offered')
    expect(slots.length * requests.length).toBeGreaterThan(0)
    const { fixedSlots } = (await ask('GET /me/deletion', { as: id })).body.data as Deletion
    expect(fixedSlots).toBe(1)
    expect((await remove(id)).status).toBe(200)
    const now = db().clock.now()
    const coming = slots
      .flatMap((slot) => [...db().bookings.by('seriesId', slot)])
      .filter(({ start, status }) => start > now && status === 'confirmed')
    expect(coming).toEqual([])
    for (const request of requests)
      expect(db().seriesRequests.find(request.id)).toMatchObject({
        status: 'withdrawn',
        customerName: 'Pessoa removida',
      })
    const arenas = new Set([
      ...slots.map((slot) => db().series.find(slot)?.companyId),
      ...requests.map(({ companyId }) => companyId),
    ])
    const owners = [...arenas]
      .map((arena) => db().companies.find(arena ?? '')?.ownerId)
      .filter((owner) => typeof owner === 'string')
    expect(
      told()
        .map(({ userId }) => userId)
        .toSorted(inOrder),
    ).toEqual(owners.toSorted(inOrder))
    const all = told().map(({ message }) => message)
    expect(all.join(' ')).toMatch(/O horário fixo está livre de novo: tod[ao] /)
    expect(all.join(' ')).toMatch(/O pedido foi retirado: tod[ao] /)
  })

  it('is in the way while a month to come is paid: money is settled first', async () => {
    const { upcomingBookings, fixedSlots } = (await ask('GET /me/deletion', { as: id })).body.data as Deletion
    expect([upcomingBookings, fixedSlots]).toEqual([4, 0])
  })
})
