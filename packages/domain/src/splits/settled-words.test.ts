import { expect, it } from 'vitest'
import { settledWords } from './settled-words.ts'

it.each([
  [0, 'pagaram'],
  [1, 'pagou'],
  [2, 'pagaram'],
])('%i of four are told in the right number: %s', (settledPeople, verb) => {
  expect(settledWords({ settledPeople, people: 4 })).toBe(`${settledPeople} de 4 já ${verb}`)
})
