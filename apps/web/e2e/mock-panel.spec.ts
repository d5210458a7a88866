import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { press, tabTo } from './support/keyboard.ts'
import { openPanel, panelOf, situationOf, toggleOf } from './support/panel.ts'
import { expect, test } from './support/test.ts'

test.use({ baseURL: process.env.E2E_DEMO_URL })

const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ })

async function unread(page: Page): Promise<number> {
  const name = await bell(page).getAttribute('aria-label')
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0)
}

/** Opens a page on another machine, which shares no storage with this one. */
async function elsewhere(browser: Browser, then: (page: Page) => Promise<void>): Promise<void> {
  const other = await browser.newContext()
  await then(await other.newPage())
  await other.close()
}

test(
  'QA becomes somebody in a click, hears the bell, moves the clock, breaks a call and mends it (I1, I3)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    let panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Empresa', exact: true }).click()
    await expect(bell(page)).toHaveAccessibleName(/não lidas?$/)
    await expect(panel.getByRole('button', { name: 'Empresa', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    const before = await unread(page)
    await openPanel(page, 'Eventos')
    await panel.getByRole('button', { name: /^Nova reserva/ }).click()
    await expect(panel.getByRole('status')).toContainText('Nova reserva')
    await expect(bell(page)).toHaveAccessibleName(new RegExp(`${before + 1} não lidas`))

    await openPanel(page, 'Relógio')
    await panel.getByRole('button', { name: '+2 h' }).click()
    await expect(panel.getByRole('status')).toContainText('120 min')
    await panel.getByRole('button', { name: 'Recolher o painel' }).click()
    await expect(toggleOf(page)).toHaveAccessibleName(/fora do normal: Relógio: 2 h à frente/)
    await bell(page).click()
    // Two hours later there are other notifications too, such as that of an expense due tomorrow.
    const notices = page.getByRole('dialog', { name: 'Notificações' }).getByRole('listitem')
    await expect(notices.filter({ hasText: 'Nova reserva de' }).first()).toContainText('2h')
    await page.keyboard.press('Escape')

    panel = await openPanel(page)
    await panel.getByRole('combobox', { name: 'Qual chamada' }).fill('company bookings')
    await panel
      .getByRole('option', { name: /company\/bookings/ })
      .first()
      .click()
    await panel.getByLabel('O que acontece').selectOption('503')
    await panel.getByRole('button', { name: 'Ligar esta falha' }).click()
    await expect(panel.getByText('1 falha ligada')).toBeVisible()
    await page.goto('/company/bookings?visao=lista')
    const again = page.getByRole('button', { name: 'Tentar de novo' })
    await expect(again).toBeVisible()
    await expect(panel.getByRole('combobox', { name: 'Qual chamada' })).toHaveValue('GET /company/bookings')
    await panel.getByRole('button', { name: 'Desligar a falha de GET /company/bookings' }).click()
    await expect(panel.getByText('1 falha ligada')).toBeHidden()
    await panel.getByRole('button', { name: 'Recolher o painel' }).click()
    // The app may have retried by itself meanwhile.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 })
      await expect(page.getByText(/^\d+ reservas$/).first()).toBeVisible({ timeout: 3_000 })
    }).toPass()
  },
)

test('the copied link opens the same on another machine, an undone write is as if it had not been, a case is a file (I3)', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/atleta/reservas?cenario=pessoa:atleta,relogio:sexta-19h,get-tabs:lento')
  await expect(page).toHaveURL('/atleta/reservas')
  let panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Copiar link desta situação' }).click()
  await expect(panel.getByRole('status')).toContainText('Link copiado')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${baseURL}/atleta/reservas?cenario=relogio:sexta-19h,pessoa:atleta,get-tabs:lento`)
  await elsewhere(browser, async (other) => {
    await other.goto(link)
    await openPanel(other)
    await expect(situationOf(other)).toHaveText(new URL(link).search)
    await expect(bell(other)).toBeVisible()
  })

  const before = await unread(page)
  expect(before).toBeGreaterThan(0)
  await panel.getByRole('button', { name: 'Recolher o painel' }).click()
  await bell(page).click()
  await page.getByRole('button', { name: /todas como lidas/i }).click()
  await expect(bell(page)).toHaveAccessibleName('Notificações')
  await page.keyboard.press('Escape')
  panel = await openPanel(page, 'Dados')
  await panel.getByRole('button', { name: 'Desfazer a última gravação' }).click()
  await expect(bell(page)).toHaveAccessibleName(new RegExp(`${before} não lidas`))

  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Exportar caso' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^campo-livre-caso-.*\.json$/)
  const file = await saved.path()
  await elsewhere(browser, async (other) => {
    await other.goto('/')
    const there = await openPanel(other, 'Dados')
    await there.getByLabel(/^Abrir um caso/).setInputFiles({
      name: 'outro.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"isto":"não"}'),
    })
    await expect(there.getByRole('status')).toContainText('Esse arquivo não é um caso do Campo Livre.')
    await there.getByLabel(/^Abrir um caso/).setInputFiles({
      name: 'cortado.json',
      mimeType: 'application/json',
      buffer: (await readFile(file)).subarray(0, 300),
    })
    await expect(there.getByRole('status')).toContainText('Esse arquivo está danificado')
    await there.getByLabel(/^Abrir um caso/).setInputFiles(file)
    await expect(other).toHaveURL(/\/atleta\/reservas$/)
    await expect(bell(other)).toHaveAccessibleName(new RegExp(`${before} não lidas`))
    await openPanel(other)
    await expect(situationOf(other)).toHaveText(/pessoa:atleta,get-tabs:lento/)
  })
})

test('a link that cannot be understood says so, and the app opens as it was (I3)', async ({ page }) => {
  await page.goto('/?cidade=Recife&cenario=dados:enorme,pessoa:ninguem-mesmo#campos')
  const notice = panelOf(page).getByRole('alert')
  await expect(notice).toContainText('Não dá para entender “pessoa:ninguem-mesmo”.')
  await expect(page).toHaveURL('/?cidade=Recife#campos')
  await expect(page.getByText(/^\d+ campos$/).first()).toBeVisible()
  await expect(toggleOf(page)).toHaveAccessibleName('Backend simulado')
  await notice.getByRole('button', { name: 'Dispensar o aviso' }).click()
  await expect(notice).toHaveText('')
})

test('by keyboard alone: through the tabs, a fault, the clock, and back to the app (I3)', async ({
  page,
}) => {
  await page.goto('/')
  const panel = panelOf(page)
  const tab = (name: string) => panel.getByRole('tab', { name })
  await tabTo(page, toggleOf(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(tab('Situação')).toBeFocused()

  await tabTo(page, panel.getByRole('combobox', { name: 'Qual chamada' }))
  await page.keyboard.type('login')
  await page.keyboard.press('Enter')
  await press(page, panel.getByRole('button', { name: 'Ligar esta falha' }))
  const off = panel.getByRole('button', { name: /^Desligar a falha/ })
  await tabTo(page, off, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(off).toBeHidden()

  await tabTo(page, tab('Situação'), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(tab('Relógio')).toBeFocused()
  await press(page, panel.getByRole('button', { name: '+2 h' }))
  await expect(panel.getByText(/^2 h à frente/)).toBeVisible()
  await expect(panel.getByRole('button', { name: '+2 h' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toggleOf(page)).toBeFocused()
  await expect(toggleOf(page)).toHaveAccessibleName(/2 h à frente/)
})
