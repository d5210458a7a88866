import type { Page } from '@playwright/test'
import { press, tabTo, type } from './support/keyboard.ts'
import { linkTo, mailTo } from './support/mails.ts'
import { signIn, signOut } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const password = 'Campo@1234'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click()
const step = (page: Page, name: RegExp) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

async function fill(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

/** Goes through all steps as an athlete. */
async function registerAthlete(page: Page, email: string, phone: string): Promise<void> {
  await page.goto('/registro')
  await page.getByRole('link', { name: /^Quero jogar/ }).click()
  await fill(page, { 'Nome completo': 'Lia Torres', 'Data de nascimento': '08/03/1995' })
  await field(page, 'Gênero').selectOption('female')
  await goOn(page)
  await fill(page, { 'E-mail': email, 'Celular com DDD': phone })
  await goOn(page)
  await fill(page, { Senha: password, 'Repita a senha': password })
  await page.getByRole('checkbox', { name: /termos de uso/ }).check()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL(/\/verificar-email/)
}

async function enter(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login/)
  await expect(field(page, 'E-mail')).toHaveValue(email)
  await field(page, 'Senha').fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('an athlete registers, opens the link in the mailbox, and signs in (A6, H11)', async ({ page }) => {
  const email = 'lia.torres@exemplo.com.br'
  await registerAthlete(page, email, '85999887701')
  await page.goto(await linkTo(page, email))
  await expect(page.getByText('E-mail confirmado. Agora é só entrar.')).toBeVisible()
  await enter(page, email)
  await expect(page).toHaveURL(/\/atleta\/perfil/)
  await expect(page.getByText('Lia Torres').first()).toBeVisible()
})

/** Goes through all steps as an arena's owner, up to the confirmed e-mail and the account. */
async function registerArena(page: Page, email: string): Promise<void> {
  await page.goto('/registro')
  await page
    .getByRole('link', { name: /^Tenho uma arena/ })
    .first()
    .click()
  await fill(page, { 'Nome da arena': 'Arena do Prado', CNPJ: '12.ABC.345/01DE-35' })
  await goOn(page)
  await step(page, /Onde ela fica/)
  await field(page, 'CEP').fill('60165-121')
  // The address is filled in by its CEP.
  await expect(field(page, 'Cidade')).toHaveValue('Fortaleza')
  await field(page, 'Número').fill('3000')
  await goOn(page)
  await fill(page, { 'Nome completo': 'Rita Prado', 'E-mail': email, 'Celular com DDD': '85999887702' })
  await goOn(page)
  await fill(page, { Senha: password, 'Repita a senha': password })
  await page.getByRole('checkbox', { name: /termos de uso/ }).check()
  await page.getByRole('button', { name: 'Cadastrar a arena' }).click()
  await page.getByRole('link', { name: 'Confirmar e-mail' }).click()
  const { code } = await mailTo(page, email)
  await field(page, 'Código de 6 números').pressSequentially(code ?? '')
  await enter(page, email)
  await expect(page).toHaveURL(/\/company/)
}

test('an arena registers, types the code of the mail, and is public once an admin approves it (A6, H8, H11, H12)', async ({
  page,
}) => {
  await registerArena(page, 'rita.prado@exemplo.com.br')
  await expect(page.getByText('Aguardando aprovação').first()).toBeVisible()
  await signOut(page)
  await signIn(page, 'admin@campolivre.test')
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/pages/crud?lista=empresas&busca=Prado')
  await page.getByRole('main').getByText('Arena do Prado').first().click()
  const drawer = page.getByRole('dialog', { name: 'Arena do Prado' })
  await drawer.getByRole('button', { name: 'Aprovar' }).click()
  await drawer.getByRole('button', { name: 'Aprovar arena' }).click()
  await expect(page.getByText('Arena aprovada')).toBeVisible()
  await drawer.getByRole('link', { name: 'Ver a página da arena' }).click()
  await expect(page).toHaveURL(/\/company\/arena-do-prado/)
  await expect(page.getByRole('heading', { level: 1, name: 'Arena do Prado' })).toBeVisible()
})

test('by keyboard alone: asks for a code, types it and is taken to where they wanted to go (B5, H11)', async ({
  page,
}) => {
  const email = 'pendente@campolivre.test'
  await page.goto('/login?redirect=%2Fatleta%2Freservas%3Fquando%3Dpassadas')
  await type(page, field(page, 'E-mail'), email)
  await type(page, field(page, 'Senha'), 'Campo@123')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/verificar-email/)
  const { code } = await mailTo(page, email)
  await type(page, field(page, 'Código de 6 números'), code ?? '')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await type(page, field(page, 'Senha'), 'Campo@123')
  await tabTo(page, page.getByRole('button', { name: 'Entrar', exact: true }))
  await press(page, page.getByRole('button', { name: 'Entrar', exact: true }))
  await expect(page).toHaveURL('/atleta/reservas?quando=passadas')
})
