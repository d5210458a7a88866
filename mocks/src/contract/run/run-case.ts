import type { Case, Deed } from '../case.ts'
import type { Context, Outcome } from './context.ts'
import { extra, good } from './good.ts'
import { key } from './key.ts'
import { refuse, stray } from './refuse.ts'
import { again, race, tries } from './repeat.ts'

type Runners = { [Does in Deed['does']]: (context: Context, deed: Deed & { does: Does }) => Promise<Outcome> }

const runners: Runners = { refuse, stray, good, extra, again, tries, race, key }

/** Runs a case and judges the answer. */
export function runCase(context: Context, { deed }: Case): Promise<Outcome> {
  const run = runners[deed.does] as (context: Context, deed: Deed) => Promise<Outcome>
  return run(context, deed)
}
