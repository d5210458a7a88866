import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SITUATION_PARAM } from './open-link.ts'

const features = join(import.meta.dirname, '../../../apps/web/src/features')

test('no screen has a search parameter of that name: its address would not be what it is (A14)', () => {
  const schemas = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('search.ts'),
  )
  expect(schemas.length).toBeGreaterThan(3)
  const texts = schemas.map((file) => readFileSync(join(features, file), 'utf8'))
  expect(texts.some((text) => /^\s*situacao:/m.test(text))).toBe(true)
  for (const text of texts) expect(text).not.toMatch(new RegExp(`^\\s*'?${SITUATION_PARAM}'?:`, 'm'))
})
