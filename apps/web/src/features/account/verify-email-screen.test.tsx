import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { worker } from '../../testing/backend.ts'
import { advance } from '../../testing/hold-booking.ts'
import { lastMail, mailWith } from '../../testing/last-mail.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { letPass } from '../../testing/slow.ts'

const email = 'pendente@campolivre.test'

const codeSent = async () => (await mailWith('code', email)).code ?? ''

async function open(path = `/verificar-email?email=${email}`) {
  const app = await renderApp({ path })
  return {
    ...app,
    code: app.getByLabelText('Código de 6 números'),
    button: app.getByRole('button', { name: 'Confirmar e-mail' }),
    again: app.getByRole('button', { name: 'Enviar outro código' }),
  }
}

describe('confirming an e-mail (A6, H11)', () => {
  it('takes the pasted code of the mail, and then the person can sign in', async () => {
    const { code, button, router, getByText, getByLabelText, getByRole } = await open()
    const sent = await codeSent()
    await code.click()
    await userEvent.keyboard(`Seu código é ${sent.slice(0, 3)} ${sent.slice(3)}`)
    await expect.element(code).toHaveValue(sent)
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
    await expect.element(getByText('E-mail confirmado. Agora é só entrar.')).toBeVisible()
    await getByLabelText('E-mail', { exact: true }).fill(email)
    await getByLabelText('Senha', { exact: true }).fill('Campo@123')
    await getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/perfil')
  })

  it('asks for the e-mail where the address does not say it', async () => {
    const { code, button, router, getByLabelText, getByText } = await open('/verificar-email')
    await code.fill(await codeSent())
    await button.click()
    await expect.element(getByText('Informe seu e-mail.')).toBeVisible()
    await expect.element(getByLabelText('E-mail', { exact: true })).toHaveFocus()
    await getByLabelText('E-mail', { exact: true }).fill(email)
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
  })

  it.each([
    ['', 'Informe o código.'],
    ['12345', 'O código tem 6 números.'],
  ])('says what %j lacks, before asking', async (text, sentence) => {
    const { code, button, getByText } = await open()
    await code.fill(text)
    await button.click()
    await expect.element(getByText(sentence)).toBeVisible()
    await expect.element(code).toHaveFocus()
  })

  it('tells a wrong code in the server’s words, keeps it, and takes the right one', async () => {
    const { code, button, getByRole, router } = await open()
    const sent = await codeSent()
    const wrong = sent === '000000' ? '111111' : '000000'
    await code.fill(wrong)
    await button.click()
    await expect.element(getByRole('alert')).toMatchTextContent('Código de verificação inválido.')
    await expect.element(code).toHaveValue(wrong)
    await code.fill(sent)
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
  })

  it('tells that a code is too old, after 15 minutes', async () => {
    const { code, button, getByRole } = await open()
    const sent = await codeSent()
    await advance(15)
    await code.fill(sent)
    await button.click()
    await expect.element(getByRole('alert')).toMatchTextContent('Código de verificação expirado.')
  })

  it.each(['Código já utilizado.', 'E-mail já verificado.'])(
    'shows %j, which servers say with a 500 and an empty list (G1a)',
    async (message) => {
      worker.use(
        http.post('*/api/auth/verify-email', () =>
          HttpResponse.json({ status: 'error', message, errors: [] }, { status: 500 }),
        ),
      )
      const { code, button, getByRole } = await open()
      await code.fill('123456')
      await button.click()
      await expect.element(getByRole('alert')).toMatchTextContent(message)
    },
  )

  it('sends another code after a minute and says until when to wait', async () => {
    const { again, getByText } = await open()
    await again.click()
    await expect.element(getByText(/^em .*(1:00 min|5\d s)$/)).toBeVisible()
    await expect.element(again).toHaveAttribute('aria-disabled', 'true')
    await advance(1)
    letPass(61_000)
    await expect.element(again).toHaveAttribute('aria-disabled', 'false')
    await again.click()
    await expect.element(getByText(/^Outro código está a caminho/)).toBeVisible()
    await expect.element(again).toHaveAttribute('aria-disabled', 'true')
    expect((await lastMail()).to).toBe(email)
  })
})
