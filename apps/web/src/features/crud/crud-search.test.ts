import { expect, test } from 'vitest'
import { crudSearch } from './crud-search.ts'

test('an address names its list; old links still work (A14)', () => {
  expect(crudSearch({ lista: 'rachas', pagina: '2' })).toEqual({ lista: 'rachas', pagina: '2' })
  expect(crudSearch({ coisa: 'rachas', pagina: '2' })).toEqual({ lista: 'rachas', pagina: '2' })
  expect(crudSearch({ coisa: 'rachas', lista: 'campos' })).toEqual({ lista: 'campos' })
  expect(crudSearch({})).toEqual({})
})
