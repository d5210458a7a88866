import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { backend, worker } from '../../testing/backend.ts'
import { advance } from '../../testing/hold-booking.ts'
import { mailWith } from '../../testing/last-mail.ts'
import { renderApp } from '../../testing/render-app.tsx'

const email = 'atleta@campolivre.test'

const linkFor = async (address: string) => (await mailWith('link', address)).link ?? ''

describe('a forgotten password (A6, H11)', () => {
  async function ask(address: string) {
    const app = await renderApp({ path: '/esqueci-minha-senha' })
    await app.getByLabelText('E-mail').fill(address)
    await app.getByRole('button', { name: 'Receber o link' }).click()
    return app
  }

  it.each([email, 'ninguem@exemplo.com.br'])('is answered alike for %s', async (address) => {
    const { getByRole, getByText } = await ask(address)
    await expect.element(getByRole('heading', { name: 'Confira seu e-mail' })).toHaveFocus()
    await expect
      .element(getByText(`Se ${address} tiver uma conta, o link chega em instantes.`, { exact: false }))
      .toBeVisible()
  })

  it('can be asked for with another e-mail; the first one is still there', async () => {
    const { getByRole, getByLabelText } = await ask('lia@exemplo.com.br')
    await getByRole('button', { name: 'Usar outro e-mail' }).click()
    await expect.element(getByLabelText('E-mail')).toHaveValue('lia@exemplo.com.br')
  })

  it('needs an e-mail', async () => {
    const { getByText, getByLabelText } = await ask('lia')
    await expect.element(getByText('Esse e-mail parece incompleto.')).toBeVisible()
    await expect.element(getByLabelText('E-mail')).toHaveFocus()
  })

  it('starts with the e-mail that was typed to sign in', async () => {
    const { getByLabelText, getByRole } = await renderApp({ path: '/login' })
    await getByLabelText('E-mail').fill('lia@exemplo.com.br')
    await getByRole('link', { name: 'Esqueci minha senha' }).click()
    await expect.element(getByRole('heading', { name: 'Esqueci minha senha' })).toBeVisible()
    await expect.element(getByLabelText('E-mail')).toHaveValue('lia@exemplo.com.br')
  })

  it('says when it was asked for too soon', async () => {
    await linkFor(email)
    const { getByRole } = await ask(email)
    await expect.element(getByRole('alert')).toMatchTextContent('Espere 60 s para pedir outro e-mail.')
  })
})

