import type { NotificationChange } from '@campo-livre/domain/notifications/changes.ts'
import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi } from '../client/client.ts'
import { changeNotifications } from './change-notifications.ts'
import { notificationsQuery } from './list-notifications.ts'
import { readNotification } from './read-notification.ts'

const base = 'http://campolivre.test/api'
const list = `${base}/notification-messages`
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => configureApi({ baseUrl: base, token: () => 'abc', onUnauthorized: () => undefined }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const facts = { type: 'reminder', readAt: null, createdAt: '2026-11-20T13:00:00.000Z' }
const content = {
  message: 'Faltam 2 horas.',
  icon: 'pi-clock',
  actionText: 'Ver reserva',
  actionUrl: '/atleta/reservas/1',
  openInNewTab: true,
  component: 'card',
}
const notification = { id: '7', ...facts, data: content }

const snake = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )

describe('readNotification (E1, E2)', () => {
  it.each([
    ['nested', { id: 7, ...facts, data: content }],
    ['flat', { id: '7', ...snake(facts), ...snake(content) }],
    ['mixed, as the real server', { id: 7, user_id: 3, ...snake(facts), updated_at: 'x', data: content }],
    ['nested beside an empty twin', { id: 7, ...facts, message: '', action_url: null, data: content }],
    [
      'with its time in words of a database',
      { ...notification, createdAt: undefined, created_at: '2026-11-20 13:00:00' },
    ],
  ])('takes it %s', (_how, row) => expect(readNotification(row)).toEqual(notification))

  it('takes each field from wherever it stands', () => {
    const names = [...Object.keys(facts), ...Object.keys(content)]
    const anyPlaces = fc.array(fc.tuple(fc.boolean(), fc.boolean()), {
      minLength: names.length,
      maxLength: names.length,
    })
    fc.assert(
      fc.property(anyPlaces, (places) => {
        const row: Record<string, unknown> = { id: 7 }
        const data: Record<string, unknown> = {}
        for (const [index, [name, value]] of Object.entries({ ...facts, ...content }).entries()) {
          const [nested = false, snaked = false] = places[index] ?? []
          Object.assign(nested ? data : row, snaked ? snake({ [name]: value }) : { [name]: value })
        }
        expect(readNotification({ ...row, data })).toEqual(notification)
      }),
    )
  })

  it('knows no class name as a type, and has defaults', () => {
    const row = { id: 1, type: 'App\\Models\\Booking', created_at: facts.createdAt, data: { message: 'Oi' } }
    expect(readNotification(row)).toEqual({
      id: '1',
      type: 'other',
      readAt: null,
      createdAt: facts.createdAt,
      data: {
        message: 'Oi',
        icon: null,
        actionText: null,
        actionUrl: null,
        openInNewTab: false,
        component: 'default',
      },
    })
  })

  it('counts as read what was, at whatever time', () => {
    const readAt = (value: unknown) => readNotification({ ...notification, readAt: value })?.readAt
    expect(readAt('2026-11-20T14:00:00-03:00')).toBe('2026-11-20T17:00:00.000Z')
    expect(readAt(true)).toBe(facts.createdAt)
    expect(readAt('0')).toBeNull()
    expect(readAt(false)).toBeNull()
  })

  it.each([
    [null],
    ['notification'],
    [7],
    [[]],
    [{}],
    [{ ...notification, id: null }],
    [{ ...notification, id: { $oid: 1 } }],
    [{ ...notification, data: null }],
    [{ ...notification, data: 'message' }],
    [{ ...notification, data: { ...content, message: '  ' } }],
    [{ ...notification, createdAt: 'ontem' }],
    [{ ...notification, createdAt: 5 }],
  ])('skips %j', (row) => expect(readNotification(row)).toBeNull())

  const names = [
    'id',
    'type',
    'message',
    'icon',
    'readAt',
    'read_at',
    'createdAt',
    'created_at',
    'data',
    'action_url',
  ]
  const anyKey = fc.constantFrom(...names)
  const anyValue = fc.oneof(fc.constantFrom('Oi', '2026-11-20 13:00:00', 1), fc.anything())
  const anyRow = fc.dictionary(anyKey, fc.oneof(anyValue, fc.dictionary(anyKey, anyValue)))

  it('makes a whole notification of anything, or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anyRow), (value) => {
        const read = readNotification(value)
        if (read === null) return
        expect(read.data.message.trim()).not.toBe('')
        expect(Date.parse(read.createdAt)).not.toBeNaN()
      }),
    )
  })
})

describe('notificationsQuery (E4)', () => {
  const load = () => new QueryClient().query(notificationsQuery())
  const answer = (data: unknown) =>
    server.use(http.get(list, () => HttpResponse.json({ data, message: 'ok' })))

  it('lists newest first, without what cannot be read, which is reported once (E2)', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const newer = { ...notification, id: 8, createdAt: '2026-11-20T14:00:00.000Z' }
    answer([notification, null, { lixo: true }, newer, { ...newer, readAt: newer.createdAt }])
    expect((await load()).map(({ id, readAt }) => [id, readAt])).toEqual([
      ['8', null],
      ['7', null],
    ])
    await load()
    expect(warn.mock.calls.map(([, entry]) => entry as unknown)).toEqual([null, { lixo: true }])
    warn.mockRestore()
  })

  it('takes null for none', async () => {
    answer(null)
    expect(await load()).toEqual([])
  })

  it.each([[{}], ['[]'], [undefined]])('calls %j no list', async (data) => {
    answer(data)
    await expect(new QueryClient().query({ ...notificationsQuery(), retry: false })).rejects.toMatchObject({
      kind: 'malformed',
    })
  })
})

describe('changeNotifications (E4)', () => {
  const calls: string[] = []
  const note = (status: number) => {
    calls.length = 0
    server.use(
      http.all(`${list}/*`, ({ request }) => {
        calls.push(`${request.method} ${new URL(request.url).pathname}`)
        return status === 204
          ? new HttpResponse(null, { status })
          : HttpResponse.json({ data: [] }, { status })
      }),
    )
  }
  const all = { ids: [], at: facts.createdAt }

  it.each<[NotificationChange, string]>([
    [{ kind: 'read', id: '7', at: facts.createdAt }, 'POST /api/notification-messages/7/read'],
    [{ kind: 'remove', id: 'a/b' }, 'DELETE /api/notification-messages/a%2Fb'],
    [{ kind: 'read-all', ...all }, 'POST /api/notification-messages/mark-all-read'],
    [{ kind: 'remove-all', ...all }, 'POST /api/notification-messages/delete-all'],
  ])('%j is %s', async (change, call) => {
    note(200)
    await changeNotifications(change)
    note(204)
    await changeNotifications(change)
    expect(calls).toEqual([call])
  })

  it('fails when it is refused', async () => {
    note(403)
    await expect(changeNotifications({ kind: 'remove', id: '7' })).rejects.toMatchObject({ status: 403 })
  })
})
