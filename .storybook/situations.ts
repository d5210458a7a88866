import { offsetFor } from '@campo-livre/mocks/situations/clock-offset.ts'
import { calm, type Fault, type Situation } from '@campo-livre/mocks/situations/situation.ts'
import { scenarios } from '@campo-livre/mocks/scenarios/scenarios.ts'
import type { HowCallsFare, StoryGlobals } from './globals.ts'

/** The instant at which every story stands: a Friday, 10 a.m. in São Paulo. */
export const storyNow = '2026-11-20T13:00:00.000Z'

const all = (fare: Fault['fare']): Fault[] => [{ call: 'all', fare }]

/** What goes wrong once the story has signed in. */
const faults: Readonly<Record<HowCallsFare, Fault[]>> = {
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

/** The situation that the toolbars ask for; a scenario is one already. Null for its persona: as the story says. */
export function situationOf({ situation, data, clock, scenario }: StoryGlobals): Situation {
  if (scenario !== '') return scenarios[scenario].situation
  return {
    ...calm,
    data: situation === 'empty' ? 'empty' : data,
    clock: clock === 'story' ? 'real' : clock,
    expired: situation === 'expired',
    faults: faults[situation],
  }
}

/** What the server's clock shows when a story begins in a situation. */
export function beginningOf({ clock }: Situation): string {
  return new Date(Date.parse(storyNow) + offsetFor(clock, storyNow) * 60_000).toISOString()
}
