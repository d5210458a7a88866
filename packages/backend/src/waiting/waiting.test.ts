import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { myWaitSchema } from '@campo-livre/domain/waiting/wait.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyUsers } from '@campo-livre/mocks/testing/tiny-users.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const backend = testBackend()
const { ask } = backend

/** The hour of Bia on 22 November. */
const hour = {
  fieldId: 'society',
  start: '2026-11-22T14:00:00.000Z',
  end: '2026-11-22T15:00:00.000Z',
}

beforeEach(async () => {
  const ana = tinyUsers().find(({ id }) => id === 'ana')
  if (!ana) throw new Error('the seed has no Ana')
  for (const id of ['caio', 'dora'])
    await backend.server.db.users.insert({
      ...ana,
      id,
      name: id,
      email: `${id}@campo.test`,
      phone: null,
      cpf: null,
    })
})

const join = (as: string, body: object = hour) => ask('POST /waits', { as, body })
const waitsOf = async (as: string) => z.array(myWaitSchema).parse((await ask('GET /waits', { as })).body.data)
const cancel = (as: string, id: string) => ask(`POST /bookings/${id}/cancel`, { as, body: { reason: '' } })
const pass = (minutes: number) => ask('POST /__mock/clock', { body: { advanceMinutes: minutes } })
const told = (userId: string) =>
  backend.server.db.notifications
    .by('userId', userId)
    .flatMap(({ message }) => (/vag|vez/i.test(message) ? message : []))
const holderOf = (id: string | undefined) => backend.server.db.bookings.find(id ?? '')?.athleteId

