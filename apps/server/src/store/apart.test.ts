import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { beforeAll, expect, it } from 'vitest'
import { answerCall } from '../http/answer-call.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { testWorld } from '../testing/test-world.ts'
import { layOut } from './seed.ts'
import type { Sql } from './sql.ts'

const postgres = testPostgres()
const clock = createFixedClock(NOW)

beforeAll(async () => {
  const seed = await seedOf(NOW, 'normal')
  const athletes = seed.users.filter(({ profile }) => profile.name === 'athlete').slice(0, 2)
  const sessions = athletes.map(({ id }, at) => ({ ...newSession(id, NOW, null), id: `token-${at}` }))
  await layOut(postgres.sql, { ...seed, sessions: [...seed.sessions, ...sessions] }, NOW, plainPasswords)
  await postgres.sql.ask('analyze')
})

/** Returns a connection whose first booking waits, before it is written, until another call has come to its end. */
function after(other: () => Promise<void>): Sql {
  let begun = false
  return {
    ...postgres.sql,
    transaction: (isolation, task) =>
      postgres.sql.transaction(isolation, (ask) =>
        task(async (text, values) => {
          if (!begun && text.startsWith('insert into bookings')) {
            begun = true
            await other()
          }
          return ask(text, values)
        }),
      ),
  }
}

/** Returns free times, the first of one arena, the others of others. */
async function freeTimes(): Promise<object[]> {
  const { result } = await answerCall(testWorld(postgres.sql, clock), {
    method: 'GET',
    path: '/fields',
    query: new URLSearchParams({ perPage: '100' }),
    headers: new Headers(),
    text: '',
  })
  type Found = { id: string; company: { id: string }; nextFree: { start: string; end: string }[] }
  const { data } = result.body as { data: Found[] }
  const times = data.flatMap(({ id, company, nextFree }) =>
    nextFree.slice(0, 1).map(({ start, end }) => ({ arena: company.id, time: { fieldId: id, start, end } })),
  )
  const others = times.filter(({ arena }) => arena !== times[0]?.arena)
  return [...times.slice(0, 1), ...others].map(({ time }) => time)
}

async function book(sql: Sql, token: string, time: object | undefined) {
  const { result, work } = await answerCall(testWorld(sql, clock), {
    method: 'POST',
    path: '/bookings',
    query: new URLSearchParams(),
    headers: new Headers({ Authorization: `Bearer ${token}` }),
    text: JSON.stringify(time),
  })
  return { status: result.status, attempts: work.attempts }
}

it('two people who book different fields at once do not meet: neither starts again', async () => {
  const [one, other] = await freeTimes()
  const answers: Awaited<ReturnType<typeof book>>[] = []
  const beside = after(async () => void answers.push(await book(postgres.sql, 'token-1', other)))
  answers.push(await book(beside, 'token-0', one))
  expect(answers).toEqual([
    { status: 201, attempts: 1 },
    { status: 201, attempts: 1 },
  ])
})
