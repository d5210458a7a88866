import { expect, it } from 'vitest'
import { describeGround } from './describe-ground.ts'

const field = (id: string, name: string, ...parts: string[]) => ({ id, name, parts })
const [one, two] = [field('1', 'Areia 1'), field('2', 'Areia 2')]

it('tells of a field with a ground of its own', () => {
  expect(describeGround(one, [two])).toEqual(['Quem reserva Areia 1 ocupa só Areia 1.'])
})

it('tells of a whole and its parts, which are beside each other', () => {
  expect(describeGround(field('w', 'Areia Inteira', '1', '2'), [one, two])).toEqual([
    'Quem reserva Areia Inteira ocupa também Areia 1 e Areia 2.',
    'Quem reserva um deles ocupa também Areia Inteira.',
    'Areia 1 e Areia 2 não se atrapalham: cada campo recebe as suas reservas.',
  ])
})

it('tells of a part, and of two fields that are the same place', () => {
  const there = ['Quem reserva Vôlei ocupa também Areia 1.', 'Quem reserva Areia 1 ocupa também Vôlei.']
  const volleyball = field('v', 'Vôlei', '1')
  expect(describeGround(volleyball, [one, two])).toEqual(there)
  expect(describeGround(one, [two, volleyball])).toEqual(there.toReversed())
})
