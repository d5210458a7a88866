import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { NOW, tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { expect, it } from 'vitest'
import { testPostgres } from '../testing/test-postgres.ts'
import { makeKeys } from './make-keys.ts'
import { layOut } from './seed.ts'

const postgres = testPostgres(1)

it('gives rows that were there before a key the key that they are stored with now, once', async () => {
  const { sql } = postgres
  await layOut(sql, tinySeed(), NOW, plainPasswords)
  const keys = () => sql.ask('select id, key_name, key_city from companies order by seq')
  const stored = await keys()
  expect(stored[0]?.key_city).toEqual(['SP sao paulo'])
  await sql.ask("update companies set key_name = '{}', key_city = '{}'")
  await makeKeys(sql)
  expect(await keys()).not.toEqual(stored)
  await sql.ask("insert into keys_to_make values ('companies'), ('no_table')")
  await makeKeys(sql)
  expect(await keys()).toEqual(stored)
  expect(await sql.ask('select table_name from keys_to_make')).toEqual([])
})
