import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { backend, worker } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { kept, shown } from './testing/kept-products.ts'

const persona = 'empresa@campolivre.test'
const path = '/company/products'
const name = { name: 'Produtos' }

describe("a company's products (H4, A9)", () => {
  it('filters by two conditions joined by "ou" and by another column, and a reload shows the same (F4, A14)', async () => {
    const { getByRole, router, unmount } = await renderApp({ path, persona })
    await getByRole('button', { name: 'Filtrar Preço' }).click()
    const dialog = getByRole('dialog', { name: 'Filtrar' })
    await dialog.getByLabelText('Como comparar').selectOptions('Menor que')
    await dialog.getByLabelText('Valor').fill('5')
    await dialog.getByRole('button', { name: 'Mais uma condição' }).click()
    await dialog.getByText('ou', { exact: true }).click()
    await dialog.getByLabelText('Como comparar').nth(1).selectOptions('Maior ou igual a')
    await dialog.getByLabelText('Valor').nth(1).fill('30,50')
    await dialog.getByRole('button', { name: 'Aplicar' }).click()
    await expect
      .element(getByRole('list', { name: 'Filtros ligados' }))
      .toMatchTextContent(/^Preço: menor que R\$\s5,00 ou maior ou igual a R\$\s30,50$/)
    const priced = kept(({ priceCents }) => priceCents < 500 || priceCents >= 3050)
    expect(priced.length).toBeGreaterThan(2)
    await expect.poll(shown).toEqual(priced)

    await getByRole('button', { name: 'Filtrar Situação' }).click()
    await dialog.getByLabelText('Valor').selectOptions('À venda')
    await dialog.getByRole('button', { name: 'Aplicar' }).click()
    const both = kept(
      ({ priceCents, status }) => (priceCents < 500 || priceCents >= 3050) && status === 'active',
    )
    await expect.poll(shown).toEqual(both)

    const { href } = router.latestLocation
    expect(href).toBe(
      '/company/products?filtro.priceCents=menor-que.5_ou_maior-ou-igual-a.30.50&filtro.status=igual-a.active',
    )
    await unmount()
    const again = await renderApp({ path: href, persona })
    await expect.element(again.getByRole('table', name)).toBeVisible()
    await expect.poll(shown).toEqual(both)
    await again.getByRole('button', { name: /^Tirar o filtro Preço/ }).click()
    await expect.poll(shown).toEqual(kept(({ status }) => status === 'active').slice(0, 20))
  })

  it('keeps what is typed for one column while another is looked at, and applies both (F4, G5)', async () => {
    const { getByRole, router } = await renderApp({ path, persona })
    await getByRole('button', { name: 'Filtrar', exact: true }).click()
    const dialog = getByRole('dialog', { name: 'Filtrar' })
    const typed = dialog.getByRole('textbox', { name: 'Valor' })
    await typed.fill('a')
    await dialog.getByLabelText('Coluna').selectOptions('Preço')
    await typed.fill('5')
    await dialog.getByLabelText('Coluna').selectOptions('Nome')
    await expect.element(typed).toHaveValue('a')
    await dialog.getByRole('button', { name: 'Aplicar' }).click()
    await expect
      .poll(() => router.latestLocation.search)
      .toEqual({ 'filtro.name': 'comeca-com.a', 'filtro.priceCents': 'igual-a.5' })

    await getByRole('button', { name: 'Filtrar Nome' }).click()
    await typed.fill('ab')
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await getByRole('button', { name: 'Filtrar Nome' }).click()
    await expect.element(typed).toHaveValue('a')
  })

  it('sorts by a head, one way and the other, and says so to a screen reader (F4)', async () => {
    const { getByRole, router } = await renderApp({ path, persona })
    const head = getByRole('columnheader', { name: 'Preço' })
    await head.getByRole('button', { name: 'Preço', exact: true }).click()
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
    await head.getByRole('button', { name: 'Preço', exact: true }).click()
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
    expect(router.latestLocation.search).toEqual({ ordem: '-priceCents' })
    const dearest = backend.db.products
      .where(({ companyId }) => companyId === 'cmp-arena-beira-mar')
      .toSorted((a, b) => b.priceCents - a.priceCents)[0]
    await expect.poll(() => shown()[0]).toBe(dearest?.name)
    await expect.element(getByRole('columnheader', { name: 'Nome' })).not.toHaveAttribute('aria-sort')
  })

  it('keeps the columns that are chosen in the address (F4, A14)', async () => {
    const { getByRole, router } = await renderApp({ path, persona })
    await getByRole('button', { name: 'Colunas' }).click()
    await getByRole('checkbox', { name: 'Estoque mínimo' }).click()
    await getByRole('checkbox', { name: 'Categoria' }).click()
    await expect.element(getByRole('columnheader', { name: 'Estoque mínimo' })).toBeVisible()
    expect(getByRole('columnheader', { name: 'Categoria' }).query()).toBeNull()
    expect(router.latestLocation.search).toEqual({
      colunas: 'name.priceCents.costCents.stock.stockLevel.lowStockAt.status',
    })
    await userEvent.keyboard('{Escape}')
    await expect.element(getByRole('button', { name: 'Colunas' })).toHaveFocus()
  })

  it('opens the details of a row by its name, and Escape gives the focus back (A14)', async () => {
    const { getByRole, router } = await renderApp({ path, persona })
    const link = getByRole('link', { name: kept()[2] ?? '', exact: true })
    await link.click()
    const dialog = getByRole('dialog', { name: kept()[2] ?? '' })
    await expect.element(dialog).toMatchTextContent('Estoque mínimo')
    expect(router.latestLocation.search).toHaveProperty('aberto')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => router.latestLocation.search).toEqual({})
    await expect.element(link).toHaveFocus()
  })

  it('says that an id is not there, and shows one from the address alone (A14)', async () => {
    const unknown = await renderApp({ path: `${path}?aberto=nada`, persona })
    await expect.element(unknown.getByRole('dialog', { name: 'Não está aqui' })).toBeVisible()
    await unknown.unmount()
    const product = backend.db.products
      .where(({ companyId }) => companyId === 'cmp-arena-beira-mar')
      .find((each) => each.name === kept()[4])
    const { getByRole } = await renderApp({ path: `${path}?aberto=${product?.id}`, persona })
    await expect
      .element(getByRole('dialog', { name: product?.name ?? '' }))
      .toMatchTextContent('Estoque mínimo')
  })

  it('falls back to its defaults on a malformed address (A14)', async () => {
    const { getByRole } = await renderApp({
      path: `${path}?pagina=-3&linhas=7&ordem=-nada&colunas=x&filtro.priceCents=igual-a.muito&filtro.nada=1&filtrar=x`,
      persona,
    })
    await expect.element(getByRole('table', name)).toBeVisible()
    expect(shown()).toEqual(kept().slice(0, 20))
    expect(getByRole('dialog').query()).toBeNull()
  })

  it('is searched as one types, with the filters, in the address; going back brings it back (A14)', async () => {
    const { getByRole, getByText, router } = await renderApp({
      path: `${path}?filtro.priceCents=menor-que.50`,
      persona,
    })
    const box = getByRole('searchbox', { name: 'Buscar produtos' })
    await expect.element(getByRole('table', name)).toBeVisible()
    await box.fill('AGUA')
    await expect
      .poll(() => router.latestLocation.search)
      .toEqual({ 'filtro.priceCents': 'menor-que.50', busca: 'AGUA' })
    await expect
      .poll(shown)
      .toEqual(kept(({ name: text, priceCents }) => text.includes('Água') && priceCents < 5000))
    await expect.element(getByText(/ com essa busca$/)).toBeVisible()
    await expect.element(box).toHaveFocus()
    await box.fill('nada disso')
    await expect.element(getByRole('heading', { name: 'Nada com “nada disso”' })).toBeVisible()
    await getByRole('link', { name: 'Ver todos os produtos' }).click()
    await expect.element(box).toHaveValue('')
    await expect.poll(shown).toEqual(kept().slice(0, 20))
    router.history.back()
    await expect.element(box).toHaveValue('nada disso')
  })

  it('shows the arrow of the order under the pointer, and nothing square at the corners', async () => {
    const { getByRole } = await renderApp({ path: `${path}?ordem=priceCents`, persona })
    const head = getByRole('columnheader', { name: 'Preço' })
    await head.getByRole('button').first().hover()
    const arrow = head.element().querySelector('[data-on] svg')?.getBoundingClientRect()
    const funnel = head.getByRole('button', { name: 'Filtrar Preço' }).element().getBoundingClientRect()
    expect(arrow?.width).toBeGreaterThan(0)
    expect(arrow?.right).toBeLessThanOrEqual(funnel.left)
    const frame = document.querySelector('table')?.parentElement
    expect(frame && getComputedStyle(frame).overflowX).toBe('clip')
  })

  it('is a card of at most 130 px for five values on a phone', async () => {
    await page.viewport(390, 844)
    await renderApp({ path: '/company/financial/entries?colunas=day.kind.source.amountCents.code', persona })
    await expect.poll(() => document.querySelectorAll('tbody tr').length).toBeGreaterThan(1)
    const heights = [...document.querySelectorAll('tbody tr')].map(
      (row) => row.getBoundingClientRect().height,
    )
    expect(Math.min(...heights)).toBeLessThanOrEqual(130)
  })

  it('keeps the filters where the list cannot be had, and after the retry (G4)', async () => {
    worker.use(http.get('*/api/company/products', () => HttpResponse.json({}, { status: 404 })))
    const { getByRole } = await renderApp({ path: `${path}?filtro.name=contem.agua`, persona })
    await expect.element(getByRole('heading', { name: 'Não deu para buscar os produtos' })).toBeVisible()
    await expect.element(getByRole('button', { name: 'Tirar o filtro Nome: contém "agua"' })).toBeVisible()
    worker.resetHandlers()
    await getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.poll(shown).toEqual(kept(({ name: text }) => text.includes('Água')))
  })

  it('tells nothing yet from nothing that fits, and leads on from both (G4)', async () => {
    const first = await renderApp({ path, persona: 'empresa.nova@campolivre.test' })
    await expect.element(first.getByRole('heading', { name: 'Nenhum produto ainda' })).toBeVisible()
    expect(first.getByRole('button', { name: 'Filtrar' }).query()).toBeNull()
    await first.unmount()
    const { getByRole } = await renderApp({ path: `${path}?filtro.name=igual-a.nada`, persona })
    await expect.element(getByRole('heading', { name: 'Nada com esses filtros' })).toBeVisible()
    await getByRole('link', { name: 'Limpar filtros' }).click()
    await expect.poll(shown).toEqual(kept().slice(0, 20))
  })

  it('is used by the keyboard alone: filter, sort, mark, open, page (F4)', async () => {
    const { getByRole, router } = await renderApp({ path, persona })
    await expect.element(getByRole('table', name)).toBeVisible()
    getByRole('button', { name: 'Filtrar Nome' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('dialog').getByLabelText('Como comparar')).toHaveFocus()
    await userEvent.keyboard('{Tab}a{Enter}')
    await expect.poll(() => router.latestLocation.search).toEqual({ 'filtro.name': 'comeca-com.a' })
    await expect.element(getByRole('button', { name: 'Filtrar Nome' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await expect
      .element(getByRole('columnheader', { name: 'Nome' }))
      .toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(shown).toEqual(kept(({ name: product }) => /^[aáâã]/i.test(product)))
    getByRole('checkbox').nth(1).element().focus()
    await userEvent.keyboard(' ')
    await expect.element(getByRole('status').getByText(/1 marcado$/)).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(getByRole('row').nth(1).getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('dialog')).toBeVisible()
  })
})
