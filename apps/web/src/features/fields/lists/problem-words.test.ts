import { expect, it } from 'vitest'
import { problemWords } from './problem-words.ts'

const price = (...weekdays: number[]) => problemWords({ kind: 'price', weekdays })

it('says on which days an hour has no price, Monday first', () => {
  expect(price(0)).toBe('Horário sem preço no domingo')
  expect(price(0, 6, 1)).toBe('Horário sem preço na segunda, no sábado e no domingo')
  expect(price(0, 1, 2, 3, 4, 5, 6)).toBe('Horário sem preço todos os dias')
})

it('says the rest in a few words', () => {
  expect(problemWords({ kind: 'photo' })).toBe('Sem foto')
})
