import { dialectNames } from '@campo-livre/mocks/dialects/dialect-name.ts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { backend, worker } from '../../testing/backend.ts'
import { advance } from '../../testing/hold-booking.ts'
import { lastMail, mailWith } from '../../testing/last-mail.ts'
import { renderApp } from '../../testing/render-app.tsx'

const pending = 'pendente@campolivre.test'
const athlete = 'atleta@campolivre.test'
const verification = `/verificar-email?email=${pending}`
const password = 'Nova@1234'

const alert = () => page.getByRole('alert')
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const typeCode = (code: string) => page.getByLabelText('Código de 6 números').fill(code)

async function typePassword(): Promise<void> {
  await page.getByLabelText('Senha', { exact: true }).fill(password)
  await page.getByLabelText('Repita a senha', { exact: true }).fill(password)
  await press('Salvar a senha')
}

/** The words of frameworks that are never shown. */
const english = /too many|attempts|server error|unauthenticated|invalid/i

describe.each(dialectNames)('an account, with a server in the manner of "%s"', (dialect) => {
  const open = (path: string) => {
    backend.db.settings.dialect = dialect
    return renderApp({ path })
  }

  it('is confirmed by the code of a login that was refused for it (A6, D10, H11)', async () => {
    const { router } = await open('/login')
    await page.getByLabelText('E-mail').fill(pending)
    await page.getByLabelText('Senha', { exact: true }).fill('Campo@123')
    await press('Entrar')
    if (dialect === 'real') await page.getByRole('link', { name: 'Confirmar meu e-mail' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/verificar-email')
    await typeCode((await lastMail()).code ?? '')
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
  })

  it('hears why a code does not do, which comes with a 500 and an empty list (G1a, H11)', async () => {
    const { code } = await mailWith('code', pending)
    await open(verification)
    await typeCode(code === '000000' ? '111111' : '000000')
    await expect.element(alert()).toMatchTextContent('Código de verificação inválido.')
    await advance(15)
    await typeCode(code ?? '')
    await expect.element(alert()).toMatchTextContent('Código de verificação expirado.')
    const again = dialect === 'real' ? 'Enviar outro código' : 'Pedir outro código'
    await expect.element(page.getByRole('button', { name: again })).toBeVisible()
  })

  it('waits for another code for as long as the server says, without its English (G1a, H11)', async () => {
    await mailWith('code', pending)
    await open(verification)
    await press('Enviar outro código')
    await expect.element(alert()).toBeVisible()
    await expect.element(page.getByText(/^em .*(1:00 min|5\d s)$/)).toBeVisible()
    expect(document.body.innerText).not.toMatch(english)
  })

  it('waits after too many wrong passwords, without the English of the server (D10, G1a, H11)', async () => {
    await open('/login')
    await page.getByLabelText('E-mail').fill(athlete)
    for (let times = 0; times < 6; times += 1) {
      await page.getByLabelText('Senha', { exact: true }).fill(`Errada@${times}`)
      await press('Entrar')
      await expect
        .element(page.getByText(/não conferem|Credenciais inválidas|Próxima tentativa/))
        .toBeVisible()
    }
    await expect.element(page.getByRole('button', { name: /^Tente de novo em/ })).toBeVisible()
    await expect.element(page.getByLabelText('E-mail')).toHaveValue(athlete)
    expect(document.body.innerText).not.toMatch(english)
  })

  it('gets another password by the link of the mail, once (H11)', async () => {
    const { link } = await mailWith('link', athlete)
    const { router } = await open(link ?? '')
    await typePassword()
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
    await router.navigate({ to: link ?? '' })
    await typePassword()
    await expect.element(alert()).toMatchTextContent(/^Erro ao redefinir senha./)
  })

  it('is told all that is wrong in one sentence, where the server joins them (G1a)', async () => {
    const said = 'Informe seu e-mail. Esse e-mail parece incompleto.'
    worker.use(
      http.post('*/api/auth/forgot-password', () =>
        HttpResponse.json(
          { message: said, errors: { email: ['Informe seu e-mail.', 'Esse e-mail parece incompleto.'] } },
          { status: 422 },
        ),
      ),
    )
    await open('/esqueci-minha-senha')
    await page.getByLabelText('E-mail').fill('lia@exemplo.com.br')
    await press('Receber o link')
    await expect.element(page.getByLabelText('E-mail')).toHaveAccessibleDescription(said)
    await expect.element(page.getByLabelText('E-mail')).toHaveFocus()
  })
})