describe('a new password (A6, H11)', () => {
  async function open(path: string, password = 'Nova@1234', again = password) {
    const app = await renderApp({ path })
    const [first, second] = [
      app.getByLabelText('Senha', { exact: true }),
      app.getByLabelText('Repita a senha', { exact: true }),
    ]
    await first.fill(password)
    await second.fill(again)
    return { ...app, first, second, button: app.getByRole('button', { name: 'Salvar a senha' }) }
  }

  it('is made by the link of the mail, and the person signs in with it', async () => {
    const { button, router, getByText, getByLabelText, getByRole } = await open(await linkFor(email))
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
    await expect.element(getByText('Senha nova salva. Entre com ela.')).toBeVisible()
    await expect.element(getByText(/em outro aparelho saiu dela/)).toBeVisible()
    await expect.element(getByLabelText('E-mail', { exact: true })).toHaveValue(email)
    await getByLabelText('Senha', { exact: true }).fill('Nova@1234')
    await getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/perfil')
  })

  it('is the first one of somebody invited, who agrees to the terms with it (H12)', async () => {
    const { id } = backend.db.users.by('email', email)[0] ?? { id: '' }
    await backend.db.users.update(id, { invited: true, emailVerifiedAt: null })
    const { first, getByRole, getByText, router } = await open(await linkFor(email))
    await expect.element(getByRole('heading', { name: 'Sua conta está pronta' })).toBeVisible()
    const take = getByRole('button', { name: 'Aceitar e ficar com a conta' })
    await take.click()
    await expect.element(getByText('Sem esse aceite não dá para criar a conta.')).toBeVisible()
    await expect.element(first).toHaveValue('Nova@1234')
    await getByRole('checkbox', { name: /^Li e aceito os termos/ }).click()
    await take.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
    await expect.element(getByText('A conta é sua. Entre com a senha nova.')).toBeVisible()
    expect(backend.db.users.find(id)).toMatchObject({
      invited: false,
      emailVerifiedAt: backend.db.clock.now(),
    })
  })

  it('has to be good, and typed twice the same', async () => {
    const { button, first, getByText } = await open(await linkFor(email), 'nova', 'outra')
    await button.click()
    await expect.element(getByText(/^A senha precisa ter 8 caracteres/)).toBeVisible()
    await expect.element(getByText('As duas senhas precisam ser iguais.')).toBeVisible()
    await expect.element(first).toHaveFocus()
  })

  it('cannot be made by a link of an hour ago; another one can be asked for', async () => {
    const link = await linkFor(email)
    const { button, first, getByRole, getByLabelText, router } = await open(link)
    await advance(60)
    await button.click()
    await expect.element(getByRole('alert')).toMatchTextContent('Erro ao redefinir senha.')
    await expect.element(first).toHaveValue('Nova@1234')
    await getByRole('link', { name: 'Pedir outro link' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/esqueci-minha-senha')
    await expect.element(getByLabelText('E-mail')).toHaveValue(email)
  })

  it.each([
    ['another link is of use where the code says so', 'link_invalid', 1],
    ['and not where the server broke, whatever it says of it', 'server_error', 0],
  ])('is refused: %s', async (_what, code, links) => {
    worker.use(
      http.post('*/api/auth/reset-password', () =>
        HttpResponse.json({ code, message: 'Não deu certo.', errors: {} }, { status: 500 }),
      ),
    )
    const { button, first, getByRole } = await open(await linkFor(email))
    await button.click()
    await expect.element(getByRole('alert')).toMatchTextContent(/^Não deu certo\./)
    expect(getByRole('link', { name: 'Pedir outro link' }).elements()).toHaveLength(links)
    await expect.element(first).toHaveValue('Nova@1234')
  })

  it('cannot be made twice by one link', async () => {
    const link = await linkFor(email)
    const body = { email, token: new URL(link, location.origin).searchParams.get('token') }
    const passwords = { password: 'Outra@1234', password_confirmation: 'Outra@1234' }
    const { button, getByRole } = await open(link)
    await fetch('/api/auth/reset-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, ...passwords }),
    })
    await button.click()
    await expect
      .element(getByRole('alert'))
      .toMatchTextContent('Erro ao redefinir senha. O link funciona uma vez só, por 60 minutos.')
  })

  it.each(['/redefinir-senha', `/redefinir-senha?email=${email}`, '/redefinir-senha?token=x'])(
    'says of %s that the link is incomplete, and how to get another',
    async (path) => {
      const { getByText, getByRole, router } = await renderApp({ path })
      await expect.element(getByText(/^Esse link veio incompleto/)).toBeVisible()
      await getByRole('link', { name: 'Pedir outro link' }).click()
      await expect.poll(() => router.latestLocation.pathname).toBe('/esqueci-minha-senha')
    },
  )

  it('is not lost when the server fails', async () => {
    worker.use(http.post('*/api/auth/reset-password', () => new HttpResponse(null, { status: 503 })))
    const { button, second, getByRole } = await open('/redefinir-senha?email=a@b.co&token=x')
    await button.click()
    await expect.element(getByRole('alert')).toMatchTextContent(/^Não deu para trocar a senha agora/)
    expect(getByRole('link', { name: 'Pedir outro link' }).elements()).toEqual([])
    await expect.element(second).toHaveValue('Nova@1234')
  })
})
