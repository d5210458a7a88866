import { expect } from 'vitest'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { store } from '../../lib/state/store.ts'
import { tokenAtom } from '../../session/atoms.ts'
import { signIn } from '../../session/sign-in.ts'
import { typedIn, type Write } from '../../testing/acts.ts'
import { backend, worker } from '../../testing/backend.ts'
import { becomes } from '../../testing/becomes.ts'
import { failCall } from '../../testing/fail-call.ts'
import { complaintsAbout, type Fault } from '../../testing/faults.ts'
import { listenForAnnouncements } from '../../testing/announcements.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { resetToasts } from '../../testing/reset-toasts.ts'
import { settled } from '../../testing/settled.ts'
import { makeSlowImmediate, stopWaiting } from '../../testing/slow.ts'

/** Faults tried after the others, in this order: once a wait is cancelled the screen can send again at once. */
const last = ['never answers', '429', '401']
/** A change that shows at once has nobody who waits and could cancel, so its call stays pending. */
const lastAtOnce = ['429', '401', 'never answers']

/**
 * Makes a writing call on its screen with these faults, one after the other. Returns what is wrong: each has to be told,
 * without losing what was typed (G4, G5).
 */
export async function tryWrite(
  call: string,
  { at, persona, prepare, send, atOnce = false, endsWith = {} }: Write,
  faults: readonly Fault[],
): Promise<string[]> {
  const path = await at()
  const { pathname } = new URL(path, location.origin)
  const { router, queryClient } = await renderApp({
    path: '/erro',
    retryDelay: 0,
    ...(persona ? { persona } : {}),
  })
  makeSlowImmediate()
  const goTo = async (address: string) => {
    router.history.push(address)
    const wanted = new URL(address, location.origin).pathname
    await expect.poll(() => router.state.resolvedLocation?.pathname).toBe(wanted)
    await settled(queryClient)
  }
  const begin = async () => {
    // A toast covers the corner of the page until it leaves.
    resetToasts()
    if (persona && store.get(tokenAtom) === null) await signIn({ email: persona, password: PERSONA_PASSWORD })
    await goTo('/erro')
    await queryClient.resetQueries()
    await goTo(path)
    await prepare?.()
  }
  const isThere = () => router.state.resolvedLocation?.pathname === pathname
  const isOver = () =>
    queryClient.isMutating() === 0 &&
    router.state.status === 'idle' &&
    document.querySelector(':is(main, [role=dialog]) [data-loading]') === null

  const tryFault = async (fault: Fault) => {
    resetToasts()
    const before = typedIn(document)
    const heard = listenForAnnouncements(document)
    const failed = failCall(call, fault)
    await send()
    await expect.poll(failed.times, { message: `${fault.name}: nothing is sent` }).toBeGreaterThan(0)
    const never = fault.name === 'never answers'
    const stopped = !never || atOnce || (await stopWaiting())
    if (!never || (stopped && !atOnce)) await expect.poll(isOver, { message: fault.name }).toBe(true)
    // A cancelled wait needs no announcement.
    const told = never || (await becomes(() => heard.said() || !isThere()))
    heard.stop()
    const after = typedIn(document)
    const lost = [...before].filter(([label, value]) => value !== '' && after.get(label) !== value)
    worker.resetHandlers()
    return [
      ...(stopped ? [] : ['it waits without a word']),
      ...(told ? [] : ['it says nothing']),
      ...(!isThere() ? [] : lost.map(([label]) => `“${label}” is lost`)),
      ...complaintsAbout(document),
    ].map((complaint) => `${fault.name}: ${complaint}`)
  }

  const order = atOnce ? lastAtOnce : last
  const inOrder = faults.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  const complaints: string[] = []
  await begin()
  for (const [index, fault] of inOrder.entries()) {
    complaints.push(...(await tryFault(fault)))
    const ends = fault.name === '429' || endsWith[fault.name] !== undefined || !isThere()
    if (ends && index < inOrder.length - 1) await begin()
  }
  return [...complaints, ...backend.unknownCalls]
}
