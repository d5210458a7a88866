import type { CalendarAddress } from '@campo-livre/domain/users/account.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const turnOn = async (as = 'ana') => (await ask('POST /me/calendar', { as })).body.data as CalendarAddress
const account = async (as = 'ana') =>
  (await ask('GET /me/account', { as })).body.data as { calendarSince?: string }

/** Asks as another app does: without a token. */
const read = (path: string, headers: Record<string, string> = {}) =>
  backend.server.handle(new Request(`https://x/api${path}`, { headers }))
const fileAt = async (path: string) => (await read(path)).text()
/** Returns the events of a file: the lines of each, whole again. */
const eventsIn = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => new Map(event.split('\r\n').map((line) => [/^[^:;]*/.exec(line)?.[0], line] as const)))
const eventOf = (file: string, uid: string) =>
  eventsIn(file).find((event) => event.get('UID') === `UID:${uid}@campolivre`)
const sequence = (file: string, uid: string) => Number(eventOf(file, uid)?.get('SEQUENCE')?.slice(9))

describe('the calendar that other apps read (H2)', () => {
  it('is there for whoever has its secret, as a calendar, and has nobody else’s games or names', async () => {
    const { path, account: own } = await turnOn()
    expect(path).toMatch(/^\/calendar\/[a-z0-9]{40}\.ics$/)
    expect(own.calendarSince).toBe(backend.server.db.clock.now())
    expect(await account()).toMatchObject({ calendarSince: own.calendarSince })
    const response = await read(path)
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    const file = await response.text()
    expect(eventOf(file, 'paid')?.get('STATUS')).toBe('STATUS:CONFIRMED')
    expect(eventOf(file, 'of-bia')).toBeUndefined()
    expect(file).not.toMatch(/Bia|Ana|Lima|Prado/)
    expect(file).not.toContain('URL:')
  })

  it('is a 304 without a body to whoever has it as it is, and another once something has changed', async () => {
    const { path } = await turnOn()
    const etag = (await read(path)).headers.get('ETag') ?? ''
    const again = await read(path, { 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await backend.server.db.bookings.update('paid', { start: '2026-11-22T21:00:00.000Z' })
    expect((await read(path, { 'If-None-Match': etag })).status).toBe(200)
  })

  it('shows a cancelled booking as that, with the same name and a higher version', async () => {
    const { path } = await turnOn()
    const before = sequence(await fileAt(path), 'paid')
    await ask('POST /bookings/paid/cancel', { as: 'ana' })
    const file = await fileAt(path)
    expect(eventOf(file, 'paid')?.get('STATUS')).toBe('STATUS:CANCELLED')
    expect(sequence(file, 'paid')).toBeGreaterThan(before)
  })

  it('has another version after the arena has moved a booking, and another when it undoes that', async () => {
    const { path } = await turnOn()
    const before = await fileAt(path)
    const move = {
      type: 'move',
      id: crypto.randomUUID(),
      bookingId: 'paid',
      fieldId: 'society',
      start: '2026-11-23T20:00:00.000Z',
      end: '2026-11-23T21:00:00.000Z',
      price: 'keep',
    }
    const moved = await ask('POST /company/bookings/commands', { as: 'dono', body: move })
    expect(moved.status).toBe(200)
    const after = await fileAt(path)
    expect(eventOf(after, 'paid')?.get('DTSTART')).toBe('DTSTART:20261123T200000Z')
    expect(sequence(after, 'paid')).toBeGreaterThan(sequence(before, 'paid'))
    const undo = { type: 'undo', id: crypto.randomUUID(), commandId: move.id }
    expect((await ask('POST /company/bookings/commands', { as: 'dono', body: undo })).status).toBe(200)
    const undone = await fileAt(path)
    expect(eventOf(undone, 'paid')?.get('DTSTART')).toBe(eventOf(before, 'paid')?.get('DTSTART'))
    expect(sequence(undone, 'paid')).toBeGreaterThan(sequence(after, 'paid'))
  })

  it('has the rachas that its person said yes to, and not those that they said no to', async () => {
    const { path } = await turnOn()
    const { db } = backend.server
    const racha = db.rachas.by('userId', 'ana').find(({ cancelledAt }) => cancelledAt === null)
    const played = (await fileAt(path)).split('BEGIN:VEVENT').length
    await db.rachas.update(racha?.id ?? '', { bookingId: null })
    const file = await fileAt(path)
    // In a booking of their own it is in the calendar once.
    expect(file.split('BEGIN:VEVENT')).toHaveLength(played + 1)
    expect(eventOf(file, racha?.id ?? '')?.get('SUMMARY')).toMatch(/^SUMMARY:Racha de /)
    const participants = racha?.participants.map((each) =>
      each.userId === 'ana' ? { ...each, status: 'declined' as const } : each,
    )
    await db.rachas.update(racha?.id ?? '', { ...(participants && { participants }) })
    expect(eventOf(await fileAt(path), racha?.id ?? '')).toBeUndefined()
  })

  it('ends at once where a new address takes its place, where it is turned off, and with a blocked account', async () => {
    const { path: old } = await turnOn()
    const { path } = await turnOn()
    expect([(await read(old)).status, (await read(path)).status]).toEqual([404, 200])
    await backend.server.db.users.update('ana', { blocked: true })
    expect((await read(path)).status).toBe(404)
    await backend.server.db.users.update('ana', { blocked: false })
    expect((await ask('DELETE /me/calendar', { as: 'ana' })).status).toBe(200)
    expect((await read(path)).status).toBe(404)
    expect(await account()).not.toHaveProperty('calendarSince')
    expect((await read('/calendar/nada.ics')).status).toBe(404)
    expect((await read(path.replace('.ics', ''))).status).toBe(404)
  })

  it('is an athlete’s alone; the export tells since when and not the secret', async () => {
    expect((await ask('POST /me/calendar', { as: 'dono' })).status).toBe(403)
    expect((await ask('POST /me/calendar')).status).toBe(401)
    const { path } = await turnOn()
    const all = JSON.stringify((await ask('GET /me/export', { as: 'ana' })).body)
    expect(all).toContain('calendarSince')
    expect(all).not.toContain(path.slice(10, 50))
  })
})
