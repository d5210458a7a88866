import { advanceClock, payPix } from './support/mock.ts'
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
