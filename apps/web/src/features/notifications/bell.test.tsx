import { http, HttpResponse } from 'msw'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { worker } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { manyRows, sampleRow } from './testing/rows.ts'

const persona = 'nova@campolivre.test'
const list = '/api/notification-messages'
const bell = () => page.getByRole('button', { name: /^Notificações/ })

/** Serves these rows and counts the requests. */
function serve(rows: object[]) {
  const server = { rows, asked: 0 }
  worker.use(
    http.get(list, () => {
      server.asked += 1
      return HttpResponse.json({ data: server.rows })
    }),
  )
  return server
}

it('is not there for guests, and nobody is asked', async () => {
  const server = serve([])
  await renderApp({ path: '/campos' })
  await expect.element(page.getByRole('article').first()).toBeVisible()
  expect(bell().elements()).toEqual([])
  expect(server.asked).toBe(0)
})

it('stands between theme and account, and moves nothing while it comes', async () => {
  await renderApp({ path: '/atleta/perfil', persona })
  const account = page.getByRole('button', { name: 'Conta' })
  await expect.element(account).toBeVisible()
  const before = account.element().getBoundingClientRect().left
  await expect.element(bell()).toHaveAccessibleName('Notificações')
  expect(account.element().getBoundingClientRect().left).toBe(before)
  const { left, width } = bell().element().getBoundingClientRect()
  expect(left).toBeGreaterThan(
    page.getByRole('button', { name: 'Alternar tema' }).element().getBoundingClientRect().left,
  )
  expect(left).toBeLessThan(before)
  expect(width).toBe(44)
})

it('names how many are unread, and pulses while any is (E7)', async () => {
  serve([...manyRows(2), sampleRow(9, { read_at: '2026-11-20T12:30:00.000Z' })])
  await renderApp({ path: '/atleta/perfil', persona })
  await expect.element(bell()).toHaveAccessibleName('Notificações, 2 não lidas')
  expect(getComputedStyle(bell().element(), '::before').animationName).toMatch(/pulse/)
})

describe('the poll (E5)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    return () => {
      vi.useRealTimers()
      Reflect.deleteProperty(document, 'visibilityState')
    }
  })
  const setVisibility = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    window.dispatchEvent(new Event('visibilitychange'))
  }

  it('asks every ten seconds, in a hidden tab too, and at once when it is shown again', async () => {
    const server = serve([])
    const { queryClient } = await renderApp({ path: '/atleta/perfil', persona })
    const answered = async (times: number) => {
      await expect.poll(() => server.asked).toBe(times)
      await expect.poll(() => queryClient.isFetching({ queryKey: ['notifications'] })).toBe(0)
    }
    await answered(1)
    vi.advanceTimersByTime(10_000)
    await answered(2)
    setVisibility('hidden')
    vi.advanceTimersByTime(10_000)
    await answered(3)
    setVisibility('visible')
    await answered(4)
  })
})

describe('the sound (E6)', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
  beforeEach(() => {
    play.mockReset()
    play.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'))
  })

  afterAll(() => play.mockRestore())

  it('plays when the list grows, not for the first, and may be refused', async () => {
    const server = serve(manyRows(2))
    const { queryClient } = await renderApp({ path: '/atleta/perfil', persona })
    const poll = () => queryClient.refetchQueries({ queryKey: ['notifications'] })
    await expect.element(bell()).toHaveAccessibleName('Notificações, 2 não lidas')
    await poll()
    expect(play).not.toHaveBeenCalled()
    server.rows = manyRows(3)
    await poll()
    await expect.poll(() => play.mock.calls.length).toBe(1)
    expect(play.mock.contexts[0]).toMatchObject({ src: new URL('/start-playing.mp3', location.href).href })
    server.rows = manyRows(1)
    await poll()
    await expect.element(bell()).toHaveAccessibleName('Notificações, 1 não lidas')
    server.rows = manyRows(2)
    await poll()
    await expect.poll(() => play.mock.calls.length).toBe(2)
    expect(play.mock.contexts[0]).toBe(play.mock.contexts[1])
  })

  it('is not for what a person changes', async () => {
    const { queryClient } = await renderApp({ path: '/atleta/perfil', persona: 'atleta@campolivre.test' })
    await bell().click()
    const remove = page.getByRole('button', { name: 'Remover notificação' })
    await remove.first().click()
    await expect.element(page.getByText('Notificação removida com sucesso')).toBeVisible()
    await queryClient.refetchQueries({ queryKey: ['notifications'] })
    expect(play).not.toHaveBeenCalled()
  })
})

it('has a sound that is short and that a browser can read', async () => {
  const file = await (await fetch('/start-playing.mp3')).arrayBuffer()
  expect(file.byteLength).toBeLessThanOrEqual(15 * 1024)
  const sound = await new OfflineAudioContext(1, 44_100, 44_100).decodeAudioData(file)
  expect(sound.duration).toBeGreaterThan(0.2)
  expect(sound.duration).toBeLessThanOrEqual(1)
  const loudest = sound.getChannelData(0).reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  expect(loudest).toBeGreaterThan(0.1)
})
