import type { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Write } from '../testing/acts.ts'
import { failCall } from '../testing/fail-call.ts'
import { allFaults } from '../testing/faults.ts'
import { renderApp } from '../testing/render-app.tsx'
import { settled } from '../testing/settled.ts'
import { allWrites } from './testing/all-writes.ts'
import { probeSubjects } from './testing/probe-subjects.ts'

const marking = 'POST /notification-messages/mark-all-read'

/** The subjects refreshed after a refusal, which something else may have changed. */
const doubted = { 'POST /me/deletion': ['deletion'], [marking]: ['notifications'] }

/** Returns a function that tells whether a mutation has ended since. */
function watchEnd(client: QueryClient): () => boolean {
  let ended = false
  const stop = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && ['success', 'error'].includes(event.action.type)) ended = true
  })
  onTestFinished(stop)
  return () => ended
}

/** Makes a call as a person does; returns the subjects that are fetched again. */
async function changedBy(write: Write | undefined) {
  if (!write) throw new Error('there is no such call')
  const { at, persona, prepare, send } = write
  const app = await renderApp({ path: await at(), retryDelay: 0, ...(persona ? { persona } : {}) })
  await settled(app.queryClient)
  await prepare?.()
  const changed = await probeSubjects(app.queryClient)
  const ended = watchEnd(app.queryClient)
  await send()
  await expect.poll(ended).toBe(true)
  await settled(app.queryClient)
  return changed().toSorted()
}

describe('what a write changes', () => {
  it.each(Object.entries(allWrites).filter(([, { changes }]) => changes.length > 0))(
    'is read again after %s',
    async (_call, write) => expect(await changedBy(write)).toEqual(write.changes.toSorted()),
  )

  it('is not read again when the answer has all of it', async () => {
    expect(await changedBy(allWrites[marking])).toEqual([])
  })

  it.each(Object.entries(doubted))('is read again when %s is refused', async (call, subjects) => {
    const refusal = allFaults.find(({ name }) => name === '409')
    if (!refusal) throw new Error('there is no such fault')
    failCall(call, refusal)
    expect(await changedBy(allWrites[call])).toEqual(subjects)
  })
})
