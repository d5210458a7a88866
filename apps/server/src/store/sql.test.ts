import { expect, it } from 'vitest'
import { testPostgres } from '../testing/test-postgres.ts'

const postgres = testPostgres()

it('goes on when PostgreSQL ends its connections: who asked is told, who asks next is answered', async () => {
  const { sql } = postgres
  let closed = 0
  for (let round = 0; round < 10; round += 1)
    await sql
      .transaction('read', async (ask) => {
        const ended = await ask('select pg_terminate_backend(pg_backend_pid())').catch(() => 'ended')
        expect(ended).toBe('ended')
        await ask('select 1')
      })
      .catch(() => (closed += 1))
  expect(closed).toBe(10)
  // One that was ended may be the next to be asked, once.
  await expect.poll(() => sql.ask('select 1 as one').catch(() => null)).toEqual([{ one: 1 }])
})
