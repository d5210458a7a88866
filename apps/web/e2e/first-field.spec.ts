import type { Page } from '@playwright/test'
import { mailTo } from './support/mails.ts'
import { payPix } from './support/mock.ts'
import { type Person, somebody } from './support/person.ts'
import { signIn, signInToBook, signOut } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test.use({ baseURL: process.env.E2E_DEMO_URL })

const email = 'rita.prado@exemplo.com.br'
const password = 'Campo@1234'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const step = (page: Page, name: RegExp) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

/** Registers an arena, up to its dashboard. */
async function registerArena(page: Page, rita: Person): Promise<void> {
  await page.goto('/registro')
  await rita.click(page.getByRole('link', { name: /^Tenho uma arena/ }).first())
  await rita.type(field(page, 'Nome da arena'), 'Arena do Prado')
  await rita.type(field(page, 'CNPJ'), '12ABC34501DE35')
  await rita.click(button(page, 'Continuar'))
  await step(page, /Onde ela fica/)
  await rita.type(field(page, 'CEP'), '60165121')
  // The address is filled in by its CEP.
  await expect(field(page, 'Cidade')).toHaveValue('Fortaleza')
  await rita.type(field(page, 'Número'), '3000')
  await rita.click(button(page, 'Continuar'))
  await rita.type(field(page, 'Nome completo'), 'Rita Prado')
  await rita.type(field(page, 'E-mail'), email)
  await rita.type(field(page, 'Celular com DDD'), '85999887702')
  await rita.click(button(page, 'Continuar'))
  await rita.type(field(page, 'Senha'), password)
  await rita.type(field(page, 'Repita a senha'), password)
  await rita.click(page.getByRole('checkbox', { name: /termos de uso/ }))
  await rita.click(button(page, 'Cadastrar a arena'))
  await rita.click(page.getByRole('link', { name: 'Confirmar e-mail' }))
  const { code } = await mailTo(page, email)
  await rita.type(field(page, 'Código de 6 números'), code ?? '')
  await expect(page).toHaveURL(/\/login/)
  await expect(field(page, 'E-mail')).toHaveValue(email)
  await rita.type(field(page, 'Senha'), password)
  await rita.click(button(page, 'Entrar'))
  await expect(page.getByText('Aguardando aprovação').first()).toBeVisible()
}

/** Sets the first field up, from the dashboard to publishing it. */
async function publishFirstField(page: Page, rita: Person): Promise<void> {
  await rita.click(page.getByRole('link', { name: 'Cadastrar o primeiro campo' }))
  await rita.type(field(page, 'Nome do campo'), 'Areia do Prado')
  await rita.click(page.getByText('Beach tennis', { exact: true }))
  await rita.click(button(page, 'Continuar'))
  await rita.click(button(page, 'Continuar sem fotos'))
  await step(page, /^Horários$/)
  await rita.click(button(page, 'Continuar'))
  await step(page, /^Preços$/)
  await rita.type(field(page, 'Preço base de 1 h'), '120')
  await rita.click(button(page, 'Continuar'))
  await step(page, /^Pronto para publicar$/)
  await rita.click(button(page, 'Publicar campo'))
  await step(page, /^Campo publicado$/)
}

/** Approves the arena, as an admin. */
async function approve(page: Page): Promise<void> {
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
}

/** Finds the field in the listing and books its first free time, as somebody else. */
async function bookIt(page: Page): Promise<void> {
  await page.goto('/?esporte=beach-tennis&cidade=Fortaleza')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Areia do Prado' }) })
  await expect(card.getByText('Novo', { exact: true })).toBeVisible()
  await card
    .getByRole('link', { name: /^Reservar/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Reservar', exact: true }).click()
  await signInToBook(page, 'atleta@campolivre.test')
  await expect(page.getByRole('button', { name: /Copiar/ })).toBeVisible()
  await payPix(page, new URL(page.url()).pathname.split('/')[3] ?? '')
  await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
}

test(
  'an arena registers and publishes its first field in 40 interactions and three minutes; once an admin approves it, strangers book (A6, H1, H8, H11, H12)',
  { tag: '@main' },
  async ({ page }, { annotations }) => {
    // Three people, letter by letter.
    test.slow()
    const rita = somebody()
    await registerArena(page, rita)
    await publishFirstField(page, rita)
    const { interactions, seconds } = rita.cost()
    annotations.push({ type: 'cost', description: `${interactions} interactions, ${Math.round(seconds)} s` })
    expect(interactions).toBeLessThanOrEqual(40)
    expect(seconds).toBeLessThanOrEqual(180)
    await signOut(page)
    await approve(page)
    await signOut(page)
    await bookIt(page)
  },
)
