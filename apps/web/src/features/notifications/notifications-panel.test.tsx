import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { worker } from '../../testing/backend.ts'
import { advance } from '../../testing/hold-booking.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { realDialect } from './testing/real-dialect.ts'
import { manyRows, sampleRow } from './testing/rows.ts'

const persona = 'atleta@campolivre.test'
const list = '/api/notification-messages'

const bell = () => page.getByRole('button', { name: /^Notificações/ })
const panel = () => page.getByRole('dialog', { name: 'Notificações' })
const entries = () => panel().getByRole('listitem')
const toast = (text: string) => page.getByRole('group').getByText(text)

async function openPanel(path = '/atleta/perfil', email = persona) {
  const app = await renderApp({ path, persona: email })
  await bell().click()
  await expect.element(panel()).toBeVisible()
  return app
}

/** The calls that change something, in order. */
function noteCalls() {
  const calls: string[] = []
  worker.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith(list) && request.method !== 'GET')
      calls.push(`${request.method} ${pathname.slice(list.length)}`)
  })
  return calls
}

describe.each(['seed', 'real'])('the panel, with the %s answers', (dialect) => {
  const open = () => {
    if (dialect === 'real') worker.use(realDialect())
    return openPanel()
  }

  it('lists what there is, newest first, and how many are unread (E7, E8)', async () => {
    await open()
    await expect.element(bell()).toHaveAccessibleName('Notificações, 5 não lidas')
    await expect.element(panel().getByText('5 não lidas')).toBeVisible()
    await expect.element(entries().nth(0)).toMatchTextContent(/coletes azuis.*Agora/)
    await expect.element(entries().nth(1)).toMatchTextContent(/Faltam 2 dias.*Ver reserva12m/)
    await expect.element(entries().nth(2)).toMatchTextContent(/3h/)
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
    await expect.element(entries().nth(1)).toMatchTextContent(/recebemos o seu Pix/)
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

  it('follows a path in the app, marks it read and closes (E11)', async () => {
    const calls = noteCalls()
    const { router } = await openPanel()
    await panel()
      .getByRole('button', { name: /Faltam 2 dias/ })
      .click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/reservas/bkg-atleta-13')
    await expect.element(panel()).not.toBeInTheDocument()
    expect(calls).toEqual(['POST /ntf-atleta-002/read'])
  })

  it('follows only what is safe, and shows the rest as text (E11)', async () => {
    const data = [
      sampleRow(1, { action_text: 'Abrir aba', action_url: 'https://exemplo.test/a', open_in_new_tab: true }),
      sampleRow(2, { action_text: 'Clique', action_url: 'javascript:alert(1)' }),
      sampleRow(3, { action_url: '//mal.test' }),
    ]
    worker.use(http.get(list, () => HttpResponse.json({ data })))
    const { router } = await openPanel()
    const link = panel().getByRole('link', { name: 'Abrir aba' })
    await expect.element(link).toHaveAttribute('href', 'https://exemplo.test/a')
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(panel().getByText('Clique')).toBeVisible()
    await expect.element(panel().getByText('//mal.test')).toBeVisible()
    expect(panel().getByRole('link').elements()).toHaveLength(1)
    await panel().getByRole('button', { name: 'Aviso 2' }).click()
    expect(router.latestLocation.pathname).toBe('/atleta/perfil')
  })

  it('opens another tab where it is asked for (E11)', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const data = [sampleRow(1, { action_url: '/atleta/reservas', open_in_new_tab: true })]
    worker.use(http.get(list, () => HttpResponse.json({ data })))
    const { router } = await openPanel()
    await panel().getByRole('button', { name: 'Aviso 1' }).click()
    expect(open).toHaveBeenCalledExactlyOnceWith('/atleta/reservas', '_blank', 'noopener,noreferrer')
    expect(router.latestLocation.pathname).toBe('/atleta/perfil')
    open.mockRestore()
  })

  it('asks once for what is read already', async () => {
    const calls = noteCalls()
    await openPanel()
    const message = panel().getByRole('button', { name: /coletes azuis/ })
    await message.click()
    await message.click()
    await expect.element(toast('Notificação marcada como lida')).toBeVisible()
    await message.click()
    expect(calls).toEqual(['POST /ntf-atleta-001/read'])
  })

  it('is left by Escape, by a click outside and by its button', async () => {
    await openPanel()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.element(bell()).toHaveFocus()
    await bell().click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect.element(panel()).not.toBeInTheDocument()
    await bell().click()
    await panel().getByRole('button', { name: 'Fechar' }).click()
    await expect.element(bell()).toHaveFocus()
    await bell().click()
    await bell().click()
    await expect.element(panel()).not.toBeInTheDocument()
  })

  it('keeps the Tab key inside', async () => {
    worker.use(http.get(list, () => HttpResponse.json({ data: manyRows(1) })))
    await openPanel()
    await expect.element(entries().first()).toBeVisible()
    await expect.element(panel().getByRole('heading', { name: 'Notificações' })).toHaveFocus()
    const close = panel().getByRole('button', { name: 'Fechar' })
    const remove = panel().getByRole('button', { name: 'Remover notificação' })
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(remove).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(close).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(remove).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(panel().getByRole('button', { name: 'Aviso 1' })).toHaveFocus()
  })

  it('stays while a toast is closed', async () => {
    await openPanel()
    await entries().nth(0).getByRole('button', { name: 'Remover notificação' }).click()
    const avisos = page.getByRole('region', { name: 'Avisos' })
    await avisos.getByRole('button', { name: 'Fechar' }).click()
    await expect.element(toast('Notificação removida com sucesso')).not.toBeInTheDocument()
    await expect.element(panel()).toBeVisible()
  })

  it('opens a thousand at once and puts only those in sight into the page', async () => {
    worker.use(http.get(list, () => HttpResponse.json({ data: manyRows(1_000) })))
    await renderApp({ path: '/atleta/perfil', persona })
    await expect.element(bell()).toHaveAccessibleName('Notificações, 1.000 não lidas')
    const from = performance.now()
    await bell().click()
    await expect.element(entries().first()).toBeVisible()
    expect(performance.now() - from).toBeLessThan(2_000)
    expect(entries().elements().length).toBeLessThan(20)
    await expect.element(entries().first()).toHaveAttribute('aria-setsize', '1000')
  })

  it('lets arrow keys go from entry to entry, far beyond what is in sight', async () => {
    worker.use(http.get(list, () => HttpResponse.json({ data: manyRows(1_000) })))
    await openPanel()
    await expect.element(entries().first()).toBeVisible()
    entries().first().getByRole('button', { name: 'Aviso 1000' }).element().focus()
    for (let step = 0; step < 15; step += 1) {
      await userEvent.keyboard('{ArrowDown}')
      await expect
        .element(panel().getByRole('button', { name: `Aviso ${999 - step}`, exact: true }))
        .toHaveFocus()
    }
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(panel().getByRole('button', { name: 'Aviso 986', exact: true })).toHaveFocus()
  })

  it('keeps the keyboard when the last one is removed', async () => {
    worker.use(http.get(list, () => HttpResponse.json({ data: manyRows(2) })))
    worker.use(http.delete(`${list}/:id`, () => HttpResponse.json({ data: [] })))
    await openPanel()
    const remove = panel().getByRole('button', { name: 'Remover notificação' })
    await remove.nth(1).click()
    await expect.element(remove).toHaveFocus()
    await remove.click()
    await expect.element(panel().getByRole('heading', { name: 'Notificações' })).toHaveFocus()
  })
})

it('has times that move on by themselves (E8)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await openPanel()
  await expect.element(entries().first()).toMatchTextContent(/Agora$/)
  await advance(5)
  // What the next poll learns of the server's clock, the next look at it shows.
  const later = () => {
    vi.advanceTimersByTime(10_000)
    return entries().first().element().textContent
  }
  await expect.poll(later).toMatch(/5m$/)
})

