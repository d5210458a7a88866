import { request } from '@campo-livre/api/client/client.ts'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { readStored, writeStored } from '../lib/storage/storage.ts'
import { store } from '../lib/state/store.ts'
import { worker } from '../testing/backend.ts'
import { renderApp } from '../testing/render-app.tsx'
import {
  errorAtom,
  errorsAtom,
  loadingAtom,
  signedInAtom,
  TOKEN_KEY,
  tokenAtom,
  userAtom,
  visitAtom,
} from './atoms.ts'
import { clearError, ensureUser, loseSession } from './session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

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

  it('survives the late refusal of an older token (D8)', async () => {
    await renderApp({ path: '/atleta/perfil', persona })
    loseSession('an-older-token')
    expect(store.get(tokenAtom)).not.toBeNull()
  })

  it('ends once, on one login screen, when twenty calls are refused (D8)', async () => {
    const status = 401
    const { router, queryClient } = await renderApp({ path: '/campos', persona })
    const seen: string[] = []
    router.subscribe('onBeforeNavigate', ({ toLocation }) => seen.push(toLocation.href))
    worker.use(
      http.get('/api/bookings', () => HttpResponse.json({ message: 'Unauthenticated.' }, { status })),
    )
    await Promise.allSettled(Array.from({ length: 20 }, () => request({ method: 'GET', path: '/bookings' })))
    await expect.poll(() => router.state.resolvedLocation?.href).toBe('/login?redirect=%2Fcampos')
    expect(seen).toEqual(['/login?redirect=%2Fcampos'])
    expect(readStored(TOKEN_KEY)).toBeNull()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('leaves alone what another tab has put into the storage meanwhile (D8, D11)', async () => {
    await renderApp({ path: '/atleta/perfil', persona })
    writeStored(TOKEN_KEY, 'a-newer-one')
    loseSession(store.get(tokenAtom) ?? '')
    expect(readStored(TOKEN_KEY)).toBe('a-newer-one')
    expect(store.get(tokenAtom)).toBeNull()
  })

  it('sends the token along with every call, and none once it is over (D3)', async () => {
    await renderApp({ path: '/atleta/perfil', persona })
    const sent: (string | null)[] = []
    worker.use(
      http.get('/api/places', ({ request: asked }) => {
        sent.push(asked.headers.get('Authorization'), asked.headers.get('Accept'))
        return HttpResponse.json({ data: [] })
      }),
    )
    const token = store.get(tokenAtom)
    await request({ method: 'GET', path: '/places' })
    signOut()
    await request({ method: 'GET', path: '/places' })
    expect(sent).toEqual([`Bearer ${token}`, 'application/json', null, 'application/json'])
  })

  it('forgets its error on request (D1, D9)', () => {
    store.set(errorAtom, 'Erro ao fazer login')
    store.set(errorsAtom, { email: ['Credenciais inválidas.'] })
    clearError()
    expect(store.get(errorAtom)).toBeNull()
    expect(store.get(errorsAtom)).toEqual({})
  })

  it.each([
    ['fails', () => HttpResponse.error()],
    ['never answers', () => new Promise<never>(() => undefined)],
    ['has ended the token already', () => new HttpResponse(null, { status: 401 })],
  ])('is over after signing out, even when the server %s (D7, G3)', async (_how, answer) => {
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

  it('gives the next person no answer to what the one before had asked (D11)', async () => {
    const { queryClient, router, backend } = await renderApp({
      path: '/field/fld-arena-beira-mar-campo-norte',
      persona: 'atleta@campolivre.test',
    })
    const booked = () => backend.db.bookings.all().length
    const before = booked()
    const asked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    worker.use(
      http.post('*/api/bookings', async () => {
        asked.resolve()
        await released.promise
      }),
    )
    await page
      .getByRole('button', { name: /, livre,/ })
      .last()
      .click()
    await page.getByRole('button', { name: 'Reservar', exact: true }).click()
    await asked.promise
    await signInInAnotherTab('empresa.nova@campolivre.test')
    await expect.poll(() => store.get(userAtom)?.email).toBe('empresa.nova@campolivre.test')
    released.resolve()
    await expect.poll(booked).toBe(before + 1)
    // Answered after the reservation is.
    await request({ method: 'GET', path: '/company' })
    expect(queryClient.getQueriesData({ queryKey: ['bookings'] })).toEqual([])
    expect(router.latestLocation.pathname).toBe('/field/fld-arena-beira-mar-campo-norte')
  })

  it.each([
    ['signs out', () => localStorage.removeItem(TOKEN_KEY), TOKEN_KEY],
    ['empties the storage', () => localStorage.clear(), null],
    ['puts a malformed one there', () => localStorage.setItem(TOKEN_KEY, ' \n'), TOKEN_KEY],
  ])('is over here, too, when another tab %s (D2, D11)', async (_what, change, key) => {
    const { queryClient, router } = await renderApp({ path: '/atleta/reservas', persona })
    change()
    window.dispatchEvent(new StorageEvent('storage', { key }))
    await expect.poll(() => router.state.resolvedLocation?.href).toBe('/login?redirect=%2Fatleta%2Freservas')
    expect(store.get(userAtom)).toBeNull()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('shows the next person nothing of what the one before had typed, and keeps it for that one (D11, G5)', async () => {
    const former = 'empresa@campolivre.test'
    const { router } = await renderApp({ path: '/company/bookings?visao=lista', persona: former })
    await page
      .getByRole('link', { name: /^Cancelar/ })
      .first()
      .click()
    await page.getByLabelText('Motivo').fill('Segredo da arena.')
    await signInInAnotherTab('empresa.nova@campolivre.test')
    await expect.element(page.getByLabelText('Motivo')).not.toBeInTheDocument()
    await expect.poll(() => store.get(userAtom)?.email).toBe('empresa.nova@campolivre.test')
    expect(router.latestLocation.pathname).toBe('/company/bookings')
    expect(document.body.textContent).not.toContain('Segredo')
    await signInInAnotherTab(former)
    await expect.element(page.getByLabelText('Motivo')).toHaveValue('Segredo da arena.')
  })

  it('gives back what was typed when the same person returns after a lost session (G5)', async () => {
    const company = 'empresa@campolivre.test'
    const { router } = await renderApp({ path: '/company/bookings?visao=lista', persona: company })
    await page
      .getByRole('link', { name: /^Cancelar/ })
      .first()
      .click()
    await page.getByLabelText('Motivo').fill('O gramado alagou.')
    worker.use(http.post('/api/bookings/:id/cancel', () => new HttpResponse(null, { status: 401 })))
    await page.getByRole('button', { name: 'Cancelar reserva' }).click()
    await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/login')
    await page.getByLabelText('E-mail').fill(company)
    await page.getByLabelText('Senha', { exact: true }).fill(PERSONA_PASSWORD)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect.element(page.getByLabelText('Motivo')).toHaveValue('O gramado alagou.')
  })

  it('says so when the browser has no room to keep it (D2)', async () => {
    const kept = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { router } = await renderApp({ path: '/login' })
    await page.getByLabelText('E-mail').fill(persona)
    await page.getByLabelText('Senha', { exact: true }).fill(PERSONA_PASSWORD)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect.element(page.getByText('Este navegador está sem espaço.')).toBeVisible()
    await expect.poll(() => router.state.resolvedLocation?.pathname).not.toBe('/login')
    kept.mockRestore()
  })

  it('takes a tab off the login screen when another one signs in (D11)', async () => {
    const { router } = await renderApp({ path: '/login' })
    await signInInAnotherTab(persona)
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/perfil')
  })

  it('goes on, with what was typed, when the same person signs in again in another tab (D11, G5)', async () => {
    const company = 'empresa@campolivre.test'
    const { router } = await renderApp({ path: '/company/bookings?visao=lista', persona: company })
    await page
      .getByRole('link', { name: /^Cancelar/ })
      .first()
      .click()
    await page.getByLabelText('Motivo').fill('O gramado alagou.')
    const { href } = router.latestLocation
    localStorage.removeItem(TOKEN_KEY)
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }))
    await expect.poll(() => router.state.resolvedLocation?.search).toEqual({ redirect: href })
    await signInInAnotherTab(company)
    await expect.poll(() => router.state.resolvedLocation?.href).toBe(href)
    await expect.element(page.getByLabelText('Motivo')).toHaveValue('O gramado alagou.')
  })

  it('keeps what is being typed when another tab has a new token for the same person (D11, G5)', async () => {
    const company = 'empresa@campolivre.test'
    await renderApp({ path: '/company/bookings?visao=lista', persona: company })
    await page
      .getByRole('link', { name: /^Cancelar/ })
      .first()
      .click()
    await page.getByLabelText('Motivo').fill('O gramado alagou.')
    const before = store.get(visitAtom)
    await signInInAnotherTab(company)
    await expect.poll(() => store.get(visitAtom)).toBe(before + 2)
    await expect.element(page.getByLabelText('Motivo')).toHaveValue('O gramado alagou.')
  })

  it.each([
    [
      'an address of ours',
      '/login?redirect=%2Fatleta%2Freservas%3Fquando%3Dpassadas',
      '/atleta/reservas?quando=passadas',
    ],
    ['another site', '/login?redirect=%2F%5Cmal.test', '/atleta/perfil'],
    ['nothing', '/registro', '/atleta/perfil'],
  ])('takes a tab that waits for %s on when another one signs in (B5, D11)', async (_what, path, end) => {
    const { router } = await renderApp({ path })
    await signInInAnotherTab(persona)
    await expect.poll(() => router.state.resolvedLocation?.href).toBe(end)
  })

  it('is home for who is signed in and opens the login, wherever it leads (B2)', async () => {
    const { router } = await renderApp({ path: '/campos', persona })
    router.history.push('/login?redirect=%2Fatleta%2Freservas')
    await expect.poll(() => router.state.resolvedLocation?.href).toBe('/atleta/perfil')
  })

  it('leaves a guests’ page open for who has an old token (A6, D8)', async () => {
    const path = '/redefinir-senha?email=ana@exemplo.com.br&token=abc'
    worker.use(http.get('/api/me', () => new HttpResponse(null, { status: 401 })))
    writeStored(TOKEN_KEY, 'an-old-token')
    store.set(tokenAtom, 'an-old-token')
    const { router } = await renderApp({ path })
    await expect.element(page.getByLabelText('Repita a senha', { exact: true })).toBeVisible()
    expect(router.latestLocation.search).toEqual({ email: 'ana@exemplo.com.br', token: 'abc' })
    expect(router.latestLocation.pathname).toBe('/redefinir-senha')
    expect(readStored(TOKEN_KEY)).toBeNull()
    expect(store.get(tokenAtom)).toBeNull()
  })

  it('ends without an error when waiting for the user is cancelled (D4, D9)', async () => {
    let asked = false
    worker.use(
      http.post('/api/auth/login', () => HttpResponse.json({ data: { token: 'slow' } })),
      http.get('/api/me', () => {
        asked = true
        return new Promise<never>(() => undefined)
      }),
    )
    await renderApp({ path: '/login' })
    const stop = new AbortController()
    const done = signIn({ email: persona, password: 'x' }, stop.signal)
    await expect.poll(() => asked).toBe(true)
    expect(store.get(loadingAtom)).toBe(true)
    stop.abort()
    expect(await done).toMatchObject({ success: false })
    expect(store.get(loadingAtom)).toBe(false)
    expect(store.get(errorAtom)).toBeNull()
    expect(store.get(tokenAtom)).toBeNull()
    expect(readStored(TOKEN_KEY)).toBeNull()
  })

  it('is signed in by its token; loading and errors come and go with a try (D1, D10)', async () => {
    await renderApp({ path: '/erro' })
    expect(store.get(signedInAtom)).toBe(false)
    const loading: boolean[] = []
    onTestFinished(store.sub(loadingAtom, () => loading.push(store.get(loadingAtom))))
    const errors = { email: ['E-mail ou senha não conferem.'] }
    worker.use(
      http.post('/api/auth/login', () => HttpResponse.json({ message: 'Não.', errors }, { status: 422 }), {
        once: true,
      }),
    )
    await signIn({ email: persona, password: 'errada' })
    expect(store.get(errorsAtom)).toEqual(errors)
    expect(store.get(signedInAtom)).toBe(false)
    await signIn({ email: persona, password: PERSONA_PASSWORD })
    expect(store.get(errorsAtom)).toEqual({})
    expect(store.get(errorAtom)).toBeNull()
    expect(loading).toEqual([true, false, true, false])
    expect(store.get(signedInAtom)).toBe(true)
    signOut()
    expect(store.get(signedInAtom)).toBe(false)
  })

  it('is dropped when the user cannot be fetched, and the login screen says so (B7)', async () => {
    worker.use(http.get('/api/me', () => new HttpResponse('<h1>Oops</h1>', { status: 503 })))
    store.set(tokenAtom, 'a-stored-token')
    await renderApp({ path: '/atleta/perfil' })
    await expect.element(page.getByText('Falha ao buscar usuário')).toBeVisible()
    expect(store.get(tokenAtom)).toBeNull()
  })

  it('becomes a guest’s when the user cannot be read, and a public page stays (B7)', async () => {
    worker.use(http.get('/api/me', () => new HttpResponse(null, { status: 503 })))
    store.set(tokenAtom, 'a-stored-token')
    const { router } = await renderApp({ path: '/campos?cidade=Fortaleza' })
    await expect.poll(() => store.get(tokenAtom)).toBeNull()
    await expect.element(page.getByRole('article').first()).toBeVisible()
    expect(router.latestLocation.href).toBe('/campos?cidade=Fortaleza')
  })

  it('keeps nothing that was fetched for somebody whose user cannot be fetched (B7, D8)', async () => {
    const { queryClient } = await renderApp({ path: '/campos', persona })
    queryClient.setQueryData(['account'], 'Segredo')
    worker.use(http.get('/api/me', () => HttpResponse.json({ data: {} })))
    store.set(userAtom, null)
    await ensureUser()
    expect(queryClient.getQueryData(['account'])).toBeUndefined()
    expect(store.get(errorAtom)).toBe('Falha ao buscar usuário')
    expect(store.get(errorsAtom)).toEqual({})
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

/** Signs in as another tab would, and sends this tab the storage event. */
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
