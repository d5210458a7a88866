import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { worker } from '../../testing/backend.ts'
import { bell, entries, list, openPanel, panel, toast } from './testing/open-panel.ts'
import { manyRows } from './testing/rows.ts'

describe('the panel and the keyboard', () => {
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

  it('is left by the Tab key, which goes on beside the bell', async () => {
    worker.use(http.get(list, () => HttpResponse.json({ data: manyRows(1) })))
    await openPanel()
    await expect.element(panel()).toHaveAttribute('aria-modal', 'false')
    const last = panel().getByRole('button', { name: 'Remover notificação' })
    await expect.element(last).toBeVisible()
    last.element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Loja' })).toHaveFocus()
    await expect.element(panel()).not.toBeInTheDocument()
    await bell().click()
    await expect.element(panel().getByRole('heading', { name: 'Notificações' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(bell()).toHaveFocus()
    await expect.element(panel()).not.toBeInTheDocument()
  })

  it('is modal on a phone: the Tab key stays inside, and toasts are its own', async () => {
    await page.viewport(390, 844)
    worker.use(http.get(list, () => HttpResponse.json({ data: manyRows(1) })))
    await openPanel()
    await expect.element(entries().first()).toBeVisible()
    await expect.element(panel()).toHaveAttribute('aria-modal', 'true')
    await expect.poll(() => panel().element().getAttribute('aria-owns')).toBe('avisos')
    expect(document.getElementById('avisos')?.querySelector('[role=status]')).not.toBeNull()
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