describe('a list that does not load (E10)', () => {
  const refuse = (body: object, status = 500) =>
    worker.use(http.get(list, () => HttpResponse.json(body, { status })))

  it('says so with the seed’s words, and is there after another try', async () => {
    refuse({ message: 'Server Error' })
    await openPanel()
    await expect
      .element(panel().getByRole('heading', { name: 'Erro ao carregar notificações' }), { timeout: 5_000 })
      .toBeVisible()
    worker.resetHandlers()
    await panel().getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(entries().first()).toBeVisible()
  })

  it('says what the server says', async () => {
    refuse({ message: 'Suas notificações estão em manutenção.' }, 403)
    await openPanel()
    await expect.element(panel().getByText('Suas notificações estão em manutenção.')).toBeVisible()
  })

  it('says that there is no connection', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    worker.use(http.get(list, () => HttpResponse.error()))
    await openPanel()
    await expect
      .element(panel().getByRole('heading', { name: 'Você está sem internet' }), { timeout: 5_000 })
      .toBeVisible()
    online.mockRestore()
  })

  it('keeps what was there, and says that it is not up to date', async () => {
    const { queryClient } = await openPanel()
    await expect.element(entries().first()).toBeVisible()
    refuse({ message: 'Volte mais tarde.' }, 403)
    await queryClient.refetchQueries({ queryKey: ['notifications'] })
    await expect.element(panel().getByText('Volte mais tarde.')).toBeVisible()
    await expect.element(entries().first()).toBeVisible()
    worker.resetHandlers()
    await panel().getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(panel().getByText('Volte mais tarde.')).not.toBeInTheDocument()
  })
})
