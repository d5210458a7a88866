import type { Case, CaseAction } from '../case.ts'
import type { Context, CaseOutcome } from './context.ts'
import { extra, good } from './good.ts'
import { key } from './key.ts'
import { known } from './known.ts'
import { refuse, stray } from './refuse.ts'
import { again, race, tries } from './repeat.ts'

type Runners = {
  [Does in CaseAction['does']]: (
    context: Context,
    action: CaseAction & { does: Does },
  ) => Promise<CaseOutcome>
}

const runners: Runners = { refuse, stray, good, extra, again, tries, race, key, known }

/** Runs a case and judges the answer. */
export function runCase(context: Context, { action }: Case): Promise<CaseOutcome> {
  const run = runners[action.does] as (context: Context, action: CaseAction) => Promise<CaseOutcome>
  return run(context, action)
}
