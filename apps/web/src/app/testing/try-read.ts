import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { becomes } from '../../testing/becomes.ts'
import { failCall } from '../../testing/fail-call.ts'
import { complaintsAbout, type Fault, toldFailures } from '../../testing/faults.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { settled } from '../../testing/settled.ts'
import { makeSlowImmediate, stopWaiting } from '../../testing/slow.ts'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { signIn } from '../../session/sign-in.ts'
import type { reads } from './reads.ts'
import { worker } from '../../testing/backend.ts'

type Read = (typeof reads)[string]

/** Makes a reading call on its screen with these faults, one after the other. Returns what is wrong: each has to
 * be told (G4). */
export async function tryRead(
  call: string,
  { path, persona, silent, missing, opens, below }: Read,
  faults: readonly Fault[],
): Promise<string[]> {
  const open = async () => {
    if (opens) await page.getByRole('button', { name: opens.button }).click()
    if (below === undefined) return
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect.element(page.getByRole('heading', { name: below })).toBeInTheDocument()
  }
  const { router, queryClient } = await renderApp({
    path,
    retryDelay: 0,
    ...(persona ? { persona } : {}),
  })
  makeSlowImmediate()
  const tryFault = async (fault: Fault) => {
    const never = fault.name === 'never answers'
    const failed = failCall(`GET ${call}`, fault)
    void queryClient.resetQueries(opens && { queryKey: opens.queryKey })
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
  for (const fault of faults) complaints.push(...(await tryFault(fault)))
  return complaints
}
