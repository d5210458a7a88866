import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const path = '/company/expenses?filtrar=dueDay'

async function open() {
  const screen = await renderApp({ path, persona })
  const dialog = screen.getByRole('dialog', { name: 'Filtrar' })
  await expect.element(dialog).toBeVisible()
  return { ...screen, dialog, day: dialog.getByRole('textbox', { name: 'Valor' }) }
}

const calendar = () => document.querySelector('[data-dates-dropdown]')

describe('a filter by a day (F4)', () => {
  it('can be applied while the calendar is open, and closes it at a whole date (F4)', async () => {
    const { dialog, day, router } = await open()
    await userEvent.click(day)
    await expect.poll(calendar).not.toBeNull()
    const apply = dialog.getByRole('button', { name: 'Aplicar' }).element()
    const { left, top, width, height } = apply.getBoundingClientRect()
    expect(apply.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
    await userEvent.keyboard('21/11/2026')
    await expect.poll(calendar).toBeNull()
    await userEvent.click(apply)
    await expect.poll(() => router.latestLocation.search).toEqual({ 'filtro.dueDay': 'data-e.2026-11-21' })
  })

  it('loses the calendar at the first Escape, and the drawer at the second', async () => {
    const { dialog, day } = await open()
    await userEvent.click(day)
    await userEvent.keyboard('21/11')
    await expect.poll(calendar).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(calendar).toBeNull()
    await expect.element(day).toHaveValue('21/11')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('says at the field what is missing or wrong, and stays open (G3)', async () => {
    const { dialog, day, router } = await open()
    await dialog.getByRole('button', { name: 'Aplicar' }).click()
    await expect.element(day).toHaveAccessibleDescription('Falta o valor.')
    await userEvent.click(day)
    await userEvent.keyboard('32/13/2026{Enter}')
    await expect.element(day).toHaveAccessibleDescription('Confira a data: dia, mês e ano, como 21/11/2026.')
    await expect.element(day).toHaveValue('32/13/2026')
    expect(router.latestLocation.search).toEqual({ filtrar: 'dueDay' })
  })
})
