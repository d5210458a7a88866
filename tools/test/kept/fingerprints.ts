import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReach } from './reach.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * Creates a function that returns one text for the contents of everything that a test file sees; null when that is not
 * known. Contents are read once: a later look needs a new function.
 */
export function createFingerprints(
  root: string,
  { before, files, machine }: Surroundings,
): (file: string) => string | null {
  const reach = createReach(root)
  const contents = new Map<string, string>()
  const contentOf = (file: string) => {
    const known = contents.get(file) ?? hashOf(readFileSync(join(root, file)))
    contents.set(file, known)
    return `${file} ${known}`
  }
  return (file) => {
    const reached = reach(file, ...before)
    if (reached.untold !== null) return null
    const all = [...new Set([...files, ...reached.files])].toSorted()
    return hashOf([...machine, ...all.map(contentOf)].join('\n'))
  }
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
