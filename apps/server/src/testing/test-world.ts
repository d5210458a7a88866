import type { Clock } from '@campo-livre/backend/ports/clock.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { mockBank } from '@campo-livre/mocks/bank/mock-bank.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { keptInRows } from '../files/kept-files.ts'
import type { World } from '../http/answer-call.ts'
import type { Sql } from '../store/sql.ts'

/** Returns what calls are answered by over a database of a test, with nothing real around it. */
export function testWorld(sql: Sql, clock: Clock): World {
  return { sql, clock, bank: mockBank, passwords: plainPasswords, files: keptInRows, startedAt: NOW }
}
