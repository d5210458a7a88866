import { expect, it } from 'vitest'
import { testPostgres } from '../testing/test-postgres.ts'
import { migrate, statementsOf } from './migrate.ts'

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
  expect(rows.map(({ name }) => name)).toEqual([
    '0000-tables.sql',
    '0001-ground.sql',
    '0002-once.sql',
    '0003-mails.sql',
    '0004-waiting-mails.sql',
  ])
})
