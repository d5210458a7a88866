import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../lib/paths.mjs'
import type { Used } from './reach.ts'

/** The number of tests of one name that passed, in all looks together, and what they used. */
export type Passed = { tests: number; used: Used }

/** The same with the fingerprint of all that they saw; null when that is not known: then they have to run again. */
export type Kept = Passed & { fingerprint: string | null }

/** Tests by their file, then by their full name. */
export type ByTest<T> = Readonly<Record<string, Readonly<Record<string, T>>>>
export type KeptTests = ByTest<Kept>

const placeOf = (name: string) => join(root, '.cache', 'test', 'kept', `${name}.json`)

/** Reads what passed before in a step; nothing when the record is missing or damaged. */
export function readKept(step: string): KeptTests {
  try {
    return JSON.parse(readFileSync(placeOf(`${step}-tests`), 'utf8')) as KeptTests
  } catch {
    return {}
  }
}

export const writeKept = (step: string, kept: KeptTests): void => write(`${step}-tests`, kept)

/** Writes the names of the tests that are not to run, for `vitest.config.ts`; returns the path of that list. */
export function writeLeftOut(step: string, kept: KeptTests): string {
  const names = Object.entries(kept).map(([file, tests]) => [join(root, file), Object.keys(tests)])
  write(`${step}-left-out`, Object.fromEntries(names))
  return placeOf(`${step}-left-out`)
}

function write(name: string, value: unknown): void {
  mkdirSync(dirname(placeOf(name)), { recursive: true })
  writeFileSync(placeOf(name), JSON.stringify(value, null, 1))
}

/** Returns the number of tests. */
export const countOf = (tests: ByTest<Passed>): number =>
  Object.values(tests)
    .flatMap((file) => Object.values(file))
    .reduce((total, each) => total + each.tests, 0)

/** Returns those of the files, or of all others. */
export const ofFiles = (tests: KeptTests, files: readonly string[], others = false): KeptTests =>
  Object.fromEntries(Object.entries(tests).filter(([file]) => files.includes(file) !== others))

/** Returns the tests of both. */
export function together(one: KeptTests, other: KeptTests): KeptTests {
  const files = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(files.map((file) => [file, { ...one[file], ...other[file] }]))
}
