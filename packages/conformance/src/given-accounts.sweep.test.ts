import { beforeAll, expect, it } from 'vitest'
import { createBackend } from '@campo-livre/mocks/backend.ts'
import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { buildSeed } from '@campo-livre/mocks/seed/build-seed.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { runContract } from './contract.ts'
import { inProcess } from './in-process.ts'
import { differing } from './summary.ts'
import { given } from './testing/given.ts'
import { personaLogins } from './client/persona-logins.ts'
import { quietStrays } from './testing/quiet-strays.ts'

beforeAll(quietStrays)

it('leaves given accounts unchanged when it cannot make its own (I5)', async () => {
  const backend = await createBackend({ seed: buildSeed, clock: createFixedClock(NOW) })
  const before = given(backend.db)
  expect(before).toHaveLength(5)
  const { results, left } = await runContract({
    transport: inProcess(backend),
    logins: personaLogins,
    mails: null,
    calls: apiCalls.filter(({ method }) => method !== 'GET'),
  })
  expect(differing(results)).toEqual([])
  expect(left.some(({ reason }) => reason.startsWith('no mailbox'))).toBe(true)
  expect(given(backend.db)).toEqual(before)
})
