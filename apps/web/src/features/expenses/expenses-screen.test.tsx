import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'

function states(): Set<string> {
  return new Set(
    [...document.querySelectorAll('tbody td[data-label="Situação"] [data-tone]')].map(
      ({ textContent }) => textContent,
    ),
  )
}

describe("a company's expenses (H5, A9)", () => {
  it('filters by a day that is typed as it is written in Brazil (F3, F4)', async () => {
    const { getByRole, router } = await renderApp({ path: '/company/expenses', persona })
    await getByRole('button', { name: 'Filtrar Vencimento' }).click()
    const dialog = getByRole('dialog', { name: 'Filtrar' })
    await dialog.getByLabelText('Como comparar').selectOptions('Data é antes de')
    await dialog.getByRole('textbox', { name: 'Valor' }).fill('01/11/2026')
    // The calendar covers the button; the keyboard reaches it without closing it.
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => router.latestLocation.search)
      .toEqual({ 'filtro.dueDay': 'data-e-antes-de.2026-11-01' })
    await expect.element(getByRole('link', { name: 'Vencimento: é antes de 01/11/2026' })).toBeVisible()
    await expect.poll(states).not.toContain('A pagar')
  })

  it('shows what is overdue, and how often it comes in the details', async () => {
    const { getByRole } = await renderApp({
      path: '/company/expenses?filtro.status=igual-a.overdue',
      persona,
    })
    await expect.element(getByRole('table', { name: 'Despesas' })).toBeVisible()
    expect(states()).toEqual(new Set(['Vencida']))
    await getByRole('rowheader').first().getByRole('link').click()
    await expect.element(getByRole('dialog')).toMatchTextContent(/Repete\s*(Uma vez|Todo mês|Em parcelas)/)
  })
})
