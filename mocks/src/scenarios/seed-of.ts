import type { Seed } from '@campo-livre/backend/store/records.ts'
import { buildSeed } from '../seed/build-seed.ts'
import type { DataName } from '../situations/situation.ts'
import { emptySeed } from './empty-seed.ts'

const seeds: Record<DataName, (now: string) => Seed | Promise<Seed>> = {
  normal: buildSeed,
  empty: emptySeed,
  counter: async (now) => (await import('./counter-seed.ts')).counterSeed(now),
  huge: async (now) => (await import('./huge-seed.ts')).hugeSeedInTurns(now),
}

/** Builds a set of data around the instant `now`; the code of the huge one is loaded only when it is asked for. */
export function seedOf(now: string, data: DataName): Seed | Promise<Seed> {
  return seeds[data](now)
}
