import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const tested = 'apps/web/src/app/list-columns.sweep.test.tsx'
const features = join(import.meta.dirname, '../features')

test('every list is declared well: none is left out of the tests of its columns (F4)', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: features, exclude: ['**/*.{test,stories}.*'] })
  const declared = sources.flatMap((file) =>
    [...readFileSync(join(features, file), 'utf8').matchAll(/^export const (\w+): Resource</gm)].map(
      ([, name = '']) => name,
    ),
  )
  const own = readFileSync(join(import.meta.dirname, 'list-columns.sweep.test.tsx'), 'utf8')
  const [, list = ''] = /const lists\b[^=]*= \{\n([^}]*)\}/.exec(own) ?? []
  const named = new Set(list.match(/\w+/g))
  expect(declared.length).toBeGreaterThan(10)
  expect(
    declared.filter((name) => !named.has(name)).map((name) => `${tested}: add ${name} to lists.`),
  ).toEqual([])
})
