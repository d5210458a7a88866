import { moveStock } from '@campo-livre/backend/stock/move-stock.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { backend } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const water = 'prd-arena-beira-mar-agua'
const product = () => backend.db.products.find(water)
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function open(search = '') {
  const app = await renderApp({ path: `/company/products/count${search}`, persona })
  await expect.element(app.getByRole('heading', { name: 'Contar estoque' })).toBeVisible()
  return app
}

describe('counting the stock (A9, H4)', () => {
  it('goes by category, tells the differences, and takes what was sold meanwhile into account', async () => {
    const { getByRole, router } = await open()
    await field('Água sem gás 500 ml').fill('4')
    await getByRole('link', { name: 'Cervejas' }).click()
    expect(router.latestLocation.search).toEqual({ categoria: 'beer' })
    await field('Cerveja pilsen lata').fill('144')
    await expect.element(page.getByText('2 produtos contados')).toBeVisible()
    const now = new Date(Date.parse(backend.db.clock.now()) + 60_000).toISOString()
    await moveStock(backend.db, { userId: null, now }, { kind: 'sale', productId: water, quantity: 1 })
    await press('Ver diferenças')
    await expect.element(getByRole('heading', { name: 'O que não bate' })).toHaveFocus()
    const [line] = getByRole('main').getByRole('listitem').elements()
    expect(line?.textContent).toMatch(/Água sem gás 500 ml ?falta 2 · −R\$\s\d+,\d\d ?O estoque fica em 3\./)
    await expect.element(page.getByText('1 produto confere.')).toBeVisible()
    await press('Fechar contagem')
    await expect.element(page.getByText('Contagem fechada')).toBeVisible()
    expect(product()?.stock).toBe(3)
    expect(router.latestLocation.pathname).toBe('/company/products')
  })

  it('keeps what was typed over a reload, and asks for whole numbers (G5)', async () => {
    const first = await open()
    await field('Água sem gás 500 ml').fill('seis')
    await expect.element(page.getByText('Use um número inteiro, como 12.')).toBeVisible()
    await field('Café coado').fill('79')
    await expect.element(page.getByText('1 produto contado')).toBeVisible()
    await first.unmount()
    await open()
    await expect.element(field('Água sem gás 500 ml')).toHaveValue('seis')
    await expect.element(field('Café coado')).toHaveValue('79')
    await press('Ver diferenças')
    await press('Voltar a contar')
    await expect.element(field('Café coado')).toHaveValue('79')
    expect(product()?.stock).toBe(6)
  })

  it('finds a product of any category by a part of its name or by its bar code', async () => {
    const { getByRole, router } = await open('?categoria=beer')
    await page.getByRole('searchbox').fill('coado')
    await field('Café coado').fill('79')
    expect(router.latestLocation.search).toEqual({ categoria: 'beer', busca: 'coado' })
    expect(getByRole('link', { name: 'Cervejas' }).element()).not.toHaveAttribute('aria-current')
    await page.getByRole('searchbox').fill(product()?.ean ?? '')
    await expect.element(field('Água sem gás 500 ml')).toBeVisible()
    await expect.element(field('Café coado')).not.toBeInTheDocument()
    await page.getByRole('searchbox').fill('nada disso')
    await expect.element(page.getByText(/^Nada com “nada disso”/)).toBeVisible()
    await getByRole('link', { name: 'Bebidas' }).click()
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
    await expect.element(field('Café coado')).toHaveValue('79')
  })

  it('is reached from the products', async () => {
    const { getByRole } = await renderApp({ path: '/company/products', persona })
    await getByRole('link', { name: 'Contar estoque' }).click()
    await expect.element(getByRole('heading', { name: 'Contar estoque' })).toBeVisible()
    await expect.element(getByRole('link', { name: 'Bebidas' })).toHaveAttribute('aria-current', 'page')
  })
})
