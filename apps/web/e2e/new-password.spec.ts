import { linkTo } from './support/mails.ts'
import { signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const email = 'atleta@campolivre.test'
const password = 'Outra@1234'

test(
  'a forgotten password is made anew by the link of the mail, and who was signed in elsewhere is out (A6, D8, H11)',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/login')
    await signIn(page, email)
    await expect(page).toHaveURL(/\/atleta\/perfil/)
    // Another device of the same user: its token outlives the one in this browser.
    const elsewhere = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
    const statusElsewhere = () =>
      page.evaluate(
        async (token) =>
          (
            await fetch('/api/me', {
              headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
            })
          ).status,
        elsewhere,
      )
    expect(await statusElsewhere()).toBe(200)
    await page.evaluate(() => localStorage.removeItem('token'))

    await page.goto('/login')
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
    // The login has a field of the same name, and stays until the next screen's code is loaded.
    await expect(page.getByRole('button', { name: 'Receber o link' })).toBeVisible()
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Receber o link' }).click()
    await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible()
    const link = await linkTo(page, email)
    await page.goto(link)
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByLabel('Repita a senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Salvar a senha' }).click()
    await expect(page.getByText('Senha nova salva. Entre com ela.')).toBeVisible()
    expect(await statusElsewhere()).toBe(401)

    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL(/\/atleta\/perfil/)
  },
)

test('a link works once: the second time leads to another one (H11)', async ({ page }) => {
  await page.goto('/esqueci-minha-senha')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Receber o link' }).click()
  await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible()
  const link = await linkTo(page, email)
  for (const told of ['Senha nova salva. Entre com ela.', 'O link funciona uma vez só']) {
    await page.goto(link)
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByLabel('Repita a senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Salvar a senha' }).click()
    await expect(page.getByText(told)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Pedir outro link' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
})

test(
  'the mailbox is a page that people can open, with the link of the mail (H11, I1)',
  { tag: '@mock' },
  async ({ page }) => {
    await page.goto('/esqueci-minha-senha')
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Receber o link' }).click()
    await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible()
    await page.goto(`/__mock/mailbox?para=${email}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Caixa de entrada' })).toBeVisible()
    await page.getByRole('link', { name: 'Abrir o link do e-mail' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Criar nova senha' })).toBeVisible()
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
  },
)
