import { payPix } from './support/mock.ts'
import { FIELD, signIn, signInToBook, signOut } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const fieldPath = '/field/fld-arena-beira-mar-campo-norte'
const hours = '/company/financial?parte=horarios&periodo=mes-passado&campo=fld-arena-beira-mar-campo-norte'

test(
  'a hole in the map becomes an offer, a visitor sees its struck price, an athlete books it, the arena sees it measured (N9)',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto(hours)
    await signIn(page, 'empresa@campolivre.test')
    const map = page.getByRole('table', { name: 'Horários' })
    await map.getByRole('row', { name: /^14h/ }).getByRole('link').nth(1).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('link', { name: 'Fazer uma oferta' }).click()
    await expect(drawer.getByLabel(FIELD)).toBeChecked()
    for (const day of await drawer.getByRole('group', { name: 'Dias' }).getByRole('checkbox').all())
      await day.check()
    await drawer.getByLabel('Das').selectOption('9h')
    await drawer.getByLabel('Às').selectOption('17h')
    await drawer.getByLabel('Preço por hora').fill('20,00')
    const below = drawer.getByLabel(/^Vender abaixo do custo mesmo/)
    if (await below.isVisible()) await below.check()
    await drawer.getByRole('button', { name: 'Pôr a oferta no ar' }).click()
    const offer = page.getByRole('listitem').filter({ hasText: '9h às 17h por R$ 20 a hora' })
    await expect(offer).toContainText('nada vendido ainda')
    await page.goto('/company')
    await signOut(page)

    await page.goto(fieldPath)
    const slot = page.getByRole('button', { name: /, livre, .*R\$ \d+.*R\$ 20$/ }).first()
    await expect(slot).toBeVisible()
    await slot.click()
    await page.getByRole('link', { name: 'Reservar', exact: true }).click()
    await signInToBook(page, 'nova@campolivre.test')
    await expect(page).toHaveURL(/\/atleta\/reservas\/[^/]+\/pagamento/)
    await expect(page.getByText('R$ 20,00').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /Copiar/ })).toBeVisible()
    await payPix(page, new URL(page.url()).pathname.split('/')[3] ?? '')
    await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
    await page.goto('/atleta/reservas')
    await signOut(page)

    await signIn(page, 'empresa@campolivre.test')
    await expect(page.getByRole('heading', { level: 1, name: 'Painel Principal' })).toBeVisible()
    await page.goto(hours)
    await expect(offer).toContainText('1 reserva por esse preço, R$ 20,00, 1 de gente nova')
  },
)
