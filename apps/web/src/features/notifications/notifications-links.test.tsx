import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { worker } from '../../testing/backend.ts'
import { list, noteCalls, openPanel, panel, toast } from './testing/open-panel.ts'
import { sampleRow } from './testing/rows.ts'

describe('an entry of the panel', () => {
  it('follows a path in the app, marks it read and closes (E11)', async () => {
    const calls = noteCalls()
    const { router } = await openPanel()
    await panel()
      .getByRole('button', { name: /Faltam 2 dias/ })
      .click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/reservas/bkg-atleta-13')
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.poll(() => calls).toEqual(['POST /ntf-atleta-002/read'])
  })

  it('follows only what is safe, and shows the rest as text (E11)', async () => {
    const data = [
      sampleRow(1, { action_text: 'Abrir aba', action_url: 'https://exemplo.test/a', open_in_new_tab: true }),
      sampleRow(2, { action_text: 'Clique', action_url: 'javascript:alert(1)' }),
      sampleRow(3, { action_url: '//mal.test' }),
    ]
    worker.use(http.get(list, () => HttpResponse.json({ data })))
    const calls = noteCalls()
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
    await expect.poll(() => calls).toEqual(['POST /2/read'])
  })

  it('opens another tab where it is asked for (E11)', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    onTestFinished(() => open.mockRestore())
    const data = [sampleRow(1, { action_url: '/atleta/reservas', open_in_new_tab: true })]
    worker.use(http.get(list, () => HttpResponse.json({ data })))
    const calls = noteCalls()
    const { router } = await openPanel()
    await panel().getByRole('button', { name: 'Aviso 1' }).click()
    expect(open).toHaveBeenCalledExactlyOnceWith('/atleta/reservas', '_blank', 'noopener,noreferrer')
    expect(router.latestLocation.pathname).toBe('/atleta/perfil')
    await expect.poll(() => calls).toEqual(['POST /1/read'])
  })

  it('marks a notification as read once, however often it is clicked', async () => {
    const calls = noteCalls()
    await openPanel()
    const message = panel().getByRole('button', { name: /coletes azuis/ })
    await message.click()
    await message.click()
    await expect.element(toast('Notificação marcada como lida')).toBeVisible()
    await message.click()
    await panel().getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await expect.element(toast('Todas as notificações foram marcadas como lidas')).toBeVisible()
    // Had a click sent another request, it would come before the button's.
    expect(calls).toEqual(['POST /ntf-atleta-001/read', 'POST /mark-all-read'])
  })
})
