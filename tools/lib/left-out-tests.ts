import { readFileSync } from 'node:fs'

/** Reads the names of tests that `npm test` leaves out, by the paths of their files; all run by default (decision 039). */
export function leftOutTests(): Readonly<Record<string, readonly string[]>> {
  const list = process.env.TESTS_LEFT_OUT
  return list ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>) : {}
}
