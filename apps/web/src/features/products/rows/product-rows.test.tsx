import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { backend } from '../../../testing/backend.ts'
import { failCall } from '../../../testing/fail-call.ts'
import { allFaults } from '../../../testing/faults.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const water = 'prd-arena-beira-mar-agua'
const find = () => backend.db.products.find(water)
const movements = () => backend.db.stockMovements.by('productId', water)

async function open() {
  const app = await renderApp({
    path: '/company/products?busca=agua+sem',
    persona: 'empresa@campolivre.test',
  })
  const list = app.getByRole('list', { name: 'Produtos' })
  await expect.element(list).toBeVisible()
  const row = list.getByRole('article').filter({ hasText: 'Água sem gás' })
  const price = row.getByRole('button', { name: /^Preço .*mudar o de Água sem gás/ })
  const stock = row.getByRole('button', { name: /^Estoque .*mudar o de Água sem gás/ })
  return { ...app, row, price, stock }
}

describe('the products of an arena on a phone (H4)', () => {
  beforeEach(() => page.viewport(390, 844))
  afterEach(() => page.viewport(1280, 800))

  it('have a price that is touched and typed, and given back by one touch', async () => {
    const before = find()?.priceCents ?? 0
    const { row, price } = await open()
    await price.click()
    const typed = row.getByLabelText('Preço de Água sem gás 500 ml')
    await expect.element(typed).toHaveFocus()
    await userEvent.keyboard('5,25{Enter}')
    await expect.element(price).toMatchTextContent(/5,25/)
    await expect.element(price).toHaveFocus()
    expect(find()?.priceCents).toBe(525)
    await expect.element(row.getByRole('status')).toMatchTextContent(/^Preço mudado, era R\$/)
    await row.getByRole('button', { name: /^Desfazer/ }).click()
    await expect.poll(() => find()?.priceCents).toBe(before)
    await expect.element(row.getByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument()
    await expect.element(price).toHaveFocus()
  })

  it('have a stock that is counted in its row: a movement, and its reversal when it is undone (rule 7)', async () => {
    const before = find()?.stock ?? 0
    const made = movements().length
    const { row, stock } = await open()
    await stock.click()
    await row.getByLabelText('Quantas há de Água sem gás 500 ml').fill(String(before + 8))
    await row.getByRole('button', { name: 'Salvar' }).click()
    await expect.poll(() => find()?.stock).toBe(before + 8)
    expect(movements()).toHaveLength(made + 1)
    expect(movements().at(-1)).toMatchObject({ kind: 'count', quantity: 8 })
    await row.getByRole('button', { name: /^Desfazer/ }).click()
    await expect.poll(() => find()?.stock).toBe(before)
    expect(movements().at(-1)).toMatchObject({ kind: 'reversal', quantity: -8 })
    await expect.element(stock).toHaveFocus()
  })

  it('refuse what is no price beside it, send nothing where it is the same, and leave it by Escape', async () => {
    const made = find()
    const { row, price } = await open()
    await price.click()
    const typed = row.getByLabelText('Preço de Água sem gás 500 ml')
    await typed.fill('caro')
    await row.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(row.getByText('Informe o preço, como 12,50.')).toBeVisible()
    await typed.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(price).toHaveFocus()
    await price.click()
    await userEvent.keyboard('{Enter}')
    await expect.element(price).toHaveFocus()
    expect(find()).toEqual(made)
    await expect.element(row.getByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument()
  })

  it('keep what was typed where it does not get through', async () => {
    const refusal = allFaults.find(({ name }) => name === '500')
    if (!refusal) throw new Error('there is no such fault')
    const { row, price } = await open()
    failCall('PATCH /company/products', refusal)
    await price.click()
    await userEvent.keyboard('5,25{Enter}')
    await expect.element(row.getByRole('alert')).toBeVisible()
    await expect.element(row.getByLabelText('Preço de Água sem gás 500 ml')).toHaveValue('5,25')
  })

  it('are marked where Mais is open', async () => {
    const { getByRole, row } = await open()
    await getByRole('button', { name: 'Mais', exact: true }).click()
    await row.getByRole('checkbox', { name: 'Marcar Água sem gás 500 ml' }).click()
    await expect.element(getByRole('button', { name: 'Mudar preços' })).toBeVisible()
  })
})
