import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { viewsKey } from '../../lib/resource/views/use-views.ts'
import { store } from '../../lib/state/store.ts'
import { userAtom } from '../../session/atoms.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { products } from './products.ts'

const persona = 'empresa@campolivre.test'
const path = '/company/products'
const cheap = 'filtro.priceCents=menor-que.5&ordem=-priceCents&colunas=name.priceCents'

const part = page.getByRole('dialog', { name: 'Listas salvas' })
const field = (label: string) => part.getByLabelText(label, { exact: true })
const press = (name: string) => part.getByRole('button', { name, exact: true }).click()
const link = (name: string) => part.getByRole('link', { name, exact: true })

async function open(search = '') {
  const app = await renderApp({ path: `${path}${search}`, persona })
  await expect.element(app.getByRole('table', { name: 'Produtos' })).toBeVisible()
  const button = app.getByRole('button', { name: 'Listas salvas' })
  await button.click()
  await expect.element(part).toBeVisible()
  return { ...app, button }
}

async function saved(name: string) {
  await field('Nome desta lista').fill(name)
  await press('Salvar esta lista')
  await expect.element(link(name)).toBeVisible()
}

beforeEach(() => {
  // Each test begins without any.
  localStorage.clear()
})

describe('the saved views of a list', () => {
  it('keep filters, order, columns and page size under a name, and bring them back by the address', async () => {
    const { router, getByRole } = await open(`?${cheap}&linhas=50&pagina=1`)
    await saved('Baratos')
    await expect.element(link('Baratos')).toHaveAttribute('aria-current', 'page')
    await expect.element(part.getByText('Você está vendo “Baratos”.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await getByRole('searchbox').fill('café')
    await expect.poll(() => router.latestLocation.search).toMatchObject({ busca: 'café' })
    await getByRole('button', { name: 'Tirar o filtro Preço: menor que R$ 5,00' }).click()
    await getByRole('button', { name: 'Listas salvas' }).click()
    await expect.element(link('Baratos')).not.toHaveAttribute('aria-current')
    await link('Baratos').click()
    await expect.element(part).not.toBeInTheDocument()
    expect(router.latestLocation.search).toEqual({
      'filtro.priceCents': 'menor-que.5',
      ordem: '-priceCents',
      colunas: 'name.priceCents',
      linhas: '50',
    })
    await expect.element(getByRole('columnheader', { name: 'Categoria' })).not.toBeInTheDocument()
    await expect.element(getByRole('searchbox')).toHaveValue('')
  })

  it('are there at the next visit, for their person alone', async () => {
    const { unmount } = await open(`?${cheap}`)
    await saved('Baratos')
    await unmount()
    await open()
    await expect.element(link('Baratos')).toBeVisible()
    const { id = '' } = store.get(userAtom) ?? {}
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('views'))
    expect(keys).toEqual([`views ${id} products list`])
    expect(id).toMatch(/^usr-/)
  })

  it('are thirty at most, which is said where one more would be saved', async () => {
    const views = Array.from({ length: 30 }, (_, at) => ({
      id: `v${at}`,
      name: `Lista ${at + 1}`,
      search: {},
    }))
    localStorage.setItem('views usr-empresa products list', JSON.stringify(views))
    await open(`?${cheap}`)
    await expect
      .element(part.getByText('São 30 listas no máximo. Apague uma para salvar esta.'))
      .toBeVisible()
    expect(field('Nome desta lista').query()).toBeNull()
  })

  it('are renamed and deleted, and a deletion is taken back, all by the keyboard', async () => {
    await open(`?${cheap}`)
    await saved('Baratos')
    part.getByRole('button', { name: 'Renomear Baratos' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Novo nome')).toHaveFocus()
    await userEvent.keyboard('Para o freezer{Enter}')
    await expect.element(link('Para o freezer')).toBeVisible()
    part.getByRole('button', { name: 'Apagar Para o freezer' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(part.getByRole('group', { name: 'Listas salvas' })).toHaveFocus()
    // A button within the announcement would be read out with it.
    await expect.element(part.getByRole('status')).toMatchTextContent(/^“Para o freezer” foi apagada\.$/)
    await expect.element(link('Para o freezer')).not.toBeInTheDocument()
    part.getByRole('button', { name: 'Desfazer' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(link('Para o freezer')).toBeVisible()
    await expect.element(link('Para o freezer')).toHaveAttribute('aria-current', 'page')
  })

  it('have a name each, which is told at the field', async () => {
    const { router } = await open(`?${cheap}`)
    await press('Salvar esta lista')
    await expect.element(field('Nome desta lista')).toHaveAccessibleDescription('Dê um nome à lista.')
    await expect.element(field('Nome desta lista')).toHaveFocus()
    await saved('Baratos')
    await userEvent.keyboard('{Escape}')
    void router.navigate({ to: path, search: { ordem: '-stock' } })
    await page.getByRole('button', { name: 'Listas salvas' }).click()
    await field('Nome desta lista').fill(' BARATOS ')
    await press('Salvar esta lista')
    await expect
      .element(field('Nome desta lista'))
      .toHaveAccessibleDescription('Já existe uma lista com esse nome.')
  })

  it('heal: one with a column that is gone shows the rest', async () => {
    const { unmount } = await open()
    const search = { ordem: '-supplier', colunas: 'supplier.priceCents', 'filtro.name': 'comeca-com.a' }
    localStorage.setItem(viewsKey(products), JSON.stringify([{ id: '1', name: 'Antiga', search }]))
    await unmount()
    const { router } = await open()
    await link('Antiga').click()
    await expect
      .poll(() => router.latestLocation.search)
      .toEqual({ colunas: 'name.priceCents', 'filtro.name': 'comeca-com.a' })
  })

  it('come from another tab at once', async () => {
    await open()
    const key = viewsKey(products)
    localStorage.setItem(key, JSON.stringify([{ id: '1', name: 'De outra aba', search: {} }]))
    window.dispatchEvent(new StorageEvent('storage', { key }))
    await expect.element(link('De outra aba')).toBeVisible()
  })

  it('are kept for the visit where the browser stores nothing', async () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    onTestFinished(() => refused.mockRestore())
    await open(`?${cheap}`)
    await saved('Só agora')
    await expect.element(link('Só agora')).toBeVisible()
  })
})
