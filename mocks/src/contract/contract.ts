import { apiCalls } from '../calls.ts'
import type { Call } from '../http/call.ts'
import { createHand, type Outside } from './hand/hand.ts'
import type { Report } from './report.ts'
import { runSubject } from './run/run-subject.ts'
import { subjectsOf } from './subjects.ts'

type Options = Outside & { calls?: readonly Call[] }

/** Tries every case of every call, against whatever answers. */
export async function runContract({ calls = apiCalls, ...outside }: Options): Promise<Report> {
  const hand = createHand(outside)
  const report: Report = { calls: calls.length, results: [], left: [], missing: [], remains: [] }
  for (const call of calls)
    for (const subject of subjectsOf(call)) await runSubject({ call, subject, hand, report })
  return { ...report, remains: await hand.tidy() }
}
