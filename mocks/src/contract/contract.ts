import { apiCalls } from '../calls.ts'
import type { Call } from '../http/call.ts'
import type { Case, Kind, Left, Result } from './case.ts'
import { casesOf } from './generate/cases-of.ts'
import { requestOf } from './run/context.ts'
import { createHand, type Hand, type Outside, type Remains } from './hand/hand.ts'
import { NotTried, type Reason, reasons } from './not-tried.ts'
import type { Context, Outcome } from './run/context.ts'
import { MADE_UP } from './run/refuse.ts'
import { runCase } from './run/run-case.ts'
import type { Good, Subject } from './subject.ts'
import { nameOf, subjectsOf } from './subjects.ts'

export type Report = {
  /** How many calls were looked at. */
  calls: number
  results: Result[]
  left: Left[]
  /** The calls that the server does not have at all. */
  missing: string[]
  /** What the suite has made and could not take away again. */
  remains: readonly Remains[]
}

type Options = Outside & { calls?: readonly Call[] }

/** Tries every case of every call, against whatever answers. */
export async function runContract({ calls = apiCalls, ...outside }: Options): Promise<Report> {
  const hand = createHand(outside)
  const report: Report = { calls: calls.length, results: [], left: [], missing: [], remains: [] }
  for (const call of calls)
    for (const subject of subjectsOf(call)) await runSubject({ call, subject, hand, report })
  report.remains = await hand.tidy()
  return report
}

type Trial = { call: Call; subject: Subject; hand: Hand; report: Report }

async function runSubject({ call, subject, hand, report }: Trial): Promise<void> {
  const name = subject.named === undefined ? nameOf(call) : `${nameOf(call)} ${subject.named}`
  const leave = (kind: Left['kind'], each: string, reason: string) =>
    report.left.push({ call: name, kind, case: each, reason })
  const prepared = await attempt(() => subject.good(hand))
  if (prepared instanceof NotTried) leave('all', 'its good request', prepared.message)
  if (prepared instanceof Error && !(prepared instanceof NotTried))
    report.results.push({
      call: name,
      kind: 'good',
      case: 'its data',
      expected: 'made',
      got: prepared.message,
      ok: false,
    })
  if (prepared instanceof Error) return
  if (await isMissing(call, prepared, hand)) {
    report.missing.push(name)
    return
  }
  for (const [kind, reason] of left(call, subject, prepared)) leave(kind, call.path, reasonText(reason))
  const own = (await subject.harmless?.(hand)) ?? prepared
  const context: Context = { call, subject, hand, own, plain: null }
  for (const each of casesOf(call, apiCalls, subject, own)) {
    const outcome = await attempt(() => runCase(context, each))
    if (outcome instanceof NotTried) leave(each.kind, each.name, outcome.message)
    else report.results.push(resultOf(name, each, outcome))
  }
}

function resultOf(call: string, { kind, name }: Case, outcome: Outcome | Error): Result {
  const told = outcome instanceof Error ? { expected: 'an answer', got: outcome.message, ok: false } : outcome
  return { call, kind, case: name, ...told }
}

/** A call that is not there knows nobody: 404 where a made-up token or a broken text would be refused. */
async function isMissing(call: Call, own: Good, { ask }: Hand): Promise<boolean> {
  const guarded = call.who !== 'anyone'
  const broken = call.body ? { raw: '{' } : {}
  const { status } = await ask(requestOf(call, own, guarded ? { by: MADE_UP } : { carried: broken }))
  return status === 404 || status === 405
}

/** The kinds that this call goes without, each with the reason. */
function left({ method }: Call, { another, unknown }: Subject, { lent }: Good): [Kind, Reason][] {
  const all: [Kind, Reason | undefined][] = [
    ["another's", typeof another === 'string' ? another : undefined],
    ['unknown id', unknown],
    ['extra fields', lent === true && method !== 'GET' ? 'no mailbox' : undefined],
  ]
  return all.flatMap(([kind, reason]): [Kind, Reason][] => (reason === undefined ? [] : [[kind, reason]]))
}

const reasonText = (reason: Reason) => `${reason}: ${reasons[reason]}`

async function attempt<T>(task: () => Promise<T>): Promise<T | Error> {
  try {
    return await task()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
