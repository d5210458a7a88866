import { afterAll, expect, it } from 'vitest'
import { partNames } from '@campo-livre/conformance/subjects.ts'
import { differing } from '@campo-livre/conformance/summary.ts'
import { onPostgres } from '../testing/on-postgres.ts'

const tryPart = onPostgres()
const sums = { cases: 0, cells: 0, bodies: 0 }
afterAll(() => {
  process.stdout.write(
    `${sums.cases} cases, ${sums.cells} cells of who may call what, ${sums.bodies} odd bodies and addresses\n`,
  )
})

/** A part asks some thousand times, one after the other: a busy machine takes longer than the ten minutes of other tests. */
const HALF_AN_HOUR = 1_800_000

it.each(partNames)(
  'the server on PostgreSQL keeps the contract of %s in every case, lets in who may and takes no odd word for SQL (I5)',
  async (part) => {
    const { report, probed } = await tryPart(part)
    sums.cases += report.results.length
    sums.cells += probed.cells.size
    sums.bodies += probed.bodies
    expect(differing(report.results)).toEqual([])
    expect(report.missing).toEqual([])
    expect(probed.wrong).toEqual([])
  },
  HALF_AN_HOUR,
)
