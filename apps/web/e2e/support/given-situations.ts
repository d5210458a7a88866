import { readFileSync } from 'node:fs'

export type Given = { name: string; address: string }

const guide = new URL('../../../../docs/mocks.md', import.meta.url)
const row = /^\| \[([^\]]+)\]\(http:\/\/localhost:5173(\/[^)]*)\) \|/gm

/** Reads the situations in docs/mocks.md: the rows of its table that begin with a link to the app. */
export function readGivenSituations(): Given[] {
  const text = readFileSync(guide, 'utf8')
  return [...text.matchAll(row)].map(([, name = '', address = '']) => ({ name, address }))
}
