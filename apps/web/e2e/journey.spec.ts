import type { Page } from '@playwright/test'
import { payPix } from './support/mock.ts'
import { holdAsAthlete, pickFirstFreeTime, signIn, signInToBook, signOut } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test(
  'a visitor finds a field, signs in, books it, pays by Pix, and the company sees the booking',
  { tag: ['@main', '@phone'] },
  async ({ page }) => {
    await pickFirstFreeTime(page)
    const bar = page.getByRole('region', { name: 'Sua reserva' })
    await expect(bar).toContainText('R$')
    await bar.getByRole('link', { name: 'Reservar' }).click()

    await signInToBook(page, 'atleta@campolivre.test')

    const code = page.getByRole('textbox', { name: /copia e cola/i })
    await expect(code).toHaveValue(/^000201.*6304[0-9A-F]{4}$/)
    const id = new URL(page.url()).pathname.split('/')[3] ?? ''
    await payPix(page, id)
    await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
    const ticket = await page
      .getByText(/^RSV-[A-Z0-9]{5}$/)
      .first()
      .textContent()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Adicionar ao calendário' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.ics$/)
    await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    )

    await page.goto('/atleta/reservas')
    await expect(page.getByText(ticket ?? '')).toBeVisible()

    await signOut(page)
    await signIn(page, 'empresa@campolivre.test')
    await expect(page.getByRole('heading', { level: 1, name: 'Painel Principal' })).toBeVisible()
    await page.goto('/company/bookings?visao=lista&campo=fld-arena-beira-mar-campo-norte')
    await expect(page.getByText(ticket ?? '').first()).toBeVisible()
  },
)

test(
  'pays by Pix, then cancels and gets back what was shown before',
  { tag: ['@main', '@phone'] },
  async ({ page }) => {
    const id = await holdAsAthlete(page)
    await expect(page.getByRole('textbox', { name: /copia e cola/i })).toHaveValue(/^000201/)
    await payPix(page, id)
    await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
    await askToCancel(page)
    const sentence = page.getByRole('dialog').getByText(/Cancelando até .*, você recebe .*\(R\$\s[\d,.]+\)/)
    const amount = /R\$\s[\d,.]*\d/.exec((await sentence.textContent()) ?? '')?.[0]
    await page.getByRole('button', { name: 'Cancelar reserva' }).click()
    await expect(page.getByText(`Reserva cancelada. ${amount} de volta`)).toBeVisible()
  },
)

test(
  'pays at the venue, then cancels what was never charged',
  { tag: ['@main', '@phone'] },
  async ({ page }) => {
    await holdAsAthlete(page)
    await page.getByText('Pagar no local').click()
    await page.getByRole('button', { name: /Confirmar/ }).click()
    await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
    await askToCancel(page)
    await expect(page.getByText('Você ia pagar no local: nada foi cobrado')).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar reserva' }).click()
    await expect(page.getByText('Cancelada').first()).toBeVisible()
  },
)

async function askToCancel(page: Page): Promise<void> {
  const name = 'Cancelar reserva'
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).click()
  await expect(page.getByRole('dialog', { name: 'Cancelar esta reserva?' })).toBeVisible()
}
