import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { worker } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { makeSlowImmediate } from '../../testing/slow.ts'
import { errorAtom, tokenAtom } from '../../session/atoms.ts'
import { store } from '../../lib/state/store.ts'

const login = '*/api/auth/login'

/** Opens the login at an address, with both fields filled in. */
async function openLogin(path = '/login', email = 'atleta@campolivre.test', password = 'Campo@123') {
  const app = await renderApp({ path })
  const fields = {
    email: app.getByLabelText('E-mail'),
    password: app.getByLabelText('Senha', { exact: true }),
    button: app.getByRole('button', { name: 'Entrar', exact: true }),
  }
  await fields.email.fill(email)
  await fields.password.fill(password)
  return { ...app, ...fields }
}

describe('signing in', () => {
  it('leads home by profile (B4, B5)', async () => {
    const { button, router } = await openLogin('/login', 'empresa@campolivre.test')
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/company')
  })

  it('leads to where the person wanted to go, search and hash included (B1, B5)', async () => {
    const { button, router } = await openLogin('/login?redirect=%2Fatleta%2Freservas%3Fquando%3Dpassadas%23x')
    await button.click()
    await expect.poll(() => router.latestLocation.href).toBe('/atleta/reservas?quando=passadas#x')
  })

  it('goes home instead of to another site (B5)', async () => {
    const { button, router } = await openLogin('/login?redirect=%2F%5Cmal.test')
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/perfil')
  })

  it('says at the fields what is missing, focuses the first and keeps the rest (G5)', async () => {
    const { email, password, button, getByText } = await openLogin('/login', 'sem-arroba', '')
    await button.click()
    await expect.element(getByText('Esse e-mail parece incompleto.')).toBeVisible()
    await expect.element(getByText('Informe sua senha.')).toBeVisible()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveValue('sem-arroba')
    await expect.element(password).toHaveValue('')
  })

  it('has room between a message and the next label, and a picture down to the end of the window (A6)', async () => {
    await page.viewport(1280, 720)
    const { button, getByText } = await openLogin('/login', '', '')
    await button.click()
    const message = getByText('Informe seu e-mail.')
    await expect.element(message).toBeVisible()
    const { bottom } = message.element().getBoundingClientRect()
    const { top } = getByText('Senha', { exact: true }).element().getBoundingClientRect()
    expect(top - bottom).toBeGreaterThanOrEqual(12)
    const picture = document.querySelector('main .cl-turf')
    expect(picture?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(720)
  })

  it('shows the refusal at its field, loses nothing, and forgets it on typing (D9, D10, G5)', async () => {
    const { email, password, button, getByText } = await openLogin(
      '/login',
      'atleta@campolivre.test',
      'errada',
    )
    await button.click()
    const refusal = getByText('E-mail ou senha não conferem.')
    await expect.element(refusal).toBeVisible()
    await expect.element(email).toHaveFocus()
    await expect.element(password).toHaveValue('errada')
    await password.fill('Campo@123')
    await expect.element(refusal).not.toBeInTheDocument()
  })

  it('says so when the server fails, and signs in on the next try (D10)', async () => {
    worker.use(
      http.post(login, () => HttpResponse.json({ message: 'Server Error' }, { status: 500 }), { once: true }),
    )
    const { button, getByRole, router } = await openLogin()
    await button.click()
    await expect.element(getByRole('alert')).toMatchTextContent('Erro ao fazer login')
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/perfil')
  })

  it.each<[string, () => Response | Promise<Response>, string, string?]>([
    ['no body', () => new HttpResponse(null, { status: 500 }), 'Erro ao fazer login'],
    ['a page', () => HttpResponse.html('<h1>Whoops</h1>', { status: 502 }), 'Erro ao fazer login'],
    ['a page that is no error', () => HttpResponse.html('<h1>Olá</h1>'), 'Erro ao fazer login'],
    ['an empty 200', () => new HttpResponse('', { status: 200 }), 'Erro ao fazer login'],
    [
      'a 200 without a token',
      () => HttpResponse.json({ data: { user: { name: 'Ana' } } }),
      'Erro ao fazer login',
    ],
    ['broken JSON', () => HttpResponse.text('{"data":'), 'Erro ao fazer login'],
    ['no connection', () => HttpResponse.error(), 'Erro ao fazer login', 'Confira sua internet'],
    [
      'a 401',
      () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 }),
      'Erro ao fazer login',
    ],
    [
      'a 401 with a sentence',
      () => HttpResponse.json({ message: 'Conta bloqueada.' }, { status: 401 }),
      'Conta bloqueada.',
    ],
    [
      'a 419',
      () => HttpResponse.json({ message: 'CSRF token mismatch.' }, { status: 419 }),
      'Erro ao fazer login',
    ],
    [
      'a 429',
      () =>
        HttpResponse.json(
          { message: 'Too Many Attempts.' },
          { status: 429, headers: { 'Retry-After': '30' } },
        ),
      'Erro ao fazer login',
      'Próxima tentativa em 30 segundos',
    ],
    [
      'errors of no field here',
      () => HttpResponse.json({ message: 'Fora do ar.', errors: { ip: ['Fora do ar.'] } }, { status: 422 }),
      'Fora do ar.',
    ],
  ])(
    'tells at the form of %s, keeps what was typed and stays (D8, D10, G1a, G5)',
    async (_what, answer, said, help) => {
      worker.use(http.post(login, answer, { once: true }))
      const { button, getByRole, router, email, password } = await openLogin(
        '/login?redirect=%2Fatleta%2Freservas',
      )
      await button.click()
      const alert = getByRole('alert')
      await expect.element(alert).toMatchTextContent(said)
      if (help !== undefined) await expect.element(alert).toMatchTextContent(help)
      await expect.element(email).toHaveValue('atleta@campolivre.test')
      await expect.element(password).toHaveValue('Campo@123')
      expect(router.latestLocation.href).toBe('/login?redirect=%2Fatleta%2Freservas')
    },
  )

  const refused = 'Credenciais inválidas.'
  it.each([
    ['lists', { message: refused, errors: { email: [refused] } }],
    ['texts', { message: refused, errors: { password: refused } }],
    [
      'messages',
      { status: 'error', message: 'Dados inválidos.', messages: [refused], errors: { email: [refused] } },
    ],
    ['messages alone', { status: 'error', message: 'Dados inválidos.', messages: [refused], errors: [] }],
    ['a sentence alone', { status: 'error', message: refused, errors: [] }],
  ])('shows once what a server refuses in the shape of %s (D10, G1a)', async (_shape, body) => {
    worker.use(http.post(login, () => HttpResponse.json(body, { status: 422 }), { once: true }))
    const { button, getByText } = await openLogin()
    await button.click()
    await expect.element(getByText(refused)).toBeVisible()
    expect(getByText('Dados inválidos').elements()).toEqual([])
  })

  it('shows the sentence for the whole beside those of the fields, where it says more (D10)', async () => {
    const body = {
      message: 'Sua conta está em análise até amanhã.',
      errors: { email: ['Use o e-mail do cadastro.'], password: 'Confira a senha.' },
    }
    worker.use(http.post(login, () => HttpResponse.json(body, { status: 422 }), { once: true }))
    const { button, getByRole, getByText, email } = await openLogin()
    await button.click()
    await expect.element(getByRole('alert')).toMatchTextContent(body.message)
    await expect.element(getByText('Use o e-mail do cadastro.')).toBeVisible()
    await expect.element(getByText('Confira a senha.')).toBeVisible()
    await expect.element(email).toHaveFocus()
  })

  it('shows a refusal with a code at its fields alone, whatever its sentences are (D10)', async () => {
    const body = {
      code: 'wrong_credentials',
      message: 'Não deu certo.',
      errors: { email: ['Não conferem.'] },
    }
    worker.use(http.post(login, () => HttpResponse.json(body, { status: 422 }), { once: true }))
    const { button, getByText } = await openLogin()
    await button.click()
    await expect.element(getByText('Não conferem.')).toBeVisible()
    await expect.element(getByText('Não deu certo.')).not.toBeInTheDocument()
  })

  it.each([
    ['/login', 'Entre para reservar, pagar e ver seus jogos.'],
    ['/login?redirect=%2Ffield%2Ffld-1', 'Entre para reservar, pagar e ver seus jogos.'],
    ['/login?redirect=%2Fcompany%2Fcmp-arena-beira-mar', 'Entre para reservar, pagar e ver seus jogos.'],
    ['/login?redirect=%2Fcompany', 'Entre para cuidar da sua arena.'],
    ['/login?redirect=%2Fcompany%2Fbookings%3Fdia%3D2026-11-20', 'Entre para cuidar da sua arena.'],
    ['/login?redirect=%2Fpages%2Fcrud', 'Entre para cuidar dos dados.'],
    ['/login?redirect=%2F%2Fmal.test%2Fcompany', 'Entre para reservar, pagar e ver seus jogos.'],
  ])('has at %s the lead “%s” (B5)', async (path, lead) => {
    const { getByText } = await renderApp({ path })
    await expect.element(getByText(lead)).toBeVisible()
  })

  const unconfirmed = 'É necessário verificar o e-mail antes de fazer login. Um código foi enviado.'
  const refuse = (status: number, body: object) =>
    worker.use(http.post(login, () => HttpResponse.json(body, { status }), { once: true }))

  it.each([
    ['its sentence', 422, { message: unconfirmed, errors: { email: [unconfirmed] } }, unconfirmed],
    ['no sentence', 403, { message: 'Email not verified' }, 'Falta confirmar seu e-mail.'],
  ])(
    'leads a user with an unconfirmed e-mail to its confirmation, with %s (D10)',
    async (_what, status, body, said) => {
      refuse(status, { ...body, code: 'email_unverified' })
      const { button, router, getByText } = await openLogin('/login', 'ana+1@exemplo.com.br')
      await button.click()
      await expect
        .poll(() => router.state.resolvedLocation?.href)
        .toBe('/verificar-email?email=ana%2B1%40exemplo.com.br')
      await expect.element(getByText(said)).toBeVisible()
    },
  )

  it('links to the confirmation next to any refusal without a code, until a field changes (D10)', async () => {
    refuse(422, { message: unconfirmed, errors: { email: [unconfirmed] } })
    const { button, email, router, getByText, getByRole } = await openLogin('/login', 'ana@exemplo.com.br')
    const way = getByRole('link', { name: 'Confirmar meu e-mail' })
    await button.click()
    await expect.element(getByText(unconfirmed)).toBeVisible()
    await expect.element(way).toBeVisible()
    await email.fill('ana+1@exemplo.com.br')
    await expect.element(way).not.toBeInTheDocument()
    refuse(422, { message: unconfirmed, errors: { email: [unconfirmed] } })
    await button.click()
    await way.click()
    await expect
      .poll(() => router.state.resolvedLocation?.href)
      .toBe('/verificar-email?email=ana%2B1%40exemplo.com.br')
  })

  it('does not link to the confirmation where the code names another reason (D10)', async () => {
    const { button, getByText, getByRole } = await openLogin('/login', 'atleta@campolivre.test', 'errada')
    await button.click()
    await expect.element(getByText('E-mail ou senha não conferem.')).toBeVisible()
    await expect.element(getByRole('link', { name: 'Confirmar meu e-mail' })).not.toBeInTheDocument()
  })

  it('reads the user when the answer has none (D4)', async () => {
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'atleta@campolivre.test', password: 'Campo@123' }),
    })
    const { data } = (await answer.json()) as { data: { token: string } }
    worker.use(http.post(login, () => HttpResponse.json({ data: { token: data.token } }), { once: true }))
    const { button, router } = await openLogin()
    await button.click()
    await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/atleta/perfil')
    expect(store.get(tokenAtom)).toBe(data.token)
  })

  it('shows one error when only the user cannot be read (D9)', async () => {
    worker.use(http.get('*/api/me', () => new HttpResponse(null, { status: 500 })))
    worker.use(http.post(login, () => HttpResponse.json({ data: { token: '1|abc' } }), { once: true }))
    const { button, getByRole } = await openLogin()
    await button.click()
    await expect.element(getByRole('alert')).toBeVisible()
    expect(getByRole('alert').element().textContent.trim()).toBe('Falha ao buscar usuário')
  })

  it('says when it takes long, and can be stopped (D3, G4)', async () => {
    let asked = false
    const hang = () => {
      asked = true
      return new Promise<never>(() => undefined)
    }
    worker.use(http.post(login, hang, { once: true }))
    const { button, getByRole, password, router } = await openLogin()
    makeSlowImmediate()
    await button.click()
    await expect.element(button).toHaveAttribute('data-loading', 'true')
    await expect.poll(() => asked).toBe(true)
    await getByRole('button', { name: 'Cancelar' }).click()
    await expect.element(button).not.toHaveAttribute('data-loading')
    await expect.element(password).toHaveValue('Campo@123')
    await button.click()
    await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/atleta/perfil')
  })

  it.each([
    ['/login', '/company'],
    ['/atleta/reservas', '/company'],
    ['/pages/crud', '/company'],
    ['/registro', '/company'],
    ['/nada/por-aqui', '/company'],
    ['/erro', '/company'],
    ['/company/bookings?pagina=2#x', '/company/bookings?pagina=2#x'],
    ['/campos', '/campos'],
  ])('goes from the requested %s to %s, for a company (B5)', async (wish, end) => {
    const { button, router } = await openLogin(
      `/login?redirect=${encodeURIComponent(wish)}`,
      'empresa.nova@campolivre.test',
    )
    await button.click()
    await expect.poll(() => router.state.resolvedLocation?.href).toBe(end)
  })

  it('forgets a refusal when the person leaves and comes back', async () => {
    const { button, router, getByText, email } = await openLogin('/login', 'atleta@campolivre.test', 'errada')
    await button.click()
    const refusal = getByText('E-mail ou senha não conferem.')
    await expect.element(refusal).toBeVisible()
    await router.navigate({ to: '/' })
    await expect.element(email).not.toBeInTheDocument()
    await router.navigate({ to: '/login' })
    await expect.element(email).toBeVisible()
    await expect.element(refusal).not.toBeInTheDocument()
  })

  it('tells on arrival why the last session ended (B7)', async () => {
    const { getByRole, router } = await renderApp({ path: '/' })
    await expect.element(getByRole('heading', { level: 1 })).toBeVisible()
    store.set(errorAtom, 'Falha ao buscar usuário')
    await router.navigate({ to: '/login' })
    await expect.element(getByRole('alert')).toMatchTextContent('Falha ao buscar usuário')
  })
})
