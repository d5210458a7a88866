import { offsetFor } from '@campo-livre/mocks/situations/clock-offset.ts'
import { defaultSituation, type Fault, type Situation } from '@campo-livre/mocks/situations/situation.ts'
import { scenarios } from '@campo-livre/mocks/scenarios/scenarios.ts'
import { TEST_NOW } from '@campo-livre/mocks/testing/test-now.ts'
import type { Responses, StoryGlobals } from './globals.ts'

const all = (effect: Fault['effect']): Fault[] => [{ call: 'all', effect }]

/** The faults of each choice of the toolbar, turned on once the story has signed in. */
const faults: Readonly<Record<Responses, Fault[]>> = {
  normal: [],
  empty: [],
  expired: [],
  slow: all('slow'),
  loading: all('never'),
  malformed: all('malformed'),
  failing: all(500),
  forbidden: all(403),
  throttled: all('throttled'),
  offline: all('offline'),
}

/**
 * Returns the situation that the toolbars select; a scenario replaces the other choices. A `persona` of null leaves it
 * to the story.
 */
export function situationOf({ responses, data, clock, scenario }: StoryGlobals): Situation {
  if (scenario !== '') return scenarios[scenario].situation
  return {
    ...defaultSituation,
    data: responses === 'empty' ? 'empty' : data,
    clock: clock === 'story' ? 'real' : clock,
    expired: responses === 'expired',
    faults: faults[responses],
  }
}

/** Returns the ISO instant that the server's clock shows when a story begins in a situation. */
export function beginningOf({ clock }: Situation): string {
  return new Date(Date.parse(TEST_NOW) + offsetFor(clock, TEST_NOW) * 60_000).toISOString()
}
