import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scenarioNames } from '@campo-livre/mocks/scenarios/scenarios.ts'
import { SITUATION_PARAM } from '@campo-livre/mocks/situations/open-link.ts'
import { eventWords, partWords } from '@campo-livre/mocks/situations/words.ts'

/**
 * What no mock can do without, and nothing else says: the worker, msw's own words, the personas, the calls beside the API,
 * the parameter of a link and what stands in it, scenarios, the names of case files.
 */
export const traces: readonly string[] = [
  'mockServiceWorker',
  '[MSW]',
  '@mswjs',
  'campolivre.test',
  'Campo@123',
  '__mock',
  'campo-livre-caso',
  'campo-livre:backend',
  // Words of the language as well, so only as a text by itself.
  ...quoted(SITUATION_PARAM),
  ...[partWords.session, partWords.dialect].flatMap(quoted),
  ...Object.values(eventWords).flatMap(({ word }) => quoted(word)),
  ...scenarioNames.flatMap(quoted),
]

function quoted(word: string): string[] {
  return [`"${word}"`, `'${word}'`, `\`${word}\``]
}

/** Where a folder's files have traces of the mocks, a line each; in their names too. */
export function findMocks(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json|map|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = `${file}\n${readFileSync(join(folder, file), 'utf8')}`
      return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`)
    })
}
