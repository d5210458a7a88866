import { expect, test } from 'vitest'
import { routesIn } from './routes.ts'

const row = (path: string) => `| \`${path}\` | field | everyone | A2 |\n`

test('an address with an id is one of the seed', () => {
  const [field] = routesIn(row('/field/$id'))
  expect(field).toEqual({
    pattern: '/field/$id',
    path: '/field/fld-arena-beira-mar-campo-norte',
    owner: 'everyone',
  })
})

test('a new address with an id is told, with the file to edit', () => {
  expect(() => routesIn(row('/company/staff/$id'))).toThrow(
    "apps/web/src/testing/routes.ts: add '/company/staff/$id' to ids, with an id of the seed.",
  )
})
