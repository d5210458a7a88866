import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { store } from '../lib/state/store.ts'
import { tokenAtom } from '../session/atoms.ts'
import { worker } from '../testing/backend.ts'
import { becomes } from '../testing/becomes.ts'
import { failCall } from '../testing/fail-call.ts'
import { allFaults, complaintsAbout, type Fault, faultsOf, toldFailures } from '../testing/faults.ts'
import { renderApp } from '../testing/render-app.tsx'
import { settled } from '../testing/settled.ts'
import { makeSlowImmediate, stopWaiting } from '../testing/slow.ts'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { signIn } from '../session/sign-in.ts'
import { reads } from './testing/reads.ts'

/** Milliseconds; a test tries a screen many times. */
const LONG = 120_000

describe('every reading call, failing in every way (G4)', () => {
  it.each(Object.entries(reads))(
    'GET %s',
    async (call, { path, persona, silent, missing, opens }) => {
      const open = async () => opens && page.getByRole('button', { name: opens }).click()
      const { router, queryClient } = await renderApp({
        path,
        retryDelay: 0,
        ...(persona ? { persona } : {}),
      })
      makeSlowImmediate()
      const tryFault = async (fault: Fault) => {
        const never = fault.name === 'never answers'
        const failed = failCall(`GET ${call}`, fault)
        void queryClient.resetQueries()
        await expect.poll(failed.times, { message: `${fault.name}: nobody asks` }).toBeGreaterThan(0)
        if (never && silent) await queryClient.cancelQueries()
        const stopped = !never || silent || (await stopWaiting())
        await settled(queryClient)
        const isTold = () =>
          router.latestLocation.pathname === '/login' ||
          toldFailures(document).length > 0 ||
          (fault.name === '404' && missing !== undefined && document.body.innerText.includes(missing))
        const told = silent !== undefined || (await becomes(isTold))
        const complaints = [
          ...(stopped ? [] : ['it waits without a word']),
          ...(told ? [] : ['it says nothing of the failure']),
          ...complaintsAbout(document),
        ]
        worker.resetHandlers()
        if (router.latestLocation.pathname === '/login' && persona) {
          await signIn({ email: persona, password: PERSONA_PASSWORD })
          router.history.push(path)
          await settled(queryClient)
          await open()
        }
        return complaints.map((complaint) => `${fault.name}: ${complaint}`)
      }
      await settled(queryClient)
      await open()
      expect(toldFailures(document), 'failures without a fault').toEqual([])
      const complaints: string[] = []
      for (const fault of faultsOf(`GET ${call}`)) complaints.push(...(await tryFault(fault)))
      expect(complaints).toEqual([])
    },
    LONG,
  )

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
