import { mailTo } from './support/mails.ts'
import { somebody } from './support/person.ts'
import { foundField } from './support/steps.ts'
import { expect, test } from './support/test.ts'

/** Touches that begin with typing count as one, as any other. */
const MOST = { touches: 8, seconds: 60 }

test(
  'a first-time visitor books in 8 touches and a minute, with a name, an e-mail and a code (A2, A6, H11)',
  { tag: ['@main', '@phone'] },
  async ({ page }, { annotations }) => {
    const email = 'lia.torres@exemplo.com.br'
    const lia = somebody()
    await page.goto('/?esporte=society&cidade=Fortaleza')
    const times = (await foundField(page)).getByRole('link', { name: /^Reservar/ })
    await lia.click(times.first())
    const bar = page.getByRole('region', { name: 'Sua reserva' })
    await lia.click(bar.getByRole('link', { name: 'Reservar' }))

    const ticket = page.getByRole('region', { name: 'O horário que você escolheu' })
    await expect(ticket).toContainText('Campo 1 – Gramado Norte')
    await expect(ticket).toContainText(/R\$\s\d/)
    await lia.type(page.getByLabel('Nome e sobrenome'), 'Lia Torres')
    await lia.type(page.getByLabel('E-mail', { exact: true }), email)
    await lia.click(page.getByRole('button', { name: 'Receber o código' }))
    const code = page.getByLabel('Código de 6 números')
    await expect(code).toBeFocused()
    await expect(ticket).toBeVisible()
    await lia.press(page, ((await mailTo(page, email)).code ?? '').split(''))

    await expect(page.getByRole('heading', { level: 1, name: 'Pague para confirmar' })).toBeVisible()
    await lia.click(page.getByText('Pagar no local'))
    await lia.click(page.getByRole('button', { name: /Confirmar/ }))
    await expect(page.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
    const { interactions, seconds } = lia.cost()
    annotations.push({ type: 'cost', description: `${interactions} touches, ${Math.round(seconds)} s` })
    expect(interactions).toBeLessThanOrEqual(MOST.touches)
    expect(seconds).toBeLessThanOrEqual(MOST.seconds)
  },
)
