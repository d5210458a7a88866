import { codesIn, codesOf } from '@campo-livre/contract/codes-of.ts'
import { refusalStatus } from '@campo-livre/contract/refusal-status.ts'
import type { Deed } from '../case.ts'
import { describeExpected, describeTold, faultOfRefusal } from '../judge.ts'
import type { Told } from '../transport.ts'
import {
  type Context,
  declaredGood,
  faultOfGood,
  freshGood,
  judged,
  type Outcome,
  requestOf,
  tidyUp,
  wrong,
} from './context.ts'

/** Sends the good request twice. */
export async function again(context: Context, { expects }: Deed & { does: 'again' }): Promise<Outcome> {
  const { call, hand } = context
  const own = await freshGood(context)
  const first = await hand.ask(requestOf(call, own))
  const expected = expects === 'same' ? declaredGood(call) : describeExpected(expects)
  const fault = faultOfGood(call, first)
  if (fault !== null) return wrong(expected, `the first: ${fault}`)
  const second = await hand.ask(requestOf(call, own))
  // Removed after both, as a removed thing cannot be written twice.
  for (const told of [first, second]) await tidyUp(context, own, told)
  return judged(
    expected,
    expects === 'same' ? faultOfGood(call, second) : faultOfRefusal(second, expects, codesOf(call)),
  )
}

/** Sends wrong tries: each is refused as wrong, and after too many every try is refused with the time to wait. */
export async function tries(context: Context, { free }: Deed & { does: 'tries' }): Promise<Outcome> {
  const { call, subject, hand } = context
  const guess = (await subject.guess?.(hand)) ?? context.own
  const codes = codesOf(call)
  const own = new Set(codesIn(call.refusals).map((code) => refusalStatus[code]))
  const wrongTry = { status: [422, 500].filter((status) => own.has(status)) }
  const expected = `${free} × ${describeExpected(wrongTry)}, then 429`
  for (let count = 1; count <= free; count++) {
    const fault = faultOfRefusal(await hand.ask(requestOf(call, guess)), wrongTry, codes)
    if (fault !== null) return wrong(expected, `the ${count}th: ${fault}`)
  }
  return judged(expected, faultOfRefusal(await hand.ask(requestOf(call, guess)), { status: 429 }, codes))
}

/** Sends the same request several times at once: it takes effect once, and the others are refused. */
export async function race(context: Context, { times, expects }: Deed & { does: 'race' }): Promise<Outcome> {
  const { call, hand } = context
  const own = await freshGood(context)
  const all = await Promise.all(Array.from({ length: times }, () => hand.ask(requestOf(call, own))))
  for (const told of all) await tidyUp(context, own, told)
  const goods = all.filter((told) => faultOfGood(call, told) === null)
  if (expects === 'same') return judged(`${times} good ones`, faultOfCount(all, goods, times))
  const expected = `1 good one, ${times - 1} × ${describeExpected(expects)}`
  return judged(
    expected,
    faultOfCount(all, goods, 1) ??
      faultOfLosers(all, goods, (told) => faultOfRefusal(told, expects, codesOf(call))),
  )
}

function faultOfCount(all: readonly Told[], goods: readonly Told[], wanted: number): string | null {
  return goods.length === wanted ? null : `${goods.length} good ones: ${all.map(describeTold).join(', ')}`
}

function faultOfLosers(
  all: readonly Told[],
  goods: readonly Told[],
  faultOf: (told: Told) => string | null,
): string | null {
  const faults = all.filter((told) => !goods.includes(told)).map(faultOf)
  return faults.find((fault) => fault !== null) ?? null
}
