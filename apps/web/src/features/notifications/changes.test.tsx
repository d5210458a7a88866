import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { worker } from '../../testing/backend.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { signOut } from '../../session/sign-out.ts'
import { manyRows } from './testing/rows.ts'

const persona = 'nova@campolivre.test'
const list = '/api/notification-messages'

const bell = () => page.getByRole('button', { name: /^Notificações/ })
const panel = () => page.getByRole('dialog', { name: 'Notificações' })
const message = (id: number) => panel().getByRole('button', { name: `Aviso ${id}`, exact: true })
const removeOf = (id: number) =>
  panel()
    .getByRole('listitem')
    .filter({ hasText: `Aviso ${id}` })
    .getByRole('button', { name: 'Remover notificação' })

/** Answers as a server with three notifications, whose answers wait for `release`. */
function slowServer() {
  let rows = manyRows(3)
  const waiting: Array<() => void> = []
  const wait = () => new Promise<void>((resolve) => waiting.push(resolve))
  let holdLists = false
  worker.use(
    http.get(list, async () => {
      const data = rows
      if (holdLists) await wait()
      return HttpResponse.json({ data })
    }),
    http.delete<{ id: string }>(`${list}/:id`, async ({ params }) => {
      await wait()
      rows = rows.filter(({ id }) => String(id) !== params.id)
      return HttpResponse.json({ data: [] })
    }),
    http.post(`${list}/mark-all-read`, async () => {
      await wait()
      rows = rows.map((row) => ({ ...row, read_at: '2026-11-20T13:00:00.000Z' }))
      return HttpResponse.json({ data: [] })
    }),
  )
  return {
    /** Holds the answers of lists too. */
    holdLists: () => {
      holdLists = true
    },
    /** Releases the oldest waiting answers, once there are so many. */
    release: async (count: number) => {
      await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(count)
      for (const go of waiting.splice(0, count)) go()
    },
    waiting: () => waiting.length,
  }
}

async function open() {
  const app = await renderApp({ path: '/atleta/perfil', persona })
  await bell().click()
  await expect.element(message(3)).toBeVisible()
  return { ...app, poll: () => app.queryClient.refetchQueries({ queryKey: ['notifications'] }) }
}

describe('changes to notifications (E9)', () => {
  it('show at once and survive a poll that does not know of them', async () => {
    const server = slowServer()
    const { poll } = await open()
    await removeOf(3).click()
    await removeOf(1).click()
    await panel().getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await expect.element(bell()).toHaveAccessibleName('Notificações')
    await poll()
    await poll()
    expect(panel().getByRole('listitem').elements()).toHaveLength(1)
    await expect.element(message(2)).toBeVisible()
    await expect.element(bell()).toHaveAccessibleName('Notificações')
    await server.release(3)
    await expect.element(page.getByText('Todas as notificações foram marcadas como lidas')).toBeVisible()
    await poll()
    expect(panel().getByRole('listitem').elements()).toHaveLength(1)
  })

  it('are not undone by an older answer that comes late', async () => {
    const server = slowServer()
    const { poll, queryClient } = await open()
    await removeOf(3).click()
    await expect.poll(server.waiting).toBe(1)
    server.holdLists()
    const late = poll()
    await expect.poll(server.waiting).toBe(2)
    await server.release(1)
    await expect.element(page.getByText('Notificação removida com sucesso')).toBeVisible()
    await server.release(1)
    await late
    // The cache changes before the next render.
    expect(queryClient.getQueryData(['notifications'])).toHaveLength(2)
    await expect.element(message(2)).toBeVisible()
    await expect.element(message(3)).not.toBeInTheDocument()
  })

  it.each([
    ['read', `${list}/3/read`, 'Erro ao marcar notificação como lida', () => message(3)],
    [
      'read all',
      `${list}/mark-all-read`,
      'Erro ao marcar todas as notificações como lidas',
      () => panel().getByRole('button', { name: 'Marcar todas como lidas' }),
    ],
    ['removed', `${list}/3`, 'Erro ao remover notificação', () => removeOf(3)],
    [
      'cleared',
      `${list}/delete-all`,
      'Erro ao limpar todas as notificações',
      () => panel().getByRole('button', { name: 'Limpar todas' }),
    ],
  ])('that are refused roll back: %s', async (_what, path, words, button) => {
    slowServer()
    worker.use(http.all(path, () => HttpResponse.json({ message: 'Server Error' }, { status: 500 })))
    await open()
    await button().click()
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
    await expect.element(message(3)).toBeVisible()
    await expect.element(bell()).toHaveAccessibleName('Notificações, 3 não lidas')
  })

  it.each([
    ['a sentence', { message: 'Essa notificação não é sua.' }],
    ['an empty list of errors', { status: 'error', message: 'Essa notificação não é sua.', errors: [] }],
  ])('that are refused with %s say it (G1a)', async (_how, body) => {
    slowServer()
    worker.use(http.delete(`${list}/:id`, () => HttpResponse.json(body, { status: 422 })))
    await open()
    await removeOf(3).click()
    await expect.element(page.getByRole('alert').getByText('Essa notificação não é sua.')).toBeVisible()
    await expect.element(message(3)).toBeVisible()
  })

  it('show no toast to the next user after their session', async () => {
    const server = slowServer()
    const { router, queryClient } = await open()
    await removeOf(3).click()
    await expect.poll(server.waiting).toBe(1)
    const [removal] = queryClient.getMutationCache().getAll().slice(-1)
    signOut()
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
    await expect.element(bell()).not.toBeInTheDocument()
    await server.release(1)
    await expect.poll(() => removal?.state.status).toBe('success')
    toasts.add({ severity: 'info', title: 'Depois' })
    await expect.element(page.getByText('Depois')).toBeVisible()
    // An earlier toast would be shown next to it.
    expect(page.getByText('Notificação removida com sucesso').elements()).toEqual([])
  })
})
