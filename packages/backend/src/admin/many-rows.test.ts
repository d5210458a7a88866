import { expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const ROWS = 80_000

/** Returns the milliseconds of this process's own work, whatever else the machine does. */
async function worked(task: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

it('lists, sorts and filters 80,000 rows in no time (H12, payload#3904)', async () => {
  const { interests } = backend.server.db
  interests.load(
    Array.from({ length: ROWS }, (_, index) => ({
      id: `int-${index}`,
      name: `Arena ${(index * 7919) % ROWS}`,
      email: `arena${index}@arena.test`,
      phone: '11987654321',
      createdAt: '2026-11-01T12:00:00.000Z',
    })),
  )
  const filters = JSON.stringify([
    { column: 'name', operator: 'and', conditions: [{ mode: 'contains', value: '77' }] },
  ])
  const list = (query: string) => backend.ask(`GET /admin/contacts?${query}`, { as: 'admin' })
  expect((await list('page=1')).body.meta).toMatchObject({ total: ROWS })
  for (const query of ['page=9', 'sort=-name', `filters=${encodeURIComponent(filters)}&sort=name`])
    expect(await worked(() => list(query)), query).toBeLessThan(1_500)
})
