import type { Page } from '@playwright/test'
import { signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test.use({ baseURL: process.env.E2E_DEMO_URL })

/** Slows the processor of a page down, as on a cheap phone that is busy with other things. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Resolves to the middle of a dialog's button as it is first drawn: there a quick hand presses. */
const firstDrawn = (page: Page, label: string) =>
  page.evaluate(
    (text) =>
      new Promise<{ x: number; y: number }>((resolve) => {
        const look = () => {
          const buttons = [...document.querySelectorAll('[role=dialog] button')]
          const found = buttons.find(({ textContent }) => textContent === text)?.getBoundingClientRect()
          if (found) resolve({ x: found.x + found.width / 2, y: found.y + found.height / 2 })
          else requestAnimationFrame(look)
        }
        look()
      }),
    label,
  )

test(
  'a press on a question that is still opening counts, in a browser twenty times slower (G4)',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/login?redirect=/atleta/reservas/bkg-atleta-13')
    await signIn(page, 'atleta@campolivre.test')
    const ask = page.getByRole('link', { name: 'Cancelar reserva' })
    await expect(ask).toBeVisible()
    await slowDown(page, 20)
    const [{ x, y }] = await Promise.all([firstDrawn(page, 'Cancelar reserva'), ask.click()])
    await page.mouse.move(x, y)
    await page.mouse.down()
    await expect(page.getByRole('dialog', { name: 'Cancelar esta reserva?' })).toHaveCSS('opacity', '1')
    await page.mouse.up()
    await expect(page.getByRole('status').getByText(/^Reserva cancelada/)).toBeVisible()
  },
)
