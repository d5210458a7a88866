import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { readStored } from '../lib/storage.ts'
import { store } from '../lib/store.ts'
import { worker } from '../testing/backend.ts'
import { renderApp } from '../testing/render-app.tsx'
import { TOKEN_KEY, tokenAtom, userAtom } from './atoms.ts'
import { loseSession, signOut } from './session.ts'
import { signIn } from './sign-in.ts'

const persona = 'nova@campolivre.test'

describe('the session', () => {
  it('keeps the bare token (D2) and the user', async () => {
    await renderApp({ path: '/atleta/perfil', persona })
    expect(readStored(TOKEN_KEY)).toBe(store.get(tokenAtom))
    expect(store.get(userAtom)?.email).toBe(persona)
  })

  it('ends on a 401 anywhere and leads back after signing in (D8, G5)', async () => {
    const { router } = await renderApp({ path: '/atleta/perfil', persona })
    worker.use(http.get('/api/bookings', () => new HttpResponse(null, { status: 401 })))
    await router.navigate({ to: '/atleta/reservas', search: { quando: 'passadas' } })
    await expect
      .poll(() => router.latestLocation.search)
      .toEqual({ redirect: '/atleta/reservas?quando=passadas' })
    expect(readStored(TOKEN_KEY)).toBeNull()
  })

  it('survives the late refusal of an older token', async () => {
    await renderApp({ path: '/atleta/perfil', persona })
    loseSession('an-older-token')
    expect(store.get(tokenAtom)).not.toBeNull()
  })

  it.each([
    ['fails', () => HttpResponse.error()],
    ['never answers', () => new Promise<never>(() => undefined)],
    ['has ended the token already', () => new HttpResponse(null, { status: 401 })],
  ])('is over after signing out, even when the server %s (D7)', async (_how, answer) => {
    const { queryClient, router } = await renderApp({ path: '/atleta/reservas', persona })
    worker.use(http.post('/api/auth/logout', answer))
    signOut()
    expect(readStored(TOKEN_KEY)).toBeNull()
    expect(store.get(userAtom)).toBeNull()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
    await expect.poll(() => router.latestLocation.href).toBe('/login')
  })

  it('follows another tab that signs in as somebody else (D11)', async () => {
    const { router } = await renderApp({ path: '/atleta/reservas', persona: 'atleta@campolivre.test' })
    await expect.element(page.getByText(/^RSV-/).first()).toBeVisible()
    await signInInAnotherTab('empresa.nova@campolivre.test')
    await expect.poll(() => router.latestLocation.pathname).toBe('/company')
    expect(store.get(userAtom)?.email).toBe('empresa.nova@campolivre.test')
  })

  it('takes a tab off the login screen when another one signs in (D11)', async () => {
    const { router } = await renderApp({ path: '/login' })
    await signInInAnotherTab(persona)
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/perfil')
  })

  it('is dropped when the user cannot be fetched, and the login screen says so (B7)', async () => {
    worker.use(http.get('/api/me', () => new HttpResponse('<h1>Oops</h1>', { status: 503 })))
    store.set(tokenAtom, 'a-stored-token')
    await renderApp({ path: '/atleta/perfil' })
    await expect.element(page.getByText('Falha ao buscar usuário'), { timeout: 5_000 }).toBeVisible()
    expect(store.get(tokenAtom)).toBeNull()
  })

  it('makes a guest of a reader whose user cannot be fetched, and leaves the page alone (B7)', async () => {
    worker.use(http.get('/api/me', () => new HttpResponse(null, { status: 503 })))
    store.set(tokenAtom, 'a-stored-token')
    const { router } = await renderApp({ path: '/campos?cidade=Fortaleza' })
    await expect.poll(() => store.get(tokenAtom), { timeout: 5_000 }).toBeNull()
    await expect.element(page.getByRole('article').first()).toBeVisible()
    expect(router.latestLocation.href).toBe('/campos?cidade=Fortaleza')
  })

  it('says so when signing in succeeds and the session is gone again', async () => {
    worker.use(http.get('/api/me', () => new HttpResponse(null, { status: 401 })))
    worker.use(http.post('/api/auth/login', () => HttpResponse.json({ data: { token: 'short-lived' } })))
    await renderApp({ path: '/login' })
    expect(await signIn({ email: persona, password: 'x' })).toEqual({
      success: false,
      message: 'Erro ao fazer login',
    })
  })
})

/** What this tab hears when another one has signed in. */
async function signInInAnotherTab(email: string): Promise<void> {
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PERSONA_PASSWORD }),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  localStorage.setItem(TOKEN_KEY, data.token)
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: data.token }))
}
