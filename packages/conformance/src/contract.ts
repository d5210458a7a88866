import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import type { Call } from '@campo-livre/backend/http/call.ts'
import type { Untried } from './case.ts'
import { plannedCases } from './generate/planned-cases.ts'
import { createTestClient, type TestClientOptions } from './client/test-client.ts'
import { reasons } from './not-tried.ts'
import { joined, type Report } from './report.ts'
import { runSubject } from './run/run-subject.ts'
import { nameOf, subjectsOf } from './subjects.ts'

type Options = TestClientOptions & { calls?: readonly Call[] }

/** The number of read-only calls that are tried in parallel. */
const LANES = 4

/** Tries every case of every call against a server. */
export async function runContract({ calls = apiCalls, ...outside }: Options): Promise<Report> {
  const client = createTestClient(outside)
  const parts = new Map(calls.map((call) => [call, blank()]))
  const tryCall = async (call: Call, report: Report) => {
    const known = subjectsOf(call)
    for (const subject of known) await runSubject({ call, subject, client, report })
    if (known.length === 0) report.left.push(untold(call))
  }
  const reads = [...parts].filter(([{ method }]) => method === 'GET')
  const lane = async () => {
    for (let next = reads.shift(); next; next = reads.shift()) await tryCall(...next)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  for (const [call, report] of parts) if (call.method !== 'GET') await tryCall(call, report)

  return { ...joined([...parts.values()]), remains: await client.tidy() }
}

/** The entry for a call without a subject, so that no good request is known. */
const untold = (call: Call): Untried => ({
  call: nameOf(call),
  kind: 'all',
  case: 'its good request',
  reason: `no subject: ${reasons['no subject']}`,
  cases: plannedCases(call),
})

const blank = (): Report => ({ calls: 1, results: [], left: [], missing: [], remains: [] })
