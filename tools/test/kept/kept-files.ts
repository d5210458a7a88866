import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../lib/paths.mjs'

/** A test file that passed: the fingerprint of all that it reaches, and its number of tests. */
export type Kept = { fingerprint: string; tests: number }
export type KeptFiles = Readonly<Record<string, Kept>>

const placeOf = (step: string) => join(root, '.cache', 'test', 'kept', `${step}.json`)

/** Reads what passed before in a step, by file; nothing when the record is missing or damaged. */
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
