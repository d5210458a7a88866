import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SITUATION_PARAM, takeSituation } from './open-link.ts'

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

test.each([
  ['/?cenario=sexta-cheia', 'sexta-cheia', '/'],
  ['/?CENARIO=SEXTA-CHEIA', 'SEXTA-CHEIA', '/'],
  ['/?cidade=Recife&Cenario=dados:vazio#campos', 'dados:vazio', '/?cidade=Recife#campos'],
  ['/?cenario=&aba=passadas', '', '/?aba=passadas'],
  ['/?situacao=pagas', null, '/?situacao=pagas'],
])('of %s the app sees neither the situation nor its name (I3)', (page, text, left) => {
  const address = new URL(page, 'https://campo.test')
  expect(takeSituation(address)).toBe(text)
  expect(address.href).toBe(new URL(left, 'https://campo.test').href)
})
