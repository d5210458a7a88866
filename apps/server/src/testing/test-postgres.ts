import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { migrate } from '../store/migrate.ts'
import { startPostgres, type StartedPostgres } from '../postgres/start-postgres.ts'
import { connect, type Sql } from '../store/sql.ts'

/** Starts a PostgreSQL for the tests of a file, migrated and empty. */
export function testPostgres(connections = 4) {
  const folder = join(tmpdir(), `campo-${randomUUID()}`)
  let server: StartedPostgres
  let sql: Sql
  beforeAll(async () => {
    server = await startPostgres(folder)
    sql = connect(server.url, connections)
    await migrate(sql)
  })
  afterAll(async () => {
    await sql.end()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get sql() {
      return sql
    },
    get url() {
      return server.url
    },
  }
}
