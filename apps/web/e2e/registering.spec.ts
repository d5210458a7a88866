import type { Page } from '@playwright/test'
import { press, tabTo, type } from './support/keyboard.ts'
import { linkTo, mailTo } from './support/mails.ts'
import { expect, test } from './support/test.ts'

const password = 'Campo@1234'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click()

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

test(
  'an athlete registers, opens the link in the mailbox, and signs in (A6, H11)',
  { tag: '@main' },
  async ({ page }) => {
    const email = 'lia.torres@exemplo.com.br'
    await registerAthlete(page, email, '85999887701')
    await page.goto(await linkTo(page, email))
    await expect(page.getByText('E-mail confirmado. Agora é só entrar.')).toBeVisible()
    await enter(page, email)
    await expect(page).toHaveURL(/\/atleta\/perfil/)
    await expect(page.getByText('Lia Torres').first()).toBeVisible()
  },
)

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
