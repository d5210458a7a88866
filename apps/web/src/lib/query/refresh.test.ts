import type { Subject } from '@campo-livre/api/client/subject.ts'
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { createMutationCache, type WriteMeta } from './refresh.ts'

/** Makes a write with a shown and a hidden query of some subjects; returns which are read again and which are stale. */
async function after(
  meta: WriteMeta,
  answer: () => Promise<void>,
  subjects: readonly Subject[] = ['tabs', 'tills'],
) {
  const client = new QueryClient({ mutationCache: createMutationCache() })
  const asked: string[] = []
  for (const subject of subjects) {
    client.setQueryData([subject, 'shown'], 1)
    client.setQueryData([subject, 'hidden'], 1)
    const queryFn = () => {
      asked.push(subject)
      return 2
    }
    const shown = new QueryObserver(client, { queryKey: [subject, 'shown'], queryFn, staleTime: Infinity })
    onTestFinished(shown.subscribe(() => undefined))
  }
  await new MutationObserver(client, { mutationFn: answer, meta }).mutate().catch(() => undefined)
  await expect.poll(() => client.isFetching()).toBe(0)
  const stale = client
    .getQueryCache()
    .findAll({ stale: true })
    .map(({ queryKey }) => queryKey.join(' '))
  return { asked, stale }
}

const counter: WriteMeta = { changes: ['tabs'], writesCache: ['tabs'] }

it('what a write has brought up to date on screen is not read again; all else that shows it is', async () => {
  expect(await after(counter, () => Promise.resolve())).toEqual({
    asked: ['tills'],
    stale: ['tabs hidden', 'tills hidden'],
  })
})

it('all of it is read again after a failure', async () => {
  expect(await after(counter, () => Promise.reject(new Error('refused')))).toEqual({
    asked: ['tabs', 'tills'],
    stale: ['tabs hidden', 'tills hidden'],
  })
})

it.each([
  ['a field', 'in the first steps of its company', 'fields', 'company'],
  ['a payment of a tab', 'in the report of the till', 'tabs', 'tills'],
  ['a payment of a tab', 'in the booking that is linked to it', 'tabs', 'bookings'],
] as const)('%s is read again %s', async (_what, _where, changed, shown) => {
  expect((await after({ changes: [changed] }, () => Promise.resolve(), [shown])).asked).toEqual([shown])
})
