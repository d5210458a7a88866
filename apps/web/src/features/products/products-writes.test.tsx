import { changedPrice } from '@campo-livre/domain/products/price-change.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { backend } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const path = '/company/products'
const water = 'prd-arena-beira-mar-agua'
const find = (id: string) => backend.db.products.find(id)
const own = () => backend.db.products.where(({ companyId }) => companyId === 'cmp-arena-beira-mar')

async function open(search = '') {
  const app = await renderApp({ path: `${path}${search}`, persona })
  await expect.element(app.getByRole('table', { name: 'Produtos' })).toBeVisible()
  const drawer = page.getByRole('dialog')
  const press = (name: string) => drawer.getByRole('button', { name, exact: true }).click()
  const field = (label: string) => drawer.getByLabelText(label, { exact: true })
  const link = (name: string) => app.getByRole('table').getByRole('link', { name, exact: true })
  return { ...app, drawer, press, field, link }
}

describe("changing a company's products (H4)", () => {
  it('creates one by the keyboard alone, and the list has it', async () => {
    const { getByRole, link, router } = await open()
    getByRole('link', { name: 'Novo produto' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Novo produto' })).toBeVisible()
    expect(router.latestLocation.search).toEqual({ editar: 'novo' })
    await userEvent.keyboard('{Tab}Abacaxi gelado{Tab}Doc{Tab}12,5{Tab}7{Enter}')
    await expect.element(page.getByText('Produto criado')).toBeVisible()
    await expect.element(link('Abacaxi gelado')).toBeVisible()
    expect(own().find(({ name }) => name === 'Abacaxi gelado')).toMatchObject({
      category: 'sweets',
      priceCents: 1250,
      stock: 7,
      status: 'active',
    })
    expect(router.latestLocation.search).toEqual({})
  })

  it('says at the name that another product has it, and keeps what is typed (G5)', async () => {
    const { drawer, press, field } = await open('?editar=novo')
    await field('Nome').fill('CAFE COADO')
    await field('Categoria').selectOptions('Bebidas')
    await field('Preço').fill('4')
    await field('Estoque agora').fill('1')
    await press('Salvar produto')
    await expect.element(drawer.getByText('Já existe um produto com esse nome.')).toBeVisible()
    await expect.element(field('Nome')).toHaveFocus()
    await expect.element(field('Preço')).toHaveValue('4,00')
  })

  it('shows the stock of one that is edited, and does not let it be changed: movements do', async () => {
    const { drawer, field, press } = await open(`?editar=${water}`)
    await expect.element(drawer).toMatchTextContent(/Estoque agora ?6 ?Muda com compras, vendas e perdas\./)
    await expect.element(field('Estoque agora')).not.toBeInTheDocument()
    await field('Preço').fill('5,25')
    await press('Salvar produto')
    await expect.element(page.getByText('Produto salvo')).toBeVisible()
    expect(find(water)).toMatchObject({ stock: 6, priceCents: 525 })
  })

  it('edits one from its details, and going back leads to them', async () => {
    const { drawer, press, field, link, router } = await open()
    await link('Água sem gás 500 ml').click()
    await drawer.getByRole('link', { name: 'Editar' }).click()
    await field('Preço').fill('5,25')
    await press('Salvar produto')
    await expect.element(page.getByText('Produto salvo')).toBeVisible()
    expect(find(water)).toMatchObject({ priceCents: 525, version: 2 })
    await expect.poll(() => router.latestLocation.search).toEqual({ aberto: water })
    await expect.element(drawer).toMatchTextContent(/Preço\s*R\$\s5,25/)
  })

  it('shows what somebody else has changed meanwhile, and saves over it only what was typed', async () => {
    const { drawer, press, field } = await open(`?editar=${water}`)
    await field('Nome').fill('Água mineral')
    await backend.db.products.update(water, { name: 'Água da serra', priceCents: 600, version: 2 })
    await press('Salvar produto')
    await expect.element(drawer.getByRole('group').getByText('Água da serra')).toBeVisible()
    await expect.element(field('Preço')).toHaveValue('6,00')
    await press('Salvar produto')
    await expect.element(page.getByText('Produto salvo')).toBeVisible()
    expect(find(water)).toMatchObject({ name: 'Água mineral', priceCents: 600, version: 3 })
  })

  it('archives one after a question: it leaves the list, stays open, and comes back', async () => {
    const { drawer, press, link } = await open(`?aberto=${water}`)
    await press('Arquivar')
    await expect.element(drawer.getByRole('button', { name: 'Manter produto' })).toHaveFocus()
    await press('Arquivar produto')
    await expect.element(page.getByText('Produto arquivado')).toBeVisible()
    await expect.poll(() => link('Água sem gás 500 ml').query()).toBeNull()
    await press('Trazer de volta')
    await expect.element(page.getByText('Produto à venda')).toBeVisible()
    await expect.element(link('Água sem gás 500 ml')).toBeVisible()
  })

  it('takes one off sale at once, and says when it could not', async () => {
    const { press } = await open(`?aberto=${water}`)
    await press('Tirar de venda')
    await expect.element(page.getByText('Produto fora de venda')).toBeVisible()
    expect(find(water)?.status).toBe('inactive')
  })

  it('asks no longer about what somebody else has done meanwhile', async () => {
    const { drawer, press, queryClient } = await open(`?aberto=${water}`)
    await press('Arquivar')
    await backend.db.products.update(water, { status: 'archived' })
    await queryClient.invalidateQueries({ queryKey: ['products'] })
    await expect.element(drawer.getByRole('button', { name: 'Trazer de volta' })).toBeVisible()
    await expect.element(drawer.getByRole('button', { name: 'Arquivar produto' })).not.toBeInTheDocument()
  })

  it('opens one that is not on the page, and says of one that is nowhere', async () => {
    const elsewhere = await open('?aberto=prd-arena-beira-mar-raquete')
    await expect.element(elsewhere.drawer).toMatchTextContent('Aluguel')
    await elsewhere.unmount()
    const { drawer } = await open('?editar=nada')
    await expect.element(drawer).toMatchTextContent('Não está aqui')
  })
})

describe('the prices of many products', () => {
  const change = { percent: 10, roundTo: 50 }

  it('change for the whole result, as the preview says', async () => {
    const before = own()
    const { getByRole, drawer, press, field } = await open()
    await getByRole('checkbox', { name: 'Marcar a página toda' }).click()
    await getByRole('button', { name: 'Marcar todos os 40 produtos' }).click()
    await getByRole('button', { name: 'Mudar preços' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Mudar preços: 40 produtos' })).toBeVisible()
    await field('Quanto muda').fill('10')
    await expect
      .element(drawer.getByRole('row', { name: /^Água sem gás 500 ml/ }))
      .toMatchTextContent(/5,00$/)
    await press('Mudar preços')
    await expect.element(page.getByText('Preços mudados')).toBeVisible()
    expect(own().map(({ priceCents }) => priceCents)).toEqual(
      before.map(({ priceCents }) => changedPrice(priceCents, change)),
    )
    expect(getByRole('button', { name: 'Mudar preços' }).query()).toBeNull()
  })

  it('are not sent where none would change, or one would cost too much', async () => {
    const { getByRole, drawer, press, field } = await open()
    await getByRole('checkbox', { name: 'Marcar Água sem gás 500 ml' }).click()
    await getByRole('button', { name: 'Mudar preços' }).click()
    await field('Quanto muda').fill('1')
    await press('Mudar preços')
    await expect.element(drawer.getByText('Assim nenhum preço muda.')).toBeVisible()
    await backend.db.products.update(water, { priceCents: 999_999, version: 2 })
    await field('Quanto muda').fill('900')
    await press('Mudar preços')
    await expect
      .element(drawer.getByRole('alert'))
      .toMatchTextContent('Alguém mudou um desses produtos agora.')
    await press('Mudar preços')
    await expect.element(drawer.getByText(/^Água sem gás 500 ml passaria de/)).toBeVisible()
    expect(find(water)).toMatchObject({ priceCents: 999_999, version: 2 })
  })

  it('begin from what a product costs now, not from when it was marked', async () => {
    const { getByRole, drawer, press, field, link } = await open()
    await getByRole('checkbox', { name: 'Marcar Água sem gás 500 ml' }).click()
    await link('Água sem gás 500 ml').click()
    await drawer.getByRole('link', { name: 'Editar' }).click()
    await field('Preço').fill('6')
    await press('Salvar produto')
    await expect.element(page.getByText('Produto salvo')).toBeVisible()
    await expect.element(drawer.getByRole('link', { name: 'Editar' })).toBeVisible()
    await expect.poll(() => drawer.elements().length).toBe(1)
    await press('Fechar')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await getByRole('button', { name: 'Mudar preços' }).click()
    await field('Quanto muda').fill('10')
    await expect
      .element(drawer.getByRole('row', { name: /^Água sem gás 500 ml/ }))
      .toMatchTextContent(/6,00.*6,50$/)
  })

  it('are those of now when somebody has changed one meanwhile: nothing is saved before it is seen', async () => {
    const { getByRole, drawer, press, field } = await open()
    await getByRole('checkbox', { name: 'Marcar Água sem gás 500 ml' }).click()
    await getByRole('button', { name: 'Mudar preços' }).click()
    await field('Quanto muda').fill('10')
    await backend.db.products.update(water, { priceCents: 1000, version: 2 })
    await press('Mudar preços')
    await expect
      .element(drawer.getByRole('alert'))
      .toMatchTextContent('Alguém mudou um desses produtos agora.')
    await expect
      .element(drawer.getByRole('row', { name: /^Água sem gás 500 ml/ }))
      .toMatchTextContent(/11,00$/)
    expect(find(water)?.priceCents).toBe(1000)
    await press('Mudar preços')
    await expect.poll(() => find(water)?.priceCents).toBe(1100)
  })

  it('leaves no open history in the address of an edit or a closed drawer', async () => {
    const { drawer, router } = await open(`?aberto=${water}&historico=${water}`)
    await drawer.getByRole('link', { name: 'Editar' }).click()
    await expect.poll(() => router.latestLocation.search).toEqual({ editar: water })
    router.history.back()
    await expect.element(drawer.getByRole('button', { name: 'Histórico' })).toBeVisible()
    // The drawer of the edit takes a moment to leave.
    await drawer.getByRole('button', { name: 'Fechar' }).first().click()
    await expect.poll(() => router.latestLocation.search).toEqual({})
  })

  it('shows what has become of one, and who did it, newest first', async () => {
    const { drawer, press } = await open(`?aberto=${water}`)
    await press('Histórico')
    const entries = drawer.getByRole('group', { name: 'Mudanças mais recentes' }).getByRole('listitem')
    await expect.element(entries.last()).toMatchTextContent(/^Produto criado ?Socorro Lima/)
    await press('Arquivar')
    await press('Arquivar produto')
    await expect
      .element(entries.first())
      .toMatchTextContent(/^Situação de À venda → ?para Arquivado ?Socorro Lima/)
  })
})
