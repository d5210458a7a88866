import { testCard, testCards } from '@campo-livre/mocks/bank/test-cards.ts'
import { keptByBrowser } from './support/kept-by-browser.ts'
import { advanceClock, payPix, readMock } from './support/mock.ts'
import { holdAsAthlete } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test(
  'a reload in the middle of paying keeps the hold and its Pix code',
  { tag: '@main' },
  async ({ page }) => {
    const id = await holdAsAthlete(page)
    const code = page.getByRole('textbox', { name: /copia e cola/i })
    await expect(code).toHaveValue(/^000201/)
    const before = await code.inputValue()
    await page.reload()
    await expect(code).toHaveValue(before)
    await payPix(page, id)
    await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Confirmada').first()).toBeVisible()
  },
)

test('a hold that runs out frees the time and says so', async ({ page }) => {
  await holdAsAthlete(page)
  await advanceClock(page, 16)
  await expect(page.getByRole('heading', { name: 'O tempo acabou e o horário foi liberado' })).toBeVisible()
  await page.getByRole('link', { name: 'Escolher de novo' }).click()
  await expect(page.getByRole('button', { name: 'Reservar', exact: true })).toBeVisible()
})

/** A security code that no amount, id or time of the data looks like. */
const CODE = '917'

test.describe('the demo, whose backend is in the browser', () => {
  test.use({ baseURL: process.env.E2E_DEMO_URL })

  test(
    'pays by card after a refusal that keeps all but the code, and nothing anywhere has number or code (H9)',
    { tag: '@main' },
    async ({ page }) => {
      await holdAsAthlete(page)
      await page.getByRole('radio', { name: /^Cartão/ }).check()
      const number = page.getByLabel('Número do cartão')
      const code = page.getByLabel('Código de segurança')
      await number.fill(testCard('refused'))
      await page.getByLabel('Validade').fill('1230')
      await code.fill(CODE)
      await page.getByLabel('Nome no cartão').fill('Rafael Moreira')
      await page.getByRole('button', { name: /^Pagar R\$/ }).click()
      await expect(page.getByText(/^O banco recusou esse cartão\./)).toBeVisible()
      await expect(number).toHaveValue('4000 0000 0000 0002')
      await expect(page.getByLabel('Validade')).toHaveValue('12/30')
      await expect(page.getByLabel('Nome no cartão')).toHaveValue('Rafael Moreira')
      await expect(code).toHaveValue('')
      await expect(code).toBeFocused()
      await number.fill(testCard('approved'))
      await code.fill(CODE)
      await page.getByRole('button', { name: /^Pagar R\$/ }).click()
      await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()

      const kept = [
        await keptByBrowser(page),
        await readMock(page, '/log'),
        await readMock(page, '/case?path=/'),
      ]
      expect(kept[0]).toContain('RSV-')
      expect(kept[1]).toContain('/cards')
      for (const text of kept) {
        for (const each of testCards) expect(text).not.toContain(each.number)
        expect(text).not.toContain(`"${CODE}"`)
      }
    },
  )
})
