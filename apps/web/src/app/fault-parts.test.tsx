import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { store } from '../lib/state/store.ts'
import { tokenAtom } from '../session/atoms.ts'
import { worker } from '../testing/backend.ts'
import { allFaults, complaintsAbout } from '../testing/faults.ts'
import { renderApp } from '../testing/render-app.tsx'
import { allWrites } from './testing/all-writes.ts'
import { reads } from './testing/reads.ts'
import { tryRead } from './testing/try-read.ts'
import { tryWrite } from './testing/try-write.ts'

/** Milliseconds; a test tries a screen with every fault. */
const LONG = 120_000

/** The parts through which every call of a screen goes, each with a call that goes through it. */
const writesOf = [
  ['the action', 'POST /bookings/{id}/cancel'],
  ['the form', 'PUT /me/account'],
  ['the form in a drawer', 'PUT /company/products/{id}'],
  ['the command queue', 'POST /company/tabs/commands'],
] as const

function known<T>(calls: Readonly<Record<string, T>>, name: string): T {
  const call = calls[name]
  if (call === undefined) throw new Error(`There is no call ${name}.`)
  return call
}

describe('the parts that every call goes through, failing in every way (G4, G5)', () => {
  it(
    'QueryState',
    async () => {
      expect(await tryRead('/bookings', known(reads, '/bookings'), allFaults)).toEqual([])
    },
    LONG,
  )

  it.each(writesOf)(
    '%s',
    async (_part, call) => {
      expect(await tryWrite(call, known(allWrites, call), allFaults)).toEqual([])
    },
    LONG,
  )
})

describe('the session', () => {
  it.each(allFaults.filter(({ name }) => name !== 'never answers'))(
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
