import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../lib/paths.mjs'
import type { Listed } from './in-order.ts'

type Found = { method: string; path: string }

/** Collects what the files below a folder export of calls, one by one or as arrays of them. */
export async function findCalls(
  folder: string,
  below: string,
  isCall: (value: object) => boolean,
): Promise<Listed[]> {
  const files = globSync(`${below}/**/*.ts`, {
    cwd: join(root, folder),
    exclude: ['**/*.{test,bench}.ts', '**/testing/**'],
  })
  const found: Listed[] = []
  for (const file of files.toSorted()) {
    const module = (await import(pathToFileURL(join(root, folder, file)).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) {
      const calls = callsIn(value, isCall)
      if (calls.length > 0) found.push({ name, from: `./${file}`, calls })
    }
  }
  return found
}

function callsIn(value: unknown, isCall: (value: object) => boolean): Found[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  const calls = values.filter((each) => typeof each === 'object' && each !== null && isCall(each))
  return calls.length === values.length ? (calls as Found[]) : []
}
