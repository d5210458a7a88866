import { payPix } from './support/mock.ts'
import { signIn, signOut } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test(
  'a racha is divided, a guest pays the share by its link, and the organiser sees it (H10, N1)',
  { tag: ['@main', '@phone'] },
  async ({ page }) => {
    await page.goto('/login')
    await signIn(page, 'atleta@campolivre.test')
    await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible()
    await page.goto('/atleta/rachas/rch-atleta-01')
    await page.getByRole('button', { name: 'Mais', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Dividir a conta' }).click()
    await page.getByLabel(/^Mais gente/).fill('Bocão')
    await page.getByRole('button', { name: 'Pôr na conta' }).click()
    await page.getByRole('button', { name: 'Abrir a conta' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Conta dividida' })).toBeVisible()
    const bill = page.url()
    await page.getByRole('link', { name: 'Bocão: cobrar ou receber' }).click()
    const link = await page.getByLabel('Link de Bocão').inputValue()
    await page.goto(bill)
    await signOut(page)

    await page.goto(link)
    const answered = page.waitForResponse((response) => response.url().endsWith('/commands'))
    await page.getByRole('button', { name: /^Pagar R\$.* com Pix$/ }).click()
    await expect(page.getByRole('button', { name: 'Copiar código' })).toBeVisible()
    const { data } = (await (await answered).json()) as { data: { pix: { id: string } } }
    await payPix(page, data.pix.id)
    await expect(page.getByText(/^Pago, obrigado\./)).toBeVisible()

    await page.goto('/login')
    await signIn(page, 'atleta@campolivre.test')
    await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible()
    await page.goto(bill)
    await expect(page.getByRole('listitem').filter({ hasText: 'Bocão' }).first()).toContainText('por Pix')
  },
)
