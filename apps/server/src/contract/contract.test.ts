import { expect, it } from 'vitest'
import type { Part } from '@campo-livre/conformance/subjects.ts'
import { differing } from '@campo-livre/conformance/summary.ts'
import { onPostgres } from '../testing/on-postgres.ts'

/** The parts that take seconds; `contract.sweep.test.ts` has all of them. */
const short: readonly Part[] = ['notifications', 'deals']

const tryPart = onPostgres()

it.each(short)(
  'the server on PostgreSQL keeps the contract of %s, a part of the whole (I5)',
  async (part) => {
    const { report, probed } = await tryPart(part)
    expect(differing(report.results)).toEqual([])
    expect(report.missing).toEqual([])
    expect(probed.wrong).toEqual([])
  },
)
