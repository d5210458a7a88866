import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { toCsv } from '../../../lib/resource/export/csv.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { products } from '../products.ts'

const persona = 'empresa@campolivre.test'

async function open() {
  const app = await renderApp({ path: '/company/products?fazer=importar', persona })
  await expect.element(app.getByRole('dialog')).toBeVisible()
  return app
}

async function choose(text: string, name = 'produtos.csv'): Promise<void> {
  const input = document.querySelector('input[type=file]')
  if (input) await userEvent.upload(input, new File([text], name))
}

describe('importing products (H4)', () => {
  it('shows what a file does, does it, and takes it back', async () => {
    const { getByRole, getByText, backend } = await open()
    await choose('Nome;Categoria;Preço;Estoque\nSuco de umbu;Bebidas;1.234,50;12')
    await expect.element(getByRole('list', { name: 'O que a planilha faz' })).toMatchTextContent(/Linha 2/)
    await getByRole('button', { name: 'Importar 1 produto' }).click()
    await expect.element(getByText('1 produto a mais, 0 produtos com mudança.')).toBeVisible()
    const made = () => backend.db.products.where(({ name }) => name === 'Suco de umbu')[0]
    expect(made()).toMatchObject({ priceCents: 123_450, stock: 12 })
    await getByRole('button', { name: 'Desfazer a importação' }).click()
    await expect.element(getByText('Tudo voltou a ser como era.')).toBeVisible()
    expect(made()).toMatchObject({ status: 'archived', stock: 0 })
  })

  it('tells what is wrong in which line, and imports what is ticked of the others', async () => {
    const { getByRole, getByText, backend } = await open()
    await choose(
      'Nome,Categoria,Preço\nSuco de umbu,Bebidas,caro\nChá de boldo,Nada,5.00\nMate,,6.00\nCaju,Bebidas,7.00\nUva,Bebidas,8.00',
    )
    const wrong = getByRole('list', { name: 'O que acertar' })
    await expect
      .element(wrong)
      .toMatchTextContent(
        /Linha 2, PreçoInforme o preço.*Suco de umbu,Bebidas,caro.*Linha 3, CategoriaEssa categoria.*Linha 4Falta a categoria.*Mate,,6.00/,
      )
    await getByRole('checkbox', { name: 'Uva' }).click()
    await getByRole('button', { name: 'Importar 1 produto' }).click()
    await expect.element(getByText('1 produto a mais, 0 produtos com mudança.')).toBeVisible()
    const named = (name: string) => backend.db.products.where((each) => each.name === name).length
    expect(['Caju', 'Uva', 'Mate', 'Suco de umbu'].map(named)).toEqual([1, 0, 0, 0])
  })

  it('reads what was exported, and changes nothing', async () => {
    const { getByText, backend } = await open()
    const [company] = backend.db.companies.where(({ slug }) => slug === 'arena-beira-mar')
    const rows = backend.db.products
      .by('companyId', company?.id ?? '')
      .filter(({ status }) => status !== 'archived')
      .map((row) => ({
        ...row,
        companyName: '',
        timeZone: 'America/Fortaleza',
        stockLevel: 'enough' as const,
        marginPercent: null,
      }))
    await choose(toCsv(products, products.columns, rows), 'produtos-exportados.csv')
    await expect.element(getByText('Os produtos já estão como na planilha.')).toBeVisible()
  })
})
