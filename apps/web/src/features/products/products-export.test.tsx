import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { worker } from '../../testing/backend.ts'
import { nextFile } from '../../testing/next-file.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { kept } from './testing/kept-products.ts'

const persona = 'empresa@campolivre.test'
const path = '/company/products'
const name = { name: 'Produtos' }

describe('the products as a file (H4, F4)', () => {
  it('marks the rows of a page, then the whole result, and downloads what is marked (F4)', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await getByRole('checkbox', { name: 'Marcar a página toda' }).click()
    await expect.element(getByRole('status').getByText('40 produtos, 20 marcados')).toBeVisible()
    await getByRole('button', { name: 'Marcar todos os 40 produtos' }).click()
    await getByRole('checkbox', { name: `Marcar ${kept()[0] ?? ''}` }).click()
    await expect.element(getByText('40 produtos, 39 marcados')).toBeVisible()
    const file = nextFile()
    await getByRole('button', { name: 'Baixar só os marcados' }).click()
    const lines = (await file).split('\r\n')
    expect(lines[0]).toBe('\uFEFFNome;Categoria;Preço;Custo;Estoque;Nível;Situação')
    expect(lines.slice(1, -1).map((line) => line.split(';')[0])).toEqual(kept().slice(1))
  })

  it('downloads the whole filtered result, not the page, with money and formulas as they should be (F4)', async () => {
    const row = {
      id: 'p',
      companyId: 'c',
      companyName: 'Arena',
      timeZone: 'America/Fortaleza',
      category: 'snacks',
      priceCents: 123_456,
      stock: 1,
      stockValueCents: 0,
      costCents: 4000,
      marginPercent: 97,
      ean: '7891000100103',
      lowStockAt: 0,
      stockLevel: 'enough',
      status: 'active',
      photo: null,
      version: 1,
      createdAt: '2026-03-02T12:00:00.000Z',
    }
    const all = Array.from({ length: 130 }, (_, index) => ({
      ...row,
      id: String(index),
      name: `=SOMA(${index};"x")`,
    }))
    worker.use(
      http.get('*/api/company/products', ({ request }) => {
        const { searchParams } = new URL(request.url)
        const [page, perPage] = [Number(searchParams.get('page')), Number(searchParams.get('perPage'))]
        const data = all.slice((page - 1) * perPage, page * perPage)
        return HttpResponse.json({ data, meta: { page, perPage, total: all.length } })
      }),
    )
    const { getByRole } = await renderApp({ path: `${path}?colunas=priceCents`, persona })
    await expect.element(getByRole('table', name)).toBeVisible()
    const file = nextFile()
    await getByRole('button', { name: 'Baixar planilha' }).click()
    const lines = (await file).split('\r\n')
    expect(lines).toHaveLength(132)
    expect(lines[130]).toBe(`"'=SOMA(129;""x"")";1234,56`)
    await expect
      .element(getByRole('status').getByText('Arquivo produtos-2026-11-20.csv baixado.'))
      .toBeInTheDocument()
  })

  it('can stop a download, and says when one fails (F4, G4)', async () => {
    const { getByRole } = await renderApp({ path, persona })
    await expect.element(getByRole('table', name)).toBeVisible()
    const hanging = Promise.withResolvers<void>()
    worker.use(http.get('*/api/company/products', () => hanging.promise))
    await getByRole('button', { name: 'Baixar planilha' }).click()
    await getByRole('button', { name: 'Parar' }).click()
    await expect.element(getByRole('button', { name: 'Baixar planilha' })).toHaveFocus()
    worker.use(http.get('*/api/company/products', () => HttpResponse.json({}, { status: 404 })))
    await getByRole('button', { name: 'Baixar planilha' }).click()
    await expect.element(getByRole('alert')).toMatchTextContent('Não deu para baixar tudo')
    hanging.resolve()
  })

  it('waits where the server has had too many requests, says so, and goes on (F4, G4)', async () => {
    const { getByRole } = await renderApp({ path, persona })
    await expect.element(getByRole('table', name)).toBeVisible()
    worker.use(
      http.get(
        '*/api/company/products',
        () => HttpResponse.json({}, { status: 429, headers: { 'retry-after': '1' } }),
        { once: true },
      ),
    )
    const file = nextFile()
    await getByRole('button', { name: 'Baixar planilha' }).click()
    await expect
      .element(getByRole('status').getByText('Uma pausa: continua em 1 segundo.'))
      .toBeInTheDocument()
    expect((await file).split('\r\n')).toHaveLength(kept().length + 2)
  })
})
