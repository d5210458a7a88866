import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testPostgres } from '../testing/test-postgres.ts'
import { migrate, migrationsFolder, statementsOf } from './migrate.ts'

const postgres = testPostgres()

it('reads the statements of a file: a body in $$ is one of them', () => {
  const text = [
    '-- Why.',
    'CREATE TABLE a (',
    '  id text',
    ');',
    '',
    'CREATE FUNCTION b() AS $$',
    'BEGIN;',
    'END;',
    '$$;',
  ].join('\n')
  expect(statementsOf(text)).toEqual([
    'CREATE TABLE a (\n  id text\n);\n',
    'CREATE FUNCTION b() AS $$\nBEGIN;\nEND;\n$$;\n',
  ])
})

it('runs nothing twice', async () => {
  expect(await migrate(postgres.sql)).toEqual([])
  const rows = await postgres.sql.ask('select name from migrations order by name')
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))
  expect(rows.map(({ name }) => name)).toEqual(files.toSorted())
})
