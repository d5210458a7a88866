import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { worker } from '../../testing/backend.ts'
import { entries, list, openPanel, panel } from './testing/open-panel.ts'

describe('a list that does not load (E10)', () => {
  const refuse = (body: object, status = 500) =>
    worker.use(http.get(list, () => HttpResponse.json(body, { status })))

  it('says so with the seed’s words, and is there after another try', async () => {
    refuse({ message: 'Server Error' })
    await openPanel()
    await expect
      .element(panel().getByRole('heading', { name: 'Erro ao carregar notificações' }))
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
    onTestFinished(() => online.mockRestore())
    worker.use(http.get(list, () => HttpResponse.error()))
    await openPanel()
    await expect.element(panel().getByRole('heading', { name: 'Você está sem internet' })).toBeVisible()
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

  it('keeps the focus while it tries again, and says so; the polls of every ten seconds do not show', async () => {
    refuse({ message: 'Volte mais tarde.' }, 403)
    const { queryClient } = await openPanel()
    const retry = panel().getByRole('button', { name: 'Tentar de novo' })
    await expect.element(retry).toBeVisible()
    const answer = Promise.withResolvers<void>()
    const asked = vi.fn<() => void>()
    worker.use(
      http.get(list, async () => {
        asked()
        await answer.promise
        return HttpResponse.json({ message: 'Ainda não.' }, { status: 403 })
      }),
    )
    const poll = queryClient.refetchQueries({ queryKey: ['notifications'] })
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    await expect.element(retry).toBeVisible()
    await retry.click()
    const trying = panel().getByRole('button', { name: 'Tentando…' })
    await expect.element(trying).toHaveFocus()
    await expect.element(trying).toHaveAttribute('aria-disabled', 'true')
    answer.resolve()
    await poll
    await expect.element(panel().getByText('Ainda não.')).toBeVisible()
    await expect.element(retry).toHaveFocus()
  })
})
