import type { Page } from '@playwright/test'
import { readGivenSituations } from './support/given-situations.ts'
import { toggleOf } from './support/panel.ts'
import { signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test.use({ baseURL: process.env.E2E_DEMO_URL })

const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ })
const sees = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

/** The promises of docs/mocks.md, for each of its situations. */
const promised: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Tudo vazio': async (page) => {
    await sees(page, 'Ainda não há campos por aqui.')
    await sees(page, '0 campos')
  },
  'Dados enormes': async (page) => {
    // Ten thousand fields are built first, which takes seconds on an idle machine.
    await expect(page.getByText(/^9\.\d{3} campos$/).first()).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  'Sexta cheia': async (page) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Reservas' })).toBeVisible()
    await sees(page, 'Hoje, sexta-feira, 20 de novembro')
    await expect(toggleOf(page)).toHaveAccessibleName(/Relógio: 20\/11\/2026 às 19h/)
  },
  Mensalistas: async (page) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Mensalistas' })).toBeVisible()
    await sees(page, 'Vôlei da firma')
  },
  'Nova reserva agora': async (page) => {
    await expect(bell(page)).toHaveAccessibleName(/não lidas?$/)
    await bell(page).click()
    const notices = page.getByRole('dialog', { name: 'Notificações' })
    await expect(notices.getByRole('listitem').first()).toContainText(/reserva/i)
    await expect(notices.getByRole('listitem').first()).toContainText('Agora')
  },
  'Pix que expira': async (page) => {
    await sees(page, 'Pagar agora')
    await sees(page, /^2:\d\d min$/)
  },
  'Horário tomado': async (page) => {
    await page.getByRole('button', { name: /livre/i }).first().click()
    await page.getByRole('button', { name: 'Reservar', exact: true }).click()
    await sees(page, 'Esse horário acabou de ser reservado.')
  },
  'Sessão vencida': async (page) => {
    await expect(page).toHaveURL('/login?redirect=%2Fatleta%2Freservas')
    await signIn(page, 'atleta@campolivre.test')
    await expect(page).toHaveURL('/atleta/reservas')
    await sees(page, '4 reservas')
  },
  'Sexta cheia, lista em manutenção': async (page) => {
    await sees(page, 'O serviço está em manutenção. Tente de novo em alguns minutos.')
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
  'Sem resposta': async (page) => {
    await sees(page, 'Campo 1 – Gramado Norte')
    await sees(page, 'Está demorando mais que o normal.')
  },
  'Sem conexão': (page) => sees(page, 'Você está sem internet'),
}

const given = readGivenSituations()

test('docs/mocks.md has eleven situations, and each of them is tested', () => {
  expect(given.map(({ name }) => name)).toEqual(Object.keys(promised))
  expect(given).toHaveLength(11)
})

for (const { name, address } of given) {
  test(`the link “${name}” opens what docs/mocks.md says (I3)`, async ({ page }) => {
    await page.goto(address)
    await promised[name]?.(page)
    expect(page.url(), 'the app never sees the parameter').not.toContain('cenario')
  })
}
