import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { describe, expect, it } from 'vitest'
import { faultsInPlace } from '../testing/faults.ts'
import { allWrites } from './testing/all-writes.ts'
import { tryWrite } from './testing/try-write.ts'

/** Milliseconds; a test waits for a whole screen. */
const LONG = 120_000

describe('every writing call, failing in place (G4, G5)', () => {
  it('is known to this test', () => {
    const folder = 'apps/web/src/app/testing'
    const known = Object.keys(allWrites)
    const called = apiCalls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`)
      // It writes nowhere, but a button makes it like a write.
      .concat('GET /me/export')
    const missing = called
      .filter((call) => !known.includes(call))
      .map((call) => `${folder}: add '${call}': { at: …, persona: …, send: … } to the writes of whose it is.`)
    const gone = known
      .filter((call) => !called.includes(call))
      .map((call) => `${folder}: take out '${call}', which is no call of packages/backend/src/calls.gen.ts.`)
    expect([...missing, ...gone]).toEqual([])
  })

  it.each(Object.entries(allWrites))(
    '%s',
    async (call, write) => {
      expect(await tryWrite(call, write, faultsInPlace(call))).toEqual([])
    },
    LONG,
  )
})
