import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CallSpec } from '@campo-livre/contract/call.ts'

type DocumentedCall = Pick<CallSpec, 'method' | 'path' | 'summary' | 'refusals'>

/** Returns a line for every sentence of the reference in the scripts and pages of a folder. */
export function findReference(folder: string, calls: readonly DocumentedCall[]): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sentences = calls.flatMap(sentencesOf)
  return files
    .filter((file) => /\.(js|html)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const carried = sentences.filter(({ sentence }) => text.includes(asWritten(sentence)))
      return carried.map(({ call, sentence }) => `${file}: ${call}: ${sentence}`)
    })
}

function sentencesOf({ method, path, summary, refusals }: DocumentedCall) {
  const call = `${method} ${path}`
  return [summary, ...Object.values(refusals)].map((sentence) => ({ call, sentence }))
}

/** Returns the longest part of a sentence without quotes and backslashes, which a minifier may write differently. */
function asWritten(sentence: string): string {
  const [longest = sentence] = sentence.split(/["'`\\]/).toSorted((a, b) => b.length - a.length)
  return longest
}
