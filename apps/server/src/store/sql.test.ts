import { expect, it } from 'vitest'
import { testPostgres } from '../testing/test-postgres.ts'

const postgres = testPostgres()

it('goes on when PostgreSQL ends its connections: who asked is told, who asks next is answered', async () => {
  const { sql } = postgres
  const ends: unknown[] = []
  const told: unknown[] = []
  for (let round = 0; round < 10; round += 1)
    await sql
      .transaction('read', async (ask) => {
        ends.push(await ask('select pg_terminate_backend(pg_backend_pid())').catch(codeOf))
        await ask('select 1')
      })
      .catch((error: unknown) => told.push(codeOf(error)))
  // PostgreSQL says why it ends the connection, or is gone before it has.
  for (const end of ends) expect(['57P01', 'CONNECTION_CLOSED']).toContain(end)
  // A round may begin on a connection that the one before has ended: it is told so at once.
  expect(ends.length).toBeGreaterThan(3)
  expect(told).toHaveLength(10)
  // One that was ended may be the next to be asked, once.
  await expect.poll(() => sql.ask('select 1 as one').catch(codeOf)).toEqual([{ one: 1 }])
})

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error
}
