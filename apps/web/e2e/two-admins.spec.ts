import type { Page } from '@playwright/test'
import { signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const PRODUCT = 'prd-arena-beira-mar-agua'

/** Opens the form of a product, as an admin. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/login')
  await signIn(page, 'admin@campolivre.test')
  await expect(page.getByRole('heading', { level: 1, name: 'Gestão de dados' })).toBeVisible()
  await page.goto(`/pages/crud?lista=produtos&editar=${PRODUCT}`)
  await expect(name(page)).toBeVisible()
}

const name = (page: Page) => page.getByRole('dialog').getByLabel('Nome', { exact: true })
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Salvar produto' }).click()

/** Waits for the name that everybody reads. */
async function reads(page: Page, wanted: string): Promise<void> {
  await page.goto(`/pages/crud?lista=produtos&aberto=${PRODUCT}`)
  await expect(page.getByRole('dialog', { name: wanted })).toBeVisible()
}

test(
  'two admins edit one product: theirs stands beside mine, nothing is overwritten in silence, and mine is taken back (H12)',
  { tag: '@main' },
  async ({ page, browser, baseURL }) => {
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const colleague = await other.newPage()
    await openForm(page)
    await openForm(colleague)

    await name(colleague).fill('Água do poço')
    await save(colleague)
    await expect(colleague.getByText('Mudança salva.')).toBeVisible()

    await name(page).fill('Água da casa')
    await save(page)
    await expect(page.getByText(/Mudou enquanto você editava\. Agora está.*Água do poço/)).toBeVisible()
    await expect(name(page)).toHaveValue('Água da casa')
    await reads(colleague, 'Água do poço')

    await save(page)
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
    await reads(page, 'Água do poço')
    await reads(colleague, 'Água do poço')
    await other.close()
  },
)
