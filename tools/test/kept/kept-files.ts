import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../lib/paths.mjs'

/** Of a test file that passed: what all it reaches looked like, and how many tests it has. */
export type Kept = { fingerprint: string; tests: number }
export type KeptFiles = Readonly<Record<string, Kept>>

const placeOf = (step: string) => join(root, '.cache', 'test', 'kept', `${step}.json`)

/** What has passed before in a step, by file; nothing where nothing can be read. */
export function readKept(step: string): KeptFiles {
  try {
    return JSON.parse(readFileSync(placeOf(step), 'utf8')) as KeptFiles
  } catch {
    return {}
  }
}

export function writeKept(step: string, kept: KeptFiles): void {
  mkdirSync(dirname(placeOf(step)), { recursive: true })
  writeFileSync(placeOf(step), JSON.stringify(kept, null, 1))
}
