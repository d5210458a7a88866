import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** Creates a function that returns a file's path with the hash of its content. Each file is read once. */
export function createContents(root: string): (file: string) => string {
  const known = new Map<string, string>()
  return (file) => {
    const hash = known.get(file) ?? hashOf(readFileSync(join(root, file)))
    known.set(file, hash)
    return `${file} ${hash}`
  }
}
