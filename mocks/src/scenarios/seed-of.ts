import type { Seed } from '../db/records.ts'
import { buildSeed } from '../seed/build-seed.ts'
import type { DataName } from '../situations/situation.ts'
import { emptySeed } from './empty-seed.ts'

const seeds: Record<DataName, (now: string) => Seed> = {
  normal: buildSeed,
  empty: emptySeed,
  huge: buildSeed,
}

/** Everything of a set of data, laid out around `now`. */
export function seedOf(now: string, data: DataName): Seed {
  return seeds[data](now)
}
