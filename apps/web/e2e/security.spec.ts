import { signIn, signOut } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { violations, watchPolicy } from './support/watch-policy.ts'

const open = [
  '/',
  '/field/fld-arena-beira-mar-campo-norte',
  '/company/cmp-arena-beira-mar',
  '/anunciar-campo',
  '/como-funciona',
  '/login',
  '/registro',
  '/entrar',
  '/nao-existe',
]

test('no public screen needs an inline script or eval (F1)', async ({ page }) => {
  await watchPolicy(page)
  for (const path of open) {
    const answer = await page.goto(path)
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await violations(page), path).toEqual([])
  }
})

for (const [email, path] of [
  ['atleta@campolivre.test', '/atleta/reservas'],
  ['empresa@campolivre.test', '/company/bookings'],
  ['admin@campolivre.test', '/pages/crud'],
] as const) {
  test(`no screen of ${email} needs an inline script or eval (F1)`, async ({ page }) => {
    await watchPolicy(page)
    await page.goto('/login')
    await signIn(page, email)
    await expect(page).not.toHaveURL(/\/login/)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: /^Notificações/ }).click()
    await expect(page.getByRole('dialog', { name: /Notificações/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Aparência' }).click()
    await page.getByRole('dialog').getByText('Azul').click()
    await page.keyboard.press('Escape')
    expect(await violations(page)).toEqual([])
    await signOut(page)
    expect(await violations(page)).toEqual([])
  })
}
