import { signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test(
  'two browsers race for one time: one books it, the other is offered the nearest',
  { tag: '@main' },
  async ({ page, browser, baseURL }) => {
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const rival = await other.newPage()
    await rival.goto('/login')
    await signIn(rival, 'nova@campolivre.test')
    await expect(rival.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible()
    await rival.goto('/campos?esporte=padel&cidade=Fortaleza')
    await rival
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Reservar/ })
      .last()
      .click()
    const reserve = rival.getByRole('button', { name: 'Reservar', exact: true })
    await expect(reserve).toBeEnabled()

    await page.goto('/login')
    await signIn(page, 'atleta@campolivre.test')
    await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible()
    await page.goto(rival.url())
    await page.getByRole('button', { name: 'Reservar', exact: true }).click()
    await expect(page).toHaveURL(/\/pagamento/)

    const wanted = new URL(rival.url()).searchParams.get('inicio')
    await reserve.click()
    const bar = rival.getByRole('region', { name: 'Sua reserva' })
    await expect(bar.getByRole('status')).toContainText(/reserv/)
    await bar.getByRole('status').getByRole('button').first().click()
    await expect.poll(() => new URL(rival.url()).searchParams.get('inicio')).not.toBe(wanted)
    await reserve.click()
    await expect(rival).toHaveURL(/\/pagamento/)
    await other.close()
  },
)
