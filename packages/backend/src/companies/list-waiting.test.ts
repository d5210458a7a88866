import type { ArenaNeed } from '@campo-livre/domain/companies/arena-needs.ts'
import { dueUntilTomorrow, lowOrOut, unanswered, unpaid } from '@campo-livre/domain/companies/need-filters.ts'
import { expect, test } from 'vitest'
import { createBackend } from '@campo-livre/mocks/backend.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { newSession } from '../auth/new-session.ts'
import { personaIds } from '@campo-livre/mocks/personas/persona-ids.ts'
import { buildSeed } from '@campo-livre/mocks/seed/build-seed.ts'

test('counts what waits as the lists behind it do (decision 100, H2)', async () => {
  const clock = createFixedClock('2026-11-20T22:00:00.000Z')
  const backend = await createBackend({ seed: buildSeed, clock })
  const { id: token } = await backend.db.sessions.insert(newSession(personaIds.empresa, clock.now(), null))
  const ask = async (path: string): Promise<{ data: readonly never[]; meta?: { total: number } }> => {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await backend.handle(new Request(`http://x/api${path}`, { headers }))
    return (await answer.json()) as never
  }
  const total = async (list: string, ...filters: object[]) =>
    (await ask(`/company/${list}?perPage=1&filters=${encodeURIComponent(JSON.stringify(filters))}`)).meta
      ?.total
  const needs = (await ask('/company/waiting')).data as readonly ArenaNeed[]
  const count = (kind: ArenaNeed['kind']) => needs.find((need) => need.kind === kind)?.count ?? 0
  expect(needs.length).toBeGreaterThan(3)
  expect(count('tabs')).toBe((await ask('/company/tabs/open')).data.length)
  expect(count('stock')).toBe(await total('products', lowOrOut))
  expect(count('expenses')).toBe(await total('expenses', unpaid, dueUntilTomorrow('2026-11-20')))
  expect(count('reviews')).toBe(await total('reviews', unanswered))
  expect(count('reviews')).toBeGreaterThan(0)
  const requests = (await ask('/company/series/requests')).data as readonly { status: string }[]
  expect(count('request')).toBe(requests.filter(({ status }) => status === 'open').length)
  const series = (await ask('/company/series')).data as readonly { overdueCents: number; dueCents: number }[]
  expect(count('overdue')).toBe(series.filter(({ overdueCents }) => overdueCents > 0).length)
})
