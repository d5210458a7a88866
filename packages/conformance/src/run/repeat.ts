import { codesIn, codesOf } from '@campo-livre/contract/codes-of.ts'
import { refusalStatus } from '@campo-livre/contract/refusal-status.ts'
import type { CaseAction } from '../case.ts'
import { describeExpected, describeResponse, faultOfRefusal } from '../judge.ts'
import type { WireResponse } from '../transport.ts'
import {
  type Context,
  declaredGood,
  faultOfGood,
  freshGood,
  judged,
  type CaseOutcome,
  requestOf,
  tidyUp,
  failed,
} from './context.ts'

/** Sends the good request twice. */
export async function again(
  context: Context,
  { expects }: CaseAction & { does: 'again' },
): Promise<CaseOutcome> {
  const { call, client } = context
  const own = await freshGood(context)
  const first = await client.ask(requestOf(call, own))
  const expected = expects === 'same' ? declaredGood(call) : describeExpected(expects)
  const fault = faultOfGood(call, first)
  if (fault !== null) return failed(expected, `the first: ${fault}`)
  const second = await client.ask(requestOf(call, own))
  // Removed after both, as a removed thing cannot be written twice.
  for (const response of [first, second]) await tidyUp(context, own, response)
  return judged(
    expected,
    expects === 'same' ? faultOfGood(call, second) : faultOfRefusal(second, expects, codesOf(call)),
  )
}

/** Sends wrong tries: each is refused as wrong, and after too many every try is refused with the time to wait. */
export async function tries(
  context: Context,
  { free }: CaseAction & { does: 'tries' },
): Promise<CaseOutcome> {
  const { call, subject, client } = context
  const guess = (await subject.guess?.(client)) ?? context.own
  const codes = codesOf(call)
  const own = new Set(codesIn(call.refusals).map((code) => refusalStatus[code]))
  const wrongTry = { status: [422, 500].filter((status) => own.has(status)) }
  const expected = `${free} × ${describeExpected(wrongTry)}, then 429`
  for (let count = 1; count <= free; count++) {
    const fault = faultOfRefusal(await client.ask(requestOf(call, guess)), wrongTry, codes)
    if (fault !== null) return failed(expected, `the ${count}th: ${fault}`)
  }
  return judged(expected, faultOfRefusal(await client.ask(requestOf(call, guess)), { status: 429 }, codes))
}

/** Sends the same request several times at once: it takes effect once, and the others are refused. */
export async function race(
  context: Context,
  { times, expects }: CaseAction & { does: 'race' },
): Promise<CaseOutcome> {
  const { call, client } = context
  const own = await freshGood(context)
  const all = await Promise.all(Array.from({ length: times }, () => client.ask(requestOf(call, own))))
  for (const response of all) await tidyUp(context, own, response)
  const goods = all.filter((response) => faultOfGood(call, response) === null)
  if (expects === 'same') return judged(`${times} good ones`, faultOfCount(all, goods, times))
  const expected = `1 good one, ${times - 1} × ${describeExpected(expects)}`
  return judged(
    expected,
    faultOfCount(all, goods, 1) ??
      faultOfLosers(all, goods, (response) => faultOfRefusal(response, expects, codesOf(call))),
  )
}

function faultOfCount(
  all: readonly WireResponse[],
  goods: readonly WireResponse[],
  wanted: number,
): string | null {
  return goods.length === wanted ? null : `${goods.length} good ones: ${all.map(describeResponse).join(', ')}`
}

function faultOfLosers(
  all: readonly WireResponse[],
  goods: readonly WireResponse[],
  faultOf: (response: WireResponse) => string | null,
): string | null {
  const faults = all.filter((response) => !goods.includes(response)).map(faultOf)
  return faults.find((fault) => fault !== null) ?? null
}
