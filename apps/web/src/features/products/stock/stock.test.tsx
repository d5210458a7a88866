import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { backend, worker } from '../../../testing/backend.ts'
import { failCall } from '../../../testing/fail-call.ts'
import { allFaults } from '../../../testing/faults.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const water = 'prd-arena-beira-mar-agua'
const drawer = page.getByRole('dialog')
const product = () => backend.db.products.find(water)
const press = (name: string) => drawer.getByRole('button', { name, exact: true }).click()
const field = (label: string) => drawer.getByLabelText(label, { exact: true })

async function open(search: string) {
  const app = await renderApp({ path: `/company/products?${search}`, persona })
  await expect.element(app.getByRole('table', { name: 'Produtos' })).toBeVisible()
  return app
}

describe("a product's stock (H4)", () => {
  it('grows by a purchase of packs, which says what each piece costs and makes its expense', async () => {
    const { router } = await open(`aberto=${water}`)
    await drawer.getByRole('link', { name: 'Registrar compra' }).click()
    await expect.element(page.getByRole('dialog', { name: /^Registrar compra: Água sem gás/ })).toBeVisible()
    expect(router.latestLocation.search).toEqual({ editar: water, acao: 'compra' })
    await field('Quantas você comprou').fill('2')
    await field('Unidades em cada').fill('12')
    await field('Quanto custou tudo').fill('60')
    await field('De quem (opcional)').fill('Distribuidora')
    await expect.element(drawer.getByText(/Entram 24, a R\$\s2,50 cada\. O estoque vai a 30\./)).toBeVisible()
    await press('Registrar compra')
    await expect.element(page.getByText('Compra registrada')).toBeVisible()
    expect(product()).toMatchObject({ stock: 30, costCents: 250 })
    expect(backend.db.expenses.where(({ supplier }) => supplier === 'Distribuidora')).toMatchObject([
      { amountCents: 6000, category: 'stock', method: 'pix', productId: water },
    ])
    await expect.element(drawer.getByRole('link', { name: 'Registrar compra' })).toBeVisible()
  })

  it('is not lost beyond what there is, and keeps what was typed (G5)', async () => {
    await open(`editar=${water}&acao=perda`)
    await field('Quantas se perderam').fill('7')
    await field('O que houve').fill('Caiu a caixa')
    await press('Registrar perda')
    await expect.element(drawer.getByText(/só restam 6 unidades/)).toBeVisible()
    await field('Quantas se perderam').fill('5')
    await expect.element(field('O que houve')).toHaveValue('Caiu a caixa')
    await press('Registrar perda')
    await expect.element(page.getByText('Perda registrada')).toBeVisible()
    expect(product()?.stock).toBe(1)
  })

  it('tells its movements, and takes one back with a reason', async () => {
    const pastel = 'prd-arena-beira-mar-pastel'
    await open(`aberto=${pastel}`)
    await press('Movimentos do estoque')
    const items = drawer.getByRole('listitem')
    await expect.element(items.first()).toMatchTextContent(/Perda −10 ?ficaram 0/)
    await expect.element(items.first()).toMatchTextContent(/“Passou da validade”/)
    await expect.element(items.last()).toMatchTextContent(/Primeira contagem \+10 ?ficaram 10/)
    await press('Corrigir perda')
    await press('Desfazer perda')
    await expect.element(drawer.getByText('Conte o que estava errado.')).toBeVisible()
    await field('O que estava errado').fill('Estava no freezer')
    await press('Desfazer perda')
    await expect.element(items.first()).toMatchTextContent(/Correção \+10 ?ficaram 10.*“Estava no freezer”/)
    await expect.element(items.nth(1)).toMatchTextContent(/Corrigido depois\./)
    expect(backend.db.products.find(pastel)?.stock).toBe(10)
  })

  it('is sold beyond what there is only where the arena says so (rule 7)', async () => {
    const { getByRole } = await open('')
    const rule = getByRole('region', { name: 'Regra do estoque' })
    await expect.element(rule).toMatchTextContent(/O balcão para no zero/)
    await rule.getByRole('button', { name: 'Vender além do estoque' }).click()
    await expect.element(rule).toMatchTextContent(/vende além do estoque/)
    expect(backend.db.companies.find('cmp-arena-beira-mar')?.sellsBeyondStock).toBe(true)
    await rule.getByRole('button', { name: 'Parar no zero' }).click()
    await expect.element(rule).toMatchTextContent(/O balcão para no zero/)
    expect(backend.db.companies.find('cmp-arena-beira-mar')?.sellsBeyondStock).toBe(false)
  })

  it('says that the rule could not be read, and reads it again on demand (G4)', async () => {
    const fault = allFaults.find(({ name }) => name === '500')
    if (!fault) throw new Error('there is no such fault')
    failCall('GET /company', fault)
    const { getByRole, getByText } = await open('')
    const failure = getByText('Não deu para buscar a regra do estoque.')
    await expect.element(failure).toBeVisible()
    worker.resetHandlers()
    await getByRole('alert').getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(getByText(/O balcão para no zero/)).toBeVisible()
    await expect.element(failure).not.toBeInTheDocument()
  })
})