describe('the queue for a taken time over HTTP (N7)', () => {
  it('is entered for a taken time, tells the place, and is left', async () => {
    const first = await join('ana')
    expect([first.status, first.body.message]).toEqual([201, 'Você é o 1º da fila.'])
    expect((await join('caio')).body).toMatchObject({ data: { place: 2 }, message: 'Você é o 2º da fila.' })
    expect((await join('ana')).body.data).toMatchObject({ place: 1 })
    const [mine] = await waitsOf('caio')
    expect(mine).toMatchObject({
      place: 2,
      offer: null,
      isFree: false,
      way: 'turns',
      field: { id: 'society' },
    })
    const anas = (await waitsOf('ana'))[0]
    expect((await ask(`DELETE /waits/${anas?.id}`, { as: 'caio' })).status).toBe(404)
    expect((await ask(`DELETE /waits/${anas?.id}`, { as: 'ana' })).status).toBe(200)
    expect(await waitsOf('caio')).toMatchObject([{ place: 1 }])
    await join('ana')
    expect(await waitsOf('ana')).toMatchObject([{ place: 2 }])
  })

  it('is for what is taken alone', async () => {
    const free = { ...hour, start: '2026-11-22T16:00:00.000Z', end: '2026-11-22T17:00:00.000Z' }
    expect((await join('ana', free)).body).toMatchObject({
      code: 'conflict',
      message: 'Esse horário está livre: é só reservar.',
    })
    expect((await join('bia')).body.code).toBe('slot_own')
    expect((await join('dono')).status).toBe(403)
    expect((await join('ana', { ...hour, fieldId: 'escondido' })).status).toBe(404)
  })

  it('a cancelled time is held for the first at once, and for nobody else', async () => {
    await join('ana')
    await join('caio')
    await cancel('bia', 'of-bia')
    const [{ offer } = { offer: null }] = await waitsOf('ana')
    expect(offer?.until).toBe('2026-11-20T13:10:00.000Z')
    expect(holderOf(offer?.bookingId)).toBe('ana')
    expect(await waitsOf('caio')).toMatchObject([{ place: 2, offer: null }])
    expect(told('ana')).toEqual([expect.stringMatching(/^Vagou: .* É seu até 10h10\.$/)])
    expect(told('caio')).toEqual([])
    const other = await ask('POST /bookings', { as: 'dora', body: hour })
    expect([other.status, other.body.code]).toEqual([409, 'slot_held'])
  })

  it('goes to the next when nobody takes it, by the clock and not by a read', async () => {
    await join('ana')
    await join('caio')
    await cancel('bia', 'of-bia')
    await pass(10)
    expect((await ask('POST /bookings', { as: 'dora', body: hour })).body.code).toBe('slot_held')
    expect(await waitsOf('ana')).toEqual([])
    const [{ offer } = { offer: null }] = await waitsOf('caio')
    expect([holderOf(offer?.bookingId), offer?.until]).toEqual(['caio', '2026-11-20T13:20:00.000Z'])
    expect(told('ana')).toContainEqual(expect.stringMatching(/^Sua vez passou/))
    // Far later all have let it pass, and anybody may book it.
    await pass(60)
    expect(await waitsOf('caio')).toEqual([])
    expect((await ask('POST /bookings', { as: 'dora', body: hour })).status).toBe(201)
  })

  it('is theirs once it is paid, and the others wait on', async () => {
    await join('ana')
    await join('caio')
    await cancel('bia', 'of-bia')
    const [mine] = await waitsOf('ana')
    await ask(`POST /bookings/${mine?.offer?.bookingId}/payment`, { as: 'ana', body: { method: 'venue' } })
    expect(await waitsOf('ana')).toEqual([])
    await pass(30)
    expect(told('ana')).toHaveLength(1)
    const booked = bookingDetailSchema.parse(
      (await ask(`GET /bookings/${mine?.offer?.bookingId}`, { as: 'ana' })).body.data,
    )
    expect(booked.status).toBe('confirmed')
    expect(await waitsOf('caio')).toMatchObject([{ place: 1, offer: null }])
    await cancel('ana', booked.id)
    expect((await waitsOf('caio'))[0]?.offer).not.toBeNull()
  })

  it('who gives an offer back, or leaves with it, passes it on', async () => {
    for (const who of ['ana', 'caio', 'dora']) await join(who)
    await cancel('bia', 'of-bia')
    const [anas] = await waitsOf('ana')
    await cancel('ana', anas?.offer?.bookingId ?? '')
    expect(await waitsOf('ana')).toEqual([])
    const [caios] = await waitsOf('caio')
    expect(caios?.offer).not.toBeNull()
    await ask(`DELETE /waits/${caios?.id}`, { as: 'caio' })
    expect(backend.server.db.bookings.find(caios?.offer?.bookingId ?? '')?.status).toBe('cancelled')
    expect((await waitsOf('dora'))[0]?.offer).not.toBeNull()
  })

  it('is looked at when a hold of somebody else runs out', async () => {
    const other = { ...hour, start: '2026-11-22T16:00:00.000Z', end: '2026-11-22T17:00:00.000Z' }
    await ask('POST /bookings', { as: 'dora', body: other })
    expect((await join('ana', other)).status).toBe(201)
    await pass(15)
    expect((await waitsOf('ana'))[0]?.offer?.until).toBe('2026-11-20T13:25:00.000Z')
  })

  it('is looked at when the arena moves what was there, and when it lifts a closure', async () => {
    await join('ana')
    const later = { start: '2026-11-22T17:00:00.000Z', end: '2026-11-22T18:00:00.000Z' }
    const moved = await ask('POST /company/bookings/commands', {
      as: 'dono',
      body: {
        type: 'move',
        id: 'cmd-move',
        bookingId: 'of-bia',
        fieldId: 'society',
        ...later,
        price: 'keep',
      },
    })
    expect(moved.status).toBe(200)
    expect((await waitsOf('ana'))[0]?.offer).not.toBeNull()

    await join('caio', { ...hour, ...later })
    const closed = await ask('POST /company/closures', {
      as: 'dono',
      key: 'closing',
      body: {
        closure: {
          fieldIds: ['society'],
          reason: 'Chuva',
          reasonShown: true,
          when: { kind: 'once', ...later },
        },
        choices: [{ bookingId: 'of-bia', action: 'cancel' }],
      },
    })
    expect(closed.status).toBe(201)
    expect(await waitsOf('caio')).toMatchObject([{ offer: null }])
    const { closure } = closed.body.data as { closure: { id: string } }
    await ask(`DELETE /company/closures/${closure.id}`, { as: 'dono' })
    expect((await waitsOf('caio'))[0]?.offer).not.toBeNull()
  })

  it('tells all at once where the arena wants it so, and the first to book has it', async () => {
    await join('ana')
    await join('caio')
    const way = await ask('PUT /company/queue', { as: 'dono', body: { waitingWay: 'all' } })
    expect(way.body).toMatchObject({
      data: { waitingWay: 'all' },
      message: 'Quem espera é chamado todo mundo junto.',
    })
    await cancel('bia', 'of-bia')
    expect(await waitsOf('ana')).toMatchObject([{ isFree: true, offer: null, way: 'all' }])
    expect([told('ana').length, told('caio').length]).toEqual([1, 1])
    const got = await ask('POST /bookings', { as: 'caio', body: hour })
    expect(got.status).toBe(201)
    expect(await waitsOf('ana')).toMatchObject([{ isFree: false }])
    // A hold of his that runs out is free for both again.
    await pass(20)
    expect(await waitsOf('ana')).toMatchObject([{ isFree: true }])
    expect([told('ana').length, told('caio').length]).toEqual([2, 2])
  })

  it('ends when the game begins, with a word', async () => {
    await join('ana')
    await pass(49 * 60)
    expect(await waitsOf('ana')).toEqual([])
    expect(backend.server.db.waits.all()).toEqual([])
    expect(told('ana')).toEqual([expect.stringMatching(/^Não vagou/)])
  })

  it('two hours that are free at once go to two people', async () => {
    const { db } = backend.server
    const other = { start: '2026-11-22T15:00:00.000Z', end: '2026-11-22T16:00:00.000Z' }
    const of = db.bookings.find('of-bia')
    if (!of) throw new Error('Bia has no booking')
    await db.bookings.insert({ ...of, id: 'of-bia-2', code: 'RSV-BIA3', ...other })
    for (const who of ['ana', 'caio']) {
      await join(who)
      await join(who, { ...hour, ...other })
    }
    await cancel('bia', 'of-bia')
    await cancel('bia', 'of-bia-2')
    const offersOf = async (who: string) =>
      (await waitsOf(who)).flatMap(({ start, offer }) => (offer ? start : []))
    expect([await offersOf('ana'), await offersOf('caio')]).toEqual([[hour.start], [other.start]])
  })
})
