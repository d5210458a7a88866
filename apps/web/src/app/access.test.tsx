import type { AsyncRouteComponent } from '@tanstack/react-router'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import routesGuide from '../../../../docs/routes.md?raw'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import { store } from '../lib/store.ts'
import { TOKEN_KEY, tokenAtom, userAtom } from '../session/atoms.ts'
import { signIn } from '../session/sign-in.ts'
import { worker } from '../testing/backend.ts'
import { renderApp } from '../testing/render-app.tsx'

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

/** Who opens what, as docs/routes.md has it: a new route is one line there. */
const table = new Map(
  [...routesGuide.matchAll(/^\| `(\/[^`]*)` \|[^|]*\| (\w+) \|/gm)].map(([, path = '', who = '']) => [
    path,
    who,
  ]),
)

/** The folder of the route files says who opens them; the guide says it for people. */
const layouts: Record<string, string> = {
  _public: 'everyone',
  _guest: 'guests',
  _athlete: 'athlete',
  _company: 'company',
  _admin: 'admin',
}

const ids: Record<string, string> = {
  '/field/$id': 'fld-arena-beira-mar-campo-norte',
  '/company/$id': 'cmp-arena-beira-mar',
}
const withId = (pattern: string) => pattern.replace('$id', ids[pattern] ?? 'bkg-atleta-13')

/** Where somebody who opens a route ends. */
function endOf(pattern: string, who: Persona | 'guest'): string {
  const opens = table.get(pattern)
  // A13
  const path = pattern === '/atleta' && who === 'athlete' ? homes.athlete : withId(pattern)
  if (opens === 'everyone' || opens === who || (opens === 'guests' && who === 'guest')) return path
  return who === 'guest' ? `/login?redirect=${encodeURIComponent(path)}` : homes[who]
}

/** A refused token ends on the login from wherever it was (D6, D8). */
const afterRefusal = (pattern: string) =>
  pattern === '/login' ? '/login' : `/login?redirect=${encodeURIComponent(withId(pattern))}`

type App = Awaited<ReturnType<typeof renderApp>>

/** A busy machine is no reason to fail; in milliseconds. */
const timeout = 10_000

const ends = (end: (pattern: string) => string) =>
  [...table.keys()].map((pattern) => `${pattern} → ${end(pattern)}`)

/** Opens every route in turn, each `as` somebody; answers where each ended. */
async function walk({ router }: App, end: (pattern: string) => string, as?: () => void): Promise<string[]> {
  const walked: string[] = []
  for (const pattern of table.keys()) {
    as?.()
    router.history.push(withId(pattern))
    const wanted = end(pattern)
    const at = () => [router.latestLocation.href, router.state.resolvedLocation?.href]
    await expect.poll(at, { message: pattern, timeout }).toEqual([wanted, wanted])
    // Where a guard does not ask, the answer comes later, and may still send on.
    if (as && wanted !== afterRefusal(pattern)) {
      await expect
        .poll(() => store.get(userAtom), { message: `the user at ${pattern}`, timeout })
        .not.toBeNull()
    }
    walked.push(`${pattern} → ${router.latestLocation.href}`)
  }
  return walked
}

describe('every route (A1–A13)', () => {
  it('stands in the guide, where its guard has it, and the guide invents none (B9)', async () => {
    const { router } = await renderApp({ path: '/erro' })
    const routes = Object.entries(router.routesByPath).map(([path, { id }]) => [
      path.replace(/(.)\/$/, '$1'),
      layouts[id.split('/')[1] ?? ''],
    ])
    expect(Object.fromEntries(routes)).toEqual(Object.fromEntries(table))
  })

  it('opens for a guest, or leads to the login and back (B1)', async () => {
    const app = await renderApp({ path: '/erro' })
    const end = (pattern: string) => endOf(pattern, 'guest')
    expect(await walk(app, end)).toEqual(ends(end))
  })

  describe.each(Object.keys(personas) as Persona[])('for %s', (who) => {
    const end = (pattern: string) => endOf(pattern, who)

    it('opens or leads home, signed in a moment ago (B2, B3, B4, B6)', async () => {
      const app = await renderApp({ path: '/erro' })
      await signIn({ email: personas[who], password: PERSONA_PASSWORD })
      expect(await walk(app, end)).toEqual(ends(end))
    })

    it('opens or leads home, with a stored token and the user not asked for yet (B7, D5)', async () => {
      const app = await renderApp({ path: '/erro', persona: personas[who] })
      expect(await walk(app, end, () => store.set(userAtom, null))).toEqual(ends(end))
    })

    it('leads to the login, with a token that is over (D6, D8)', async () => {
      const app = await renderApp({ path: '/erro', persona: personas[who] })
      const token = readStored(TOKEN_KEY)
      worker.use(http.get('/api/me', () => new HttpResponse(null, { status: 401 })))
      expect(await walk(app, afterRefusal, () => restore(token))).toEqual(ends(afterRefusal))
    })
  })

  it('leads to the login, with a session that is over (D6)', async () => {
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
