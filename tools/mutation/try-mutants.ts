import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import type { MutantResult, MutantStatus } from '@stryker-mutator/api/core'
import { root } from '../lib/paths.mjs'
import { editOf, keyOf, keysOf } from './edit.ts'
import type { Explained } from './explained.ts'
import type { Tried } from './judge.ts'
import { strykerOptions } from './options.ts'

const KILLED: ReadonlySet<MutantStatus> = new Set(['Killed', 'Timeout', 'RuntimeError'])
const ALIVE: ReadonlySet<MutantStatus> = new Set(['Survived', 'NoCoverage'])

/**
 * Tries the mutants of a file or folder of the domain: its path from the root. Throws when the tests are red already.
 * An explained mutant that runs out of time has survived: without a cache a busy machine may need that long.
 */
export async function tryMutants(within: string, explained: readonly Explained[]): Promise<Tried[]> {
  const known = keysOf(explained.flatMap(({ edits }) => edits))
  const triedOf = (mutant: MutantResult): Tried => {
    const text = readFileSync(mutant.fileName, 'utf8')
    const edit = editOf(relative(root, mutant.fileName), text, mutant)
    const isOnlySlow = mutant.status === 'Timeout' && known.has(keyOf(edit))
    return { edit, isKilled: KILLED.has(mutant.status) && !isOnlySlow }
  }
  // A run that was ended leaves its copies behind.
  rmSync(join(root, '.cache', 'mutation'), { recursive: true, force: true })
  const results = await new Stryker(strykerOptions(within)).runMutationTest()
  return results.filter(({ status }) => KILLED.has(status) || ALIVE.has(status)).map(triedOf)
}
