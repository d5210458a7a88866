import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { worker } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { errorAtom } from '../../session/atoms.ts'
import { store } from '../../lib/store.ts'

const login = '*/api/auth/login'

/** The login at an address, with both fields filled in. */
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
  it('leads home by profile', async () => {
    const { button, router } = await openLogin('/login', 'empresa@campolivre.test')
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/company')
  })

  it('leads to where the person wanted to go, search and hash included', async () => {
    const { button, router } = await openLogin('/login?redirect=%2Fatleta%2Freservas%3Fquando%3Dpassadas%23x')
    await button.click()
    await expect.poll(() => router.latestLocation.href).toBe('/atleta/reservas?quando=passadas#x')
  })

  it('goes home instead of to another site', async () => {
    const { button, router } = await openLogin('/login?redirect=%2F%5Cmal.test')
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/perfil')
  })

  it('says at the fields what is missing, focuses the first and keeps the rest', async () => {
    const { email, password, button, getByText } = await openLogin('/login', 'sem-arroba', '')
    await button.click()
    await expect.element(getByText('Esse e-mail parece incompleto.')).toBeVisible()
    await expect.element(getByText('Informe sua senha.')).toBeVisible()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveValue('sem-arroba')
    await expect.element(password).toHaveValue('')
  })

  it('shows the refusal at its field, loses nothing, and forgets it on typing', async () => {
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

  it('says so when the server fails, and signs in on the next try', async () => {
    worker.use(
      http.post(login, () => HttpResponse.json({ message: 'Server Error' }, { status: 500 }), { once: true }),
    )
    const { button, getByRole, router } = await openLogin()
    await button.click()
    await expect.element(getByRole('alert')).toMatchTextContent('Erro ao fazer login')
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/perfil')
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
