import { describe, expect, it } from 'vitest'
import { faultsInPlace } from '../testing/faults.ts'
import { reads } from './testing/reads.ts'
import { tryRead } from './testing/try-read.ts'

/** Milliseconds; a test waits for a whole screen. */
const LONG = 120_000

describe('every reading call, failing in place (G4)', () => {
  it.each(Object.entries(reads))(
    'GET %s',
    async (call, read) => {
      expect(await tryRead(call, read, faultsInPlace(`GET ${call}`, read))).toEqual([])
    },
    LONG,
  )
})
