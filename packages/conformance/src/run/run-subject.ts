import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import type { Call } from '@campo-livre/backend/http/call.ts'
import type { Kind, Untried } from '../case.ts'
import { casesOf } from '../generate/cases-of.ts'
import { plannedCases } from '../generate/planned-cases.ts'
import type { TestClient } from '../client/test-client.ts'
import { NotTried, type Reason, reasons } from '../not-tried.ts'
import type { Report } from '../report.ts'
import type { ValidRequest, Subject } from '../subject.ts'
import { nameOf } from '../subjects.ts'
import { type Context, type CaseOutcome, failed } from './context.ts'
import { isMissing } from './is-missing.ts'
import { runCase } from './run-case.ts'

type Trial = { call: Call; subject: Subject; client: TestClient; report: Report }
type Noted = { kind: Kind; name: string }

/** Makes a good request of a call, makes every case from it, tries them in order and records the results. */
export async function runSubject({ call, subject, client, report }: Trial): Promise<void> {
  const name = subject.named === undefined ? nameOf(call) : `${nameOf(call)} ${subject.named}`
  const leave = (kind: Untried['kind'], each: string, reason: string, cases = 1) =>
    report.left.push({ call: name, kind, case: each, reason, cases })
  const note = ({ kind, name: each }: Noted, outcome: CaseOutcome) =>
    report.results.push({ call: name, kind, case: each, ...outcome })
  if (await isMissing(call, null, client)) return void report.missing.push(name)

  const good = await attempt(() => subject.validRequest(client))
  if (good instanceof NotTried)
    return void leave('all', 'its good request', good.message, plannedCases(call, subject))
  if (good instanceof Error)
    return void note({ kind: 'good', name: 'its data' }, failed('made', good.message))
  if (await isMissing(call, good, client)) return void report.missing.push(name)

  for (const [kind, reason] of left(call, subject, good))
    leave(kind, call.path, `${reason}: ${reasons[reason]}`)
  const own = (await subject.harmless?.(client)) ?? good
  const context: Context = { call, subject, client, own, plain: null }
  for (const each of casesOf(call, apiCalls, subject, own)) {
    const outcome = await attempt(() => runCase(context, each))
    if (outcome instanceof NotTried) leave(each.kind, each.name, outcome.message)
    else note(each, outcome instanceof Error ? failed('an answer', outcome.message) : outcome)
  }
}

/** Returns the kinds of cases that a call cannot have, each with the reason. */
function left({ method }: Call, { another, unknown }: Subject, { lent }: ValidRequest): [Kind, Reason][] {
  const all: [Kind, Reason | undefined][] = [
    ["another's", typeof another === 'string' ? another : undefined],
    ['unknown id', unknown],
    ['extra fields', lent === true && method !== 'GET' ? 'no mailbox' : undefined],
  ]
  return all.flatMap(([kind, reason]): [Kind, Reason][] => (reason === undefined ? [] : [[kind, reason]]))
}

async function attempt<T>(task: () => Promise<T>): Promise<T | Error> {
  try {
    return await task()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
