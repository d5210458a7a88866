import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { backend, worker } from '../../testing/backend.ts'
import { advance } from '../../testing/hold-booking.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { bell, entries, list, noteCalls, openPanel, panel, persona, toast } from './testing/open-panel.ts'
import { manyRows } from './testing/rows.ts'

describe.each(['seed', 'real'] as const)('the panel, with the %s answers', (dialect) => {
  const open = () => {
    backend.db.settings.dialect = dialect
    return openPanel()
  }

  it('lists what there is, newest first, and how many are unread (E7, E8)', async () => {
    await open()
    await expect.element(bell()).toHaveAccessibleName('Notificações, 5 não lidas')
    await expect.element(panel().getByText('5 não lidas')).toBeVisible()
    await expect.element(entries().nth(0)).toMatchTextContent(/coletes azuis.*Agora/)
    await expect.element(entries().nth(1)).toMatchTextContent(/Faltam 2 dias.*Ver reserva12m/)
    await expect.element(entries().nth(2)).toMatchTextContent(/Previsão de chuva.*9h/)
    await expect.element(entries().nth(0)).toHaveAttribute('aria-setsize', '9')
    await expect.element(entries().nth(1)).toHaveAttribute('aria-posinset', '2')
  })

  it('marks one read by clicking it (E7, E9)', async () => {
    await open()
    await panel()
      .getByRole('button', { name: /coletes azuis/ })
      .click()
    await expect.element(bell()).toHaveAccessibleName('Notificações, 4 não lidas')
    await expect.element(toast('Notificação marcada como lida')).toBeVisible()
    await expect.element(entries().nth(0).getByRole('img', { name: 'Não lida' })).not.toBeInTheDocument()
  })

  it('marks all read (E7, E9)', async () => {
    await open()
    await panel().getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await expect.element(bell()).toHaveAccessibleName('Notificações')
    await expect.element(toast('Todas as notificações foram marcadas como lidas')).toBeVisible()
    await expect.element(panel().getByText('não lidas')).not.toBeInTheDocument()
  })

  it('removes one, and the keyboard goes on to the next (E7, E9)', async () => {
    await open()
    await entries().nth(1).getByRole('button', { name: 'Remover notificação' }).click()
    await expect.element(entries().nth(1)).toMatchTextContent(/Previsão de chuva/)
    await expect.element(toast('Notificação removida com sucesso')).toBeVisible()
    await expect.element(entries().nth(1).getByRole('button', { name: 'Remover notificação' })).toHaveFocus()
  })

  it('clears all at once, and says so (E7, E9)', async () => {
    const calls = noteCalls()
    await open()
    await panel().getByRole('button', { name: 'Limpar todas' }).click()
    await expect.element(panel().getByRole('heading', { name: 'Nada por aqui' })).toBeVisible()
    await expect.element(panel().getByRole('heading', { name: 'Notificações' })).toHaveFocus()
    await expect.element(toast('Todas as notificações foram limpas')).toBeVisible()
    expect(calls).toEqual(['POST /delete-all'])
  })
})

describe('the panel', () => {
  it('is 380 px wide, at most 500 px high, and its list scrolls at 20rem (E7)', async () => {
    await openPanel()
    await expect.element(entries().first()).toBeVisible()
    const box = panel().element().getBoundingClientRect()
    expect(box.width).toBe(380)
    expect(box.height).toBeLessThanOrEqual(500)
    const scroller = panel().getByRole('list').element().parentElement
    expect(scroller?.clientHeight).toBeCloseTo(320, -1)
    expect(scroller?.scrollHeight).toBeGreaterThan(320)
  })

  it('fits a phone', async () => {
    await page.viewport(320, 640)
    await openPanel()
    await expect.element(entries().first()).toBeVisible()
    await expect.poll(() => panel().element().getBoundingClientRect().bottom).toBe(640)
    const box = panel().element().getBoundingClientRect()
    expect([box.left, box.width]).toEqual([0, 320])
    expect(box.height).toBeLessThanOrEqual(500)
    expect(panel().element().scrollWidth).toBe(320)
  })

  it('renders only the visible ones of a thousand', async () => {
    worker.use(http.get(list, () => HttpResponse.json({ data: manyRows(1_000) })))
    await renderApp({ path: '/atleta/perfil', persona })
    await expect.element(bell()).toHaveAccessibleName('Notificações, 1.000 não lidas')
    await bell().click()
    await expect.element(entries().first()).toBeVisible()
    expect(entries().elements().length).toBeLessThan(20)
    await expect.element(entries().first()).toHaveAttribute('aria-setsize', '1000')
  })
})

it('has times that move on by themselves (E8)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await openPanel()
  await expect.element(entries().first()).toMatchTextContent(/Agora$/)
  await advance(5)
  // The next poll adjusts the server's clock, and the next render uses it.
  const later = () => {
    vi.advanceTimersByTime(10_000)
    return entries().first().element().textContent
  }
  await expect.poll(later).toMatch(/5m$/)
})
