import { expect, it } from 'vitest'
import { nameBeside, tellApart } from './tell-apart.ts'

it.each([
  [
    ['Rafael Monteiro', 'Thiago Almeida'],
    ['Rafael', 'Thiago'],
  ],
  [
    ['João Pereira', 'João da Silva', 'Ana Lima'],
    ['João P.', 'João S.', 'Ana'],
  ],
  [
    ['João Pereira', 'João Pinto'],
    ['João Per.', 'João Pin.'],
  ],
  [
    ['João Carlos Silva', 'João Pedro Silva'],
    ['João C. S.', 'João P. S.'],
  ],
  [
    ['João Silveira', 'João Silva', 'Joao Souza'],
    ['João Silveira', 'João Silva', 'Joao Sou.'],
  ],
  [
    ['João', 'João 2', 'João P'],
    ['João', 'João 2', 'João P.'],
  ],
  [
    ['Ana', 'Ana', 'ana'],
    ['Ana', 'Ana (2)', 'ana (3)'],
  ],
  [
    ['Zé', 'Zé (2)'],
    ['Zé', 'Zé (2)'],
  ],
  [
    ['Convidado de Pedro', 'Convidado de Ana', 'Convidado 2 de Ana'],
    ['Convidado de Pedro', 'Convidado de Ana', 'Convidado 2 de Ana'],
  ],
  [
    [' Bia  de  Sá ', 'Bia Reis'],
    ['Bia S.', 'Bia R.'],
  ],
])('%j are called %j on the field (N2)', (names, called) => {
  expect(tellApart(names)).toEqual(called)
})

it('a text for the group has no surname: a number tells apart what their letters do not (N2)', () => {
  expect(tellApart(['João Silveira', 'João Silva', 'Bia Sá', 'Bia Sé'], false)).toEqual([
    'João S.',
    'João S. (2)',
    'Bia S.',
    'Bia S. (2)',
  ])
})

it('who comes late is called otherwise than those who are there (N2)', () => {
  expect(nameBeside('Zeca', ['Ana', 'Bia'])).toBe('Zeca')
  expect(nameBeside('Zeca', ['Ana', 'Zeca'])).toBe('Zeca (2)')
  expect(nameBeside('Zeca Souza', ['Zeca'])).toBe('Zeca S.')
  expect(nameBeside('Zeca Souza', ['Zeca S.', 'Zeca P.'])).toBe('Zeca Sou.')
})
