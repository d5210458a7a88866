import type { Page } from '@playwright/test'
import { press, tabTo, type } from './support/keyboard.ts'
import { payPix } from './support/mock.ts'
import { FIELD, foundField } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Signs in as the athlete, on the login screen. */
async function signInByKeyboard(page: Page): Promise<void> {
  await type(page, page.getByLabel('E-mail'), 'atleta@campolivre.test')
  await type(page, page.getByLabel('Senha', { exact: true }), 'Campo@123')
  await page.keyboard.press('Enter')
}

/** Goes from the listing to a field, with its first free time chosen. */
async function findByKeyboard(page: Page): Promise<void> {
  await page.goto('/')
  await type(page, page.getByLabel('Esporte'), 'Futebol s')
  await type(page, page.getByLabel('Cidade'), 'Fortaleza')
  await expect(page).toHaveURL(/esporte=society.*cidade=Fortaleza/)
  const times = (await foundField(page)).getByRole('link', { name: /^Reservar/ })
  await press(page, times.first())
  await expect(heading(page, FIELD)).toBeVisible()
}

/** Finds a field, signs in on the way, and holds its time. Returns the booking's id. */
async function holdByKeyboard(page: Page): Promise<string> {
  await findByKeyboard(page)
  await press(page, page.getByRole('link', { name: 'Reservar', exact: true }))
  await press(page, page.getByRole('link', { name: 'Entrar com senha' }))
  await expect(heading(page, 'Entrar')).toBeVisible()
  await signInByKeyboard(page)
  await expect(heading(page, 'Pague para confirmar')).toBeVisible()
  return new URL(page.url()).pathname.split('/')[3] ?? ''
}

test(
  'by keyboard alone: finds a field, is sent back after signing in, books and pays',
  { tag: ['@main', '@phone'] },
  async ({ page }) => {
    const id = await holdByKeyboard(page)
    await press(page, page.getByRole('button', { name: /Copiar/ }))
    await payPix(page, id)
    await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
  },
)

test('by keyboard alone: pays at the venue, then cancels and reads the refund first', async ({ page }) => {
  await holdByKeyboard(page)
  await tabTo(page, page.getByRole('radio', { checked: true }))
  // The build for production names no bank for cards.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Pagar no local/ })).toBeFocused()
  await press(page, page.getByRole('button', { name: /Confirmar/ }))
  await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
  const name = 'Cancelar reserva'
  const cancel = page.getByRole('link', { name })
  await press(page, cancel)
  const dialog = page.getByRole('dialog', { name: 'Cancelar esta reserva?' })
  await expect(dialog.getByText('nada foi cobrado')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name }))
  await expect(page.getByText('Cancelada').first()).toBeVisible()
})

test('by keyboard alone: reads, removes and clears notifications (E7)', async ({ page }) => {
  await page.goto('/login')
  await signInByKeyboard(page)
  await expect(heading(page, 'Meu Perfil')).toBeVisible()
  const bell = page.getByRole('button', { name: /^Notificações/ })
  await expect(bell).toHaveAccessibleName('Notificações, 5 não lidas')
  await press(page, bell)
  const panel = page.getByRole('dialog', { name: 'Notificações' })
  await press(page, panel.getByRole('button', { name: /coletes azuis/ }), 'Space')
  await expect(panel.getByText('4 não lidas')).toBeVisible()
  await press(page, panel.getByRole('button', { name: 'Remover notificação' }).first())
  await tabTo(page, panel.getByRole('button', { name: 'Limpar todas' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('heading', { name: 'Nada por aqui' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()
})

test('by keyboard alone: changes the theme and its settings, which stay (F1, F2)', async ({ page }) => {
  await page.goto('/como-funciona')
  const root = page.locator('html')
  const wasDark = await root.evaluate((element) => element.classList.contains('app-dark'))
  await press(page, page.getByRole('button', { name: 'Alternar tema' }), 'Space')
  await expect(root).toHaveClass(wasDark ? /^(?!.*app-dark)/ : /app-dark/)
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Aparência' })
  await press(page, opener)
  const drawer = page.getByRole('dialog', { name: 'Aparência' })
  await tabTo(
    page,
    drawer.getByRole('group', { name: 'Cor principal' }).getByRole('radio', { checked: true }),
  )
  await page.keyboard.press('ArrowRight')
  await expect(root).not.toHaveAttribute('data-primary', 'emerald')
  const primary = (await root.getAttribute('data-primary')) ?? ''
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await page.reload()
  await expect(root).toHaveAttribute('data-primary', primary)
  await expect(root).toHaveClass(wasDark ? /^(?!.*app-dark)/ : /app-dark/)
})
