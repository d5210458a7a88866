import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'

describe('the tabs at a company (H3, A9)', () => {
  it('shows the bill of one in its drawer, and gets it after a failure (G4)', async () => {
    worker.use(http.get('*/api/company/tabs/:id', () => HttpResponse.json({}, { status: 404 })))
    const { getByRole, backend } = await renderApp({
      path: '/company/tabs/list?filtro.status=igual-a.open',
      persona,
    })
    const row = getByRole('rowheader').first().getByRole('link')
    await row.click()
    const code = row.element().textContent
    const dialog = getByRole('dialog', { name: code })
    await expect.element(dialog.getByText('Não deu para buscar os itens')).toBeVisible()
    worker.resetHandlers()
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
    const tab = backend.db.tabs.where((each) => each.code === code)[0]
    expect(tab?.items.length).toBeGreaterThan(0)
    for (const { name } of tab?.items ?? [])
      await expect.element(dialog.getByText(name).first()).toBeVisible()
    // Facts on the ticket are not repeated.
    const terms = [...dialog.element().querySelectorAll('dt')].map(({ textContent }) => textContent)
    expect(terms).toContain('Cliente')
    expect(terms.filter((term) => term === 'Total')).toHaveLength(1)
    expect(terms).not.toContain('Código')
  })

  it('tells in its drawer what was done to it, by whom (H3)', async () => {
    const { getByRole, backend } = await renderApp({
      path: '/company/tabs/list?aberto=tab-arena-beira-mar-002',
      persona,
    })
    const history = getByRole('dialog').getByRole('region', { name: 'Histórico' })
    await expect.element(history).toMatchTextContent(/Devolveu 1 × .* ao estoque: Veio quente/)
    await expect.element(history.getByRole('listitem').last()).toMatchTextContent(/^Abriu a comanda/)
    const user = backend.db.users.find('usr-empresa')
    await expect.element(history.getByRole('listitem').first()).toMatchTextContent(user?.name ?? '')
  })

  it('filters open ones by their state, and has no column for the company (H3)', async () => {
    const { getByRole } = await renderApp({ path: '/company/tabs/list?filtro.status=igual-a.open', persona })
    await expect.element(getByRole('table', { name: 'Comandas' })).toBeVisible()
    const states = [...document.querySelectorAll('tbody td[data-label="Situação"]')].map(
      (cell) => cell.textContent,
    )
    expect(new Set(states)).toEqual(new Set(['Aberta']))
    expect(getByRole('columnheader', { name: 'Empresa' }).query()).toBeNull()
  })
})
