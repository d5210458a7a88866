import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { readStored } from '../lib/storage.ts'
import { store } from '../lib/store.ts'
import { worker } from '../testing/backend.ts'
import { renderApp } from '../testing/render-app.tsx'
import { TOKEN_KEY, tokenAtom, userAtom } from './atoms.ts'
import { loseSession, signOut } from './session.ts'

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

  it('is over after signing out, even when the server fails (D7)', async () => {
    const { queryClient } = await renderApp({ path: '/atleta/reservas', persona })
    worker.use(http.post('/api/auth/logout', () => HttpResponse.error()))
    await signOut()
    expect(readStored(TOKEN_KEY)).toBeNull()
    expect(store.get(userAtom)).toBeNull()
    expect(queryClient.getQueryData(['me'])).toBeUndefined()
  })

  it('is dropped when the user cannot be fetched, and the login screen says so (B7)', async () => {
    worker.use(http.get('/api/me', () => new HttpResponse('<h1>Oops</h1>', { status: 503 })))
    store.set(tokenAtom, 'a-stored-token')
    await renderApp({ path: '/atleta/perfil' })
    await expect.element(page.getByText('Falha ao buscar usuário'), { timeout: 5_000 }).toBeVisible()
    expect(store.get(tokenAtom)).toBeNull()
  })
})
