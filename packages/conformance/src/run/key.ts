import { codesOf } from '@campo-livre/contract/codes-of.ts'
import type { CaseAction, KeyCheck } from '../case.ts'
import { AT_ONCE } from '../generate/repeats.ts'
import { describeExpected, faultOfRefusal } from '../judge.ts'
import type { ValidRequest } from '../subject.ts'
import type { WireResponse } from '../transport.ts'
import {
  askAndTidy,
  type Context,
  declaredGood,
  faultOfGood,
  freshGood,
  judged,
  type CaseOutcome,
} from './context.ts'

const REFUSED = { status: 422, field: 'Idempotency-Key' }
const HEADER = 'Idempotency-Key'

type Trial = { context: Context; own: ValidRequest; key: string }

/** Tests an `Idempotency-Key` in one of the ways. */
export async function key(context: Context, { how }: CaseAction & { does: 'key' }): Promise<CaseOutcome> {
  const { expected, fault } = ways[how]
  const own = await freshGood(context)
  const trial = { context, own, key: context.client.unique.key() }
  const outcome =
    expected === 'refused' ? describeExpected(REFUSED) : `${declaredGood(context.call)}, ${expected}`
  return judged(outcome, await fault(trial))
}

const ask = ({ context, own, key: value }: Trial, more: { body?: unknown } = {}): Promise<WireResponse> =>
  askAndTidy(context, own, { carried: more, headers: { [HEADER]: value } })

const ways: Record<KeyCheck, { expected: string; fault: (trial: Trial) => Promise<string | null> }> = {
  same: {
    expected: 'replayed, made once',
    fault: async (trial) => {
      const first = await ask(trial)
      const before = await countOf(trial)
      const second = await ask(trial)
      const more = (await countOf(trial)) - before
      return (
        faultOfGood(trial.context.call, first) ??
        faultOfReplay(first, second) ??
        (more > 0 ? 'made twice' : null)
      )
    },
  },
  'other body': {
    expected: 'refused',
    fault: async (trial) => {
      const { call, subject, client } = trial.context
      await ask(trial)
      const body = await subject.other?.(client, trial.own)
      return faultOfRefusal(await ask(trial, { body }), REFUSED, codesOf(call))
    },
  },
  'too long': {
    expected: 'refused',
    fault: async (trial) =>
      faultOfRefusal(await ask({ ...trial, key: 'k'.repeat(256) }), REFUSED, codesOf(trial.context.call)),
  },
  'after a refusal': {
    expected: 'as the key is free again',
    fault: async (trial) => {
      const { call, client } = trial.context
      const { method, path } = call
      await client.ask({ method, path, by: null, headers: { [HEADER]: trial.key } })
      await ask(trial, { body: [] })
      return faultOfGood(call, await ask(trial))
    },
  },
  'at once': {
    expected: `${AT_ONCE - 1} replayed`,
    fault: async (trial) => {
      const all = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(trial)))
      const firsts = all.filter((response) => !isReplayed(response))
      const [first] = firsts
      if (!first || firsts.length > 1) return `${firsts.length} that are not replayed`
      const faults = all
        .filter((response) => response !== first)
        .map((response) => faultOfReplay(first, response))
      return faultOfGood(trial.context.call, first) ?? faults.find((fault) => fault !== null) ?? null
    },
  },
}

const isReplayed = ({ headers }: WireResponse) => headers['idempotent-replayed'] === 'true'

function faultOfReplay(first: WireResponse, second: WireResponse): string | null {
  if (second.status !== first.status) return `then ${second.status}`
  if (JSON.stringify(second.body) !== JSON.stringify(first.body)) return 'then another answer'
  return isReplayed(second) ? null : 'then the same without Idempotent-Replayed: true'
}

/** Returns the number of rows in the subject's list; 0 without one. */
async function countOf({ context: { subject, client }, own }: Trial): Promise<number> {
  if (subject.counted === undefined) return 0
  const { body } = await client.ask({
    method: 'GET',
    path: subject.counted,
    by: own.by,
    query: { perPage: '1' },
  })
  return (body as { meta?: { total?: number } }).meta?.total ?? 0
}
