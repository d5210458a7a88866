import type { AsyncRouteComponent } from '@tanstack/react-router'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import { store } from '../lib/store.ts'
import { TOKEN_KEY, tokenAtom, userAtom } from '../session/atoms.ts'
import { signIn } from '../session/sign-in.ts'
import { worker } from '../testing/backend.ts'
import { renderApp } from '../testing/render-app.tsx'
import { type Address, type Owner, routes } from '../testing/routes.ts'
import { settled } from '../testing/settled.ts'

const personas = {
  athlete: 'nova@campolivre.test',
  company: 'empresa.nova@campolivre.test',
  admin: 'admin@campolivre.test',
  unknown: 'desconhecido@campolivre.test',
} as const
type Persona = keyof typeof personas

const homes: Record<Persona, string> = {
  athlete: '/atleta/perfil',
  company: '/company',
  admin: '/pages/crud',
  // B6: sent to the company's home, which refuses it.
  unknown: '/acesso-negado',
}

/** The folder of the route files says who opens them; the guide says it for people. */
const layouts: Record<string, Owner> = {
  _public: 'everyone',
  _guest: 'guests',
  _athlete: 'athlete',
  _company: 'company',
  _admin: 'admin',
}

/** Where somebody who opens a route ends. */
function endOf({ pattern, path, owner }: Address, who: Persona | 'guests'): string {
  // A13
  if (pattern === '/atleta' && who === 'athlete') return homes.athlete
  if (owner === 'everyone' || owner === who) return path
  return who === 'guests' ? `/login?redirect=${encodeURIComponent(path)}` : homes[who]
}

/** A refused token ends on the login from wherever it was, but where guests are at home (D6, D8). */
const afterRefusal = ({ path, owner }: Address) =>
  owner === 'guests' ? path : `/login?redirect=${encodeURIComponent(path)}`

type App = Awaited<ReturnType<typeof renderApp>>

/** A busy machine is no reason to fail; in milliseconds. */
const timeout = 10_000

type End = (address: Address) => string

const ends = (end: End) => routes.map((address) => `${address.pattern} → ${end(address)}`)

/** Opens every route in turn, each `as` somebody; answers where each ended. */
async function walk({ router }: App, end: End, as?: () => void): Promise<string[]> {
  const walked: string[] = []
  for (const address of routes) {
    const { pattern } = address
    as?.()
    router.history.push(address.path)
    const wanted = end(address)
    const at = () => [router.latestLocation.href, router.state.resolvedLocation?.href]
    await expect.poll(at, { message: pattern, timeout }).toEqual([wanted, wanted])
    // Where a guard does not ask, the answer comes later, and may still send on.
    if (as && wanted !== afterRefusal(address)) {
      await expect
        .poll(() => store.get(userAtom), { message: `the user at ${pattern}`, timeout })
        .not.toBeNull()
    }
    walked.push(`${pattern} → ${router.latestLocation.href}`)
  }
  return walked
}

describe('every route (A1, A2, A3, A4, A5, A6, A7, A9, A10, A11)', () => {
  it('stands in the guide, where its guard has it, and the guide invents none (B9)', async () => {
    const { router } = await renderApp({ path: '/erro' })
    const files = Object.entries(router.routesByPath).map(([path, { id }]) => [
      path.replace(/(.)\/$/, '$1'),
      layouts[id.split('/')[1] ?? ''],
    ])
    const guide = routes.map(({ pattern, owner }) => [pattern, owner])
    expect(Object.fromEntries(files)).toEqual(Object.fromEntries(guide))
  })

  it('opens for a guest, who is refused nothing by the server, or leads to the login and back (B1, B9)', async () => {
    const app = await renderApp({ path: '/erro' })
    const refused: string[] = []
    const note = ({ request, response }: { request: Request; response: Response }) => {
      // All reads: the tests before may still be signing out.
      if (request.method === 'GET' && [401, 403].includes(response.status)) refused.push(request.url)
    }
    worker.events.on('response:mocked', note)
    onTestFinished(() => worker.events.removeListener('response:mocked', note))
    const end: End = (address) => endOf(address, 'guests')
    expect(await walk(app, end)).toEqual(ends(end))
    await settled(app.queryClient)
    expect(refused).toEqual([])
  })

  it('asks the server for nothing before its guard has spoken (B9)', async () => {
    const { router, queryClient } = await renderApp({ path: '/esqueci-minha-senha' })
    const asked: string[] = []
    const note = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname)
    worker.events.on('request:match', note)
    onTestFinished(() => worker.events.removeListener('request:match', note))
    const guarded = routes.filter(({ owner }) => owner !== 'everyone' && owner !== 'guests')
    for (const { path } of guarded) {
      router.history.push(path)
      await expect.poll(() => router.state.resolvedLocation?.search).toEqual({ redirect: path })
    }
    await settled(queryClient)
    expect(asked).toEqual([])
  })

  it('`/atleta` is the profile (A13)', async () => {
    const { router } = await renderApp({ path: '/atleta', persona: personas.athlete })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(router.latestLocation.pathname).toBe('/atleta/perfil')
  })

  it('`/company/…` is a private area by its name, and a public profile by any other (A12)', async () => {
    const { router } = await renderApp({ path: '/company/cmp-arena-beira-mar' })
    expect(router.state.matches.at(-1)?.routeId).toBe('/_public/company/$id')
    router.history.push('/company/fields')
    await expect.poll(() => router.state.resolvedLocation?.href).toBe('/login?redirect=%2Fcompany%2Ffields')
  })

  describe.each(Object.keys(personas) as Persona[])('for %s', (who) => {
    const end: End = (address) => endOf(address, who)

    it('opens or leads home, signed in a moment ago (B2, B3, B4, B6)', async () => {
      const app = await renderApp({ path: '/erro' })
      await signIn({ email: personas[who], password: PERSONA_PASSWORD })
      expect(await walk(app, end)).toEqual(ends(end))
    })

    it('opens or leads home, with a stored token and the user not asked for yet (B7, D5)', async () => {
      const app = await renderApp({ path: '/erro', persona: personas[who] })
      expect(await walk(app, end, () => store.set(userAtom, null))).toEqual(ends(end))
    })

    it('leads to the login, or stays a guests’ page, with a token that is over (D6, D8)', async () => {
      const app = await renderApp({ path: '/erro', persona: personas[who] })
      const token = readStored(TOKEN_KEY)
      worker.use(http.get('/api/me', () => new HttpResponse(null, { status: 401 })))
      expect(await walk(app, afterRefusal, () => restore(token))).toEqual(ends(afterRefusal))
    })
  })

  it('leads to the login, or stays a guests’ page, with a session that is over (D6)', async () => {
    const app = await renderApp({ path: '/erro', persona: personas.athlete })
    const token = readStored(TOKEN_KEY)
    worker.use(http.get('/api/me', () => new HttpResponse(null, { status: 419 })))
    expect(await walk(app, afterRefusal, () => restore(token))).toEqual(ends(afterRefusal))
  })

  it('is not every address: the others say that there is nothing (A8)', async () => {
    const { router } = await renderApp({ path: '/erro', persona: personas.unknown })
    const missing = router.options.defaultNotFoundComponent as AsyncRouteComponent<object>
    await missing.preload?.()
    router.history.push('/nada/por-aqui')
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Essa página não existe' }))
      .toBeVisible()
  })
})

/** As at the start of the app: a token, and nobody known. */
function restore(token: string | null): void {
  writeStored(TOKEN_KEY, token)
  store.set(tokenAtom, token)
  store.set(userAtom, null)
}
