import type { AsyncRouteComponent } from '@tanstack/react-router'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { signIn } from '../session/sign-in.ts'
import { worker } from '../testing/backend.ts'
import { renderApp } from '../testing/render-app.tsx'
import { routes } from '../testing/routes.ts'
import { settled } from '../testing/settled.ts'
import { endFor, ends, everybody, layouts, personas } from './testing/ends.ts'
import { walk } from './testing/walk.ts'

describe('every route (A1, A2, A3, A4, A5, A6, A7, A9, A10, A11)', () => {
  it('is in docs/routes.md with the owner that its guard has, and docs/routes.md has no other (B9)', async () => {
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
      // All reads count: earlier tests may still be signing out.
      if (request.method === 'GET' && [401, 403].includes(response.status)) refused.push(request.url)
    }
    worker.events.on('response:mocked', note)
    onTestFinished(() => worker.events.removeListener('response:mocked', note))
    const end = endFor('guests')
    expect(await walk(app, end)).toEqual(ends(end))
    await settled(app.queryClient)
    expect(refused).toEqual([])
  })

  it('requests nothing before its guard has decided (B9)', async () => {
    const { router, queryClient } = await renderApp({ path: '/esqueci-minha-senha' })
    const asked: string[] = []
    const note = ({ request }: { request: Request }) => {
      // All reads: the tests before may still be signing out.
      if (request.method === 'GET') asked.push(new URL(request.url).pathname)
    }
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
    await expect.poll(() => router.state.matches.at(-1)?.routeId).toBe('/_public/company/$id')
    router.history.push('/company/fields')
    await expect.poll(() => router.state.resolvedLocation?.href).toBe('/login?redirect=%2Fcompany%2Ffields')
  })

  describe.each(everybody)('for %s', (who) => {
    it('opens or redirects home, right after signing in (B2, B3, B4, B6)', async () => {
      const app = await renderApp({ path: '/erro' })
      await signIn({ email: personas[who], password: PERSONA_PASSWORD })
      const end = endFor(who)
      expect(await walk(app, end)).toEqual(ends(end))
    })
  })

  it('is known: any other address shows the not-found screen (A8)', async () => {
    const { router } = await renderApp({ path: '/erro', persona: personas.unknown })
    const missing = router.options.defaultNotFoundComponent as AsyncRouteComponent<object>
    await missing.preload?.()
    router.history.push('/nada/por-aqui')
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Essa página não existe' }))
      .toBeVisible()
  })
})
