import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import type { CardBank } from '@campo-livre/backend/ports/bank.ts'
import type { Clock } from '@campo-livre/backend/ports/clock.ts'
import { type KeptFiles, keptInRows } from '../files/kept-files.ts'
import { scryptPasswords } from '../passwords.ts'
import { mockBank } from '@campo-livre/mocks/bank/mock-bank.ts'
import { NOW, tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { answerCall, type World } from '../http/answer-call.ts'
import { layOut } from '../store/seed.ts'
import type { Sql } from '../store/sql.ts'

/** A call's parts beside its path. */
type Asked = { token?: string; body?: unknown; key?: string }

/** Lays the seed of the tests out in an empty database, and asks calls over it; `admin`, `ana` and `bia` (athletes) and `dono` (an arena's owner) are tokens; cards are read by a bank over a network where one is given. */
export async function testAnswers(
  sql: Sql,
  clock: Clock,
  { cards = null, files = keptInRows }: { cards?: CardBank | null; files?: KeptFiles } = {},
) {
  const seed = tinySeed()
  const admin = seed.users.find(({ profile }) => profile.name === 'admin')
  if (!admin) throw new Error('the seed has no admin')
  const session = { ...newSession(admin.id, NOW, null), id: 'token-admin' }
  const dono = { ...newSession('dono', NOW, null), id: 'token-dono' }
  const bia = { ...newSession('bia', NOW, null), id: 'token-bia' }
  const ana = { ...newSession('ana', NOW, null), id: 'token-ana' }
  await layOut(sql, { ...seed, sessions: [...seed.sessions, session, ana, bia, dono] }, NOW, scryptPasswords)
  const passwords = scryptPasswords
  const world: World = { sql, clock, bank: mockBank, passwords, files, cards, startedAt: NOW }
  return {
    world,
    admin: session.id,
    ana: ana.id,
    bia: bia.id,
    dono: dono.id,
    ask: async (method: string, path: string, { token, body, key }: Asked = {}) => {
      const { pathname, searchParams } = new URL(path, 'http://x')
      const { result } = await answerCall(world, {
        method,
        path: pathname,
        query: searchParams,
        headers: new Headers({
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        }),
        text: body === undefined ? '' : JSON.stringify(body),
      })
      return result
    },
  }
}
