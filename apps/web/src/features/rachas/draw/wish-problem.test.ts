import { expect, it } from 'vitest'
import { wishProblem } from './wish-problem.ts'

it.each([
  ['', 'bia', 'Escolha as duas pessoas do pedido.'],
  ['ana', '', 'Escolha as duas pessoas do pedido.'],
  ['ana', 'ana', 'Escolha duas pessoas diferentes.'],
  ['caio', 'ana', 'Esses dois já têm um pedido. Tire o outro para mudar.'],
  ['ana', 'bia', null],
])('a wish about %s and %s: %s', (one, other, problem) => {
  expect(wishProblem(one, other, [{ kind: 'apart', ids: ['ana', 'caio'] }])).toBe(problem)
})
