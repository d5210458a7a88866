import { expect, test } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const list = async (as: string) => (await ask('GET /notification-messages', { as })).body

test('lists the own ones, newest first, in both shapes', async () => {
  const { data, message } = await list('ana')
  expect(message).toBe('Notificações carregadas com sucesso')
  expect(data).toEqual([
    {
      id: 'n2',
      type: 'reminder',
      message: 'Aviso n2',
      icon: null,
      action_text: null,
      action_url: null,
      open_in_new_tab: false,
      component: 'default',
      read_at: null,
      created_at: '2026-11-20T12:00:00.000Z',
    },
    {
      id: 'n1',
      type: 'reminder',
      readAt: null,
      createdAt: '2026-11-19T12:00:00.000Z',
      data: {
        message: 'Aviso n1',
        icon: null,
        actionText: null,
        actionUrl: null,
        openInNewTab: false,
        component: 'default',
      },
    },
  ])
})

test('marks one as read, and keeps the first time when it is read again', async () => {
  const first = await ask('POST /notification-messages/n1/read', { as: 'ana' })
  expect(first.body).toMatchObject({
    data: { id: 'n1', readAt: '2026-11-20T13:00:00.000Z' },
    message: 'Notificação marcada como lida',
  })
  await ask('POST /__mock/clock', { body: { advanceMinutes: 5 } })
  expect((await ask('POST /notification-messages/n1/read', { as: 'ana' })).body.data).toEqual(first.body.data)
})

test('marks all of the own ones as read and nobody else’s', async () => {
  const { body } = await ask('POST /notification-messages/mark-all-read', { as: 'ana' })
  expect(body).toEqual({ data: [], message: 'Todas as notificações foram marcadas como lidas' })
  expect(JSON.stringify((await list('ana')).data)).not.toMatch(/"(readAt|read_at)":null/)
  expect((await list('bia')).data).toMatchObject([{ id: 'n3', readAt: null }])
})

test('deletes one, then all', async () => {
  const one = await ask('DELETE /notification-messages/n1', { as: 'ana' })
  expect(one.body).toEqual({ data: [], message: 'Notificação removida com sucesso' })
  expect((await list('ana')).data).toHaveLength(1)
  const all = await ask('POST /notification-messages/delete-all', { as: 'ana' })
  expect(all.body.message).toBe('Todas as notificações foram limpas')
  expect((await list('ana')).data).toEqual([])
  expect((await list('bia')).data).toHaveLength(1)
})

test('answers 404 to another person’s, and changes nothing', async () => {
  expect((await ask('POST /notification-messages/n3/read', { as: 'ana' })).status).toBe(404)
  expect((await ask('DELETE /notification-messages/n3', { as: 'ana' })).status).toBe(404)
  expect((await list('bia')).data).toMatchObject([{ id: 'n3', readAt: null }])
})
