import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testCards } from '@campo-livre/mocks/bank/test-cards.ts'
import { scenarioNames } from '@campo-livre/mocks/scenarios/scenarios.ts'
import { SITUATION_PARAM } from '@campo-livre/mocks/situations/open-link.ts'
import { eventWords, partWords } from '@campo-livre/mocks/situations/words.ts'

/** The scenarios that bear the name of a list of the product, which the product says too. */
export const sharedNames: readonly string[] = ['mensalistas']

/**
 * Texts that every mock contains and nothing else does: the worker, msw's own words, the personas, the paths outside
 * the API, the query parameter of a link and its values, scenarios, the names of case files, the test cards.
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
  ...testCards.map(({ number }) => number),
  // These are English words too, so they count only as a whole string.
  ...quoted(SITUATION_PARAM),
  ...[partWords.session, partWords.dialect].flatMap(quoted),
  ...Object.values(eventWords).flatMap(({ word }) => quoted(word)),
  ...scenarioNames.filter((name) => !sharedNames.includes(name)).flatMap(quoted),
]

function quoted(word: string): string[] {
  return [`"${word}"`, `'${word}'`, `\`${word}\``]
}

/** Returns a line for every trace of the mocks in the files of a folder or in their names. */
export function findMocks(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json|map|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = `${file}\n${readFileSync(join(folder, file), 'utf8')}`
      return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`)
    })
}
