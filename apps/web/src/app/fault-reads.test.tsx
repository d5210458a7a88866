import { apiCalls } from '@campo-livre/mocks/calls.ts'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { store } from '../lib/store.ts'
import { tokenAtom } from '../session/atoms.ts'
import { worker } from '../testing/backend.ts'
import { complaintsAbout, type Fault, faults } from '../testing/faults.ts'
import { renderApp } from '../testing/render-app.tsx'
import { settled } from '../testing/settled.ts'
import { beSlowAtOnce, stopWaiting } from '../testing/slow.ts'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { signIn } from '../session/sign-in.ts'

const athlete = 'atleta@campolivre.test'
const company = 'empresa@campolivre.test'

const admin = 'admin@campolivre.test'
const adminThings = {
  users: 'usuarios',
  companies: 'empresas',
  fields: 'campos',
  bookings: 'reservas',
  products: 'produtos',
  tabs: 'comandas',
  expenses: 'despesas',
  rachas: 'rachas',
  reviews: 'avaliacoes',
}

type Read = {
  path: string
  persona?: string
  /** What it brings is only an offer: without it the screen works as well, and says nothing. */
  silent?: boolean
  /** What has to be opened first. */
  open?: () => Promise<void>
}

/** Where each reading call of the app is made, and by whom. */
const reads: Record<string, Read> = {
  '/places': { path: '/campos', silent: true },
  '/fields': { path: '/campos' },
  '/fields/{id}': { path: '/field/fld-arena-beira-mar-campo-norte' },
  '/fields/{id}/availability': { path: '/field/fld-arena-beira-mar-campo-norte' },
  '/fields/{id}/reviews': { path: '/field/fld-arena-beira-mar-campo-norte' },
  '/companies/{id}': { path: '/company/cmp-arena-beira-mar' },
  '/companies/{id}/fields': { path: '/company/cmp-arena-beira-mar' },
  '/companies/{id}/reviews': { path: '/company/cmp-arena-beira-mar' },
  '/bookings': { path: '/atleta/reservas', persona: athlete },
  '/bookings/{id}': { path: '/atleta/reservas/bkg-atleta-13', persona: athlete },
  '/company': { path: '/company', persona: company },
  '/company/bookings': { path: '/company/bookings', persona: company },
  ...Object.fromEntries(
    ['fields', 'products', 'tabs', 'expenses', 'financial'].map((area) => [
      `/company/${area}`,
      { path: `/company/${area}`, persona: company },
    ]),
  ),
  '/me/account': { path: '/atleta/perfil?aba=dados', persona: athlete },
  '/me/sessions': { path: '/atleta/perfil?aba=acesso', persona: athlete },
  '/me/deletion': { path: '/atleta/perfil?aba=privacidade', persona: athlete },
  '/tabs': { path: '/atleta/comandas', persona: athlete },
  '/tabs/{id}': { path: '/atleta/comandas/tab-arena-beira-mar-006', persona: athlete },
  '/company/tabs/{id}': { path: '/company/tabs?aberto=tab-arena-beira-mar-001', persona: company },
  '/rachas/{id}': { path: '/atleta/rachas?aberto=rch-atleta-01', persona: athlete },
  '/notification-messages': {
    path: '/atleta/perfil',
    persona: athlete,
    open: () => page.getByRole('button', { name: /^Notificações/ }).click(),
  },
  '/rachas': { path: '/atleta/rachas', persona: athlete },
  ...Object.fromEntries(
    Object.entries(adminThings).map(([thing, coisa]) => [
      `/admin/${thing}`,
      { path: `/pages/crud?coisa=${coisa}`, persona: admin },
    ]),
  ),
}

/** Tried elsewhere: nobody is signed in without the first (below), the others come when somebody asks for them. */
const elsewhere = ['/me', '/me/export', '/cep/{cep}']

/** `/fields/{id}` as a pattern of the interceptor. */
const patternOf = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`

/** One test tries a screen many times over. */
const LONG = 120_000

describe('every reading call, failing in every way (G4)', () => {
  it('is known to this test', () => {
    const paths = apiCalls.filter(({ method }) => method === 'GET').map(({ path }) => path)
    expect(new Set([...Object.keys(reads), ...elsewhere])).toEqual(new Set(paths))
  })

  it.each(Object.entries(reads))(
    'GET %s',
    async (call, { path, persona, silent, open }) => {
      const { router, queryClient } = await renderApp({
        path,
        retryDelay: 0,
        ...(persona ? { persona } : {}),
      })
      beSlowAtOnce()
      const tryFault = async ({ name, answer }: Fault) => {
        worker.use(http.get(patternOf(call), answer))
        void queryClient.resetQueries()
        if (name === 'never answers' && silent) await queryClient.cancelQueries()
        const stopped = name !== 'never answers' || silent || (await stopWaiting())
        await settled(queryClient)
        const complaints = [...(stopped ? [] : ['it waits without a word']), ...complaintsAbout(document)]
        worker.resetHandlers()
        if (router.latestLocation.pathname === '/login' && persona) {
          await signIn({ email: persona, password: PERSONA_PASSWORD })
          router.history.push(path)
          await settled(queryClient)
          await open?.()
        }
        return complaints.map((complaint) => `${name}: ${complaint}`)
      }
      await settled(queryClient)
      await open?.()
      const complaints: string[] = []
      for (const fault of faults) complaints.push(...(await tryFault(fault)))
      expect(complaints).toEqual([])
    },
    LONG,
  )

  it.each(faults.filter(({ name }) => name !== 'never answers'))(
    'GET /me, at the start: $name makes a guest, who is told so (B7, D6)',
    async ({ answer }) => {
      worker.use(http.get('/api/me', answer))
      store.set(tokenAtom, 'a-kept-token')
      const { router } = await renderApp({ path: '/atleta/perfil', retryDelay: 0 })
      await expect.element(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
      expect(router.latestLocation.pathname).toBe('/login')
      expect(store.get(tokenAtom)).toBeNull()
      expect(complaintsAbout(document)).toEqual([])
    },
  )
})
