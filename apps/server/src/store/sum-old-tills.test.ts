import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { NOW, tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { expect, it } from 'vitest'
import { testPostgres } from '../testing/test-postgres.ts'
import { layOut } from './seed.ts'
import { sumOldTills } from './sum-old-tills.ts'

const postgres = testPostgres()

it('closed tills of before get their sums, and no others', async () => {
  const { sql } = postgres
  await layOut(sql, tinySeed(), NOW, plainPasswords)
  const kept = await sql.ask('select id, sums, closed_at from tills order by seq')
  expect(kept.length).toBeGreaterThan(1)
  await sql.ask("update tills set sums = null where id = 'till-closed'")
  await sumOldTills(sql, createFixedClock(NOW))
  const summed = await sql.ask('select id, sums from tills order by seq')
  for (const { id, sums, closed_at: closedAt } of kept)
    expect(summed.find((each) => each.id === id)?.sums, String(id)).toEqual(
      closedAt !== null && id === 'till-closed' ? { takenCents: 1_000, expectedCents: 7_000, at: NOW } : sums,
    )
})
