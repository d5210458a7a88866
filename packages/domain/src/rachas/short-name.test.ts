import { expect, it } from 'vitest'
import { shortName, shortNames } from './short-name.ts'

it.each([
  ['Ana Beatriz Lima', 'Ana'],
  ['João 2', 'João 2'],
  ['Convidado de Pedro Alves', 'Convidado de Pedro'],
  ['Convidado 2 de Pedro', 'Convidado 2 de Pedro'],
  ['Convidado', 'Convidado'],
])('%s is called %s where surnames are private', (name, short) => {
  expect(shortName(name)).toBe(short)
})

it('two of a name are told apart', () => {
  expect(shortNames(['Ana Lima', 'Ana Souza', 'Caio'])).toEqual(['Ana', 'Ana (2)', 'Caio'])
})
