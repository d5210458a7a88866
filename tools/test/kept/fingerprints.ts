import { createContents, hashOf } from './contents.ts'
import { everything, startKeys } from './gates.ts'
import { createReach, type Reach, type Used } from './reach.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * Returns one text for the contents of everything that a test sees, by its file and what it used; null when that is not
 * known.
 */
export type Fingerprint = (file: string, used: Used) => string | null

/** Creates the function for the contents as they are now. They are read once: a later look needs a new function. */
export function createFingerprints(
  root: string,
  { before, beside, files, machine }: Surroundings,
): Fingerprint {
  const reach = createReach(root)
  const contentOf = createContents(root)
  const known = new Map<string, string | null>()
  const work: Fingerprint = (file, used) => {
    const seen = [file, ...before]
    const noted = isNoted(reach([...seen, ...beside], used), used) ? used : null
    if (reach(seen, noted).unclear !== null) return null
    const reached = reach([...seen, ...beside], noted)
    const all = [...new Set([...files, ...reached.files])].toSorted()
    return hashOf([...machine, ...reached.closed, ...all.map(contentOf)].join('\n'))
  }
  return (file, used) => {
    const key = JSON.stringify([file, used])
    const result = known.has(key) ? (known.get(key) ?? null) : work(file, used)
    known.set(key, result)
    return result
  }
}

/** Returns whether somebody noted what the test used, all of it. */
const isNoted = ({ files }: Reach, used: Used) =>
  !used?.includes(everything) &&
  Object.entries(startKeys).every(([file, key]) => !files.has(file) || used?.includes(key))
