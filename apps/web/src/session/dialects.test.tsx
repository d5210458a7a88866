import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { dialectNames } from '@campo-livre/mocks/dialects/dialect-name.ts'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { readStored } from '../lib/storage/storage.ts'
import { store } from '../lib/state/store.ts'
import { backend } from '../testing/backend.ts'
import { renderApp } from '../testing/render-app.tsx'
import { TOKEN_KEY, tokenAtom, userAtom } from './atoms.ts'
import { signOut } from './sign-out.ts'

describe.each(dialectNames)('with a server that answers in the manner of "%s"', (dialect) => {
  const open = (path: string, persona?: string) => {
    backend.db.settings.dialect = dialect
    return renderApp(persona ? { path, persona } : { path })
  }
  const enter = async (email: string, password = PERSONA_PASSWORD) => {
    await page.getByLabelText('E-mail').fill(email)
    await page.getByLabelText('Senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  }

  it('signs in through the form, keeps the token, and knows the person (D2, D4)', async () => {
    const { router } = await open('/login')
    await enter('nova@campolivre.test')
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/perfil')
    expect(readStored(TOKEN_KEY)).toBe(store.get(tokenAtom))
    expect(store.get(userAtom)).toMatchObject({
      email: 'nova@campolivre.test',
      emailVerifiedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/),
      profile: { name: 'athlete' },
    })
  })

  it('restores a kept token and fetches its user (D5, B7)', async () => {
    const [owner] = backend.db.users.by('email', 'empresa.nova@campolivre.test')
    const createdAt = backend.db.clock.now()
    const session = newSession(owner?.id ?? '', createdAt, null)
    await backend.db.sessions.insert({ ...session, id: 'kept-token' })
    store.set(tokenAtom, 'kept-token')
    const { router } = await open('/company')
    await expect.poll(() => store.get(userAtom)?.email).toBe('empresa.nova@campolivre.test')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(router.latestLocation.pathname).toBe('/company')
    expect(store.get(tokenAtom)).toBe('kept-token')
  })

  it('ends a session that the server does not know, without its English (D6, G1a)', async () => {
    store.set(tokenAtom, 'ended-long-ago')
    const { router } = await open('/atleta/reservas?quando=passadas')
    await expect
      .poll(() => router.latestLocation.search)
      .toEqual({ redirect: '/atleta/reservas?quando=passadas' })
    expect(store.get(tokenAtom)).toBeNull()
    await expect.element(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
    expect(document.body.innerText).not.toMatch(/unauthenticated/i)
  })

  it.each([
    ['a wrong password', 'nova@campolivre.test', 'Errada@123', /não conferem|Credenciais inválidas/],
    ['an inactive account', 'bloqueada@campolivre.test', PERSONA_PASSWORD, /Sua conta está inativa/],
  ])('says in the words of the server why %s does not get in (D10)', async (_who, email, password, words) => {
    const { router } = await open('/login')
    await enter(email, password)
    const field = page.getByLabelText('E-mail')
    await expect.element(field).toHaveAccessibleDescription(words)
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue(email)
    expect(router.latestLocation.pathname).toBe('/login')
    expect(store.get(tokenAtom)).toBeNull()
  })

  it('sends a profile that the app does not know to where it is told so (B6)', async () => {
    const { router } = await open('/company', 'desconhecido@campolivre.test')
    await expect.poll(() => router.latestLocation.pathname).toBe('/acesso-negado')
    await expect.element(page.getByRole('heading', { name: 'Acesso negado' })).toBeVisible()
  })

  it('signs out (D7)', async () => {
    const { router } = await open('/atleta/perfil', 'nova@campolivre.test')
    signOut()
    await expect.poll(() => router.latestLocation.href).toBe('/login')
    expect(readStored(TOKEN_KEY)).toBeNull()
  })
})
