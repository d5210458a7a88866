import { expect, it } from 'vitest'
import { groupNames } from './group-names.ts'

it('tells who is who by as little as that takes (N1)', () => {
  expect(groupNames(['Rafael Monteiro', 'Bia Souza', 'Rafael Nunes', 'João', 'João 2'])).toEqual([
    'Rafael M.',
    'Bia',
    'Rafael N.',
    'João',
    'João 2',
  ])
  expect(groupNames([' Ana Lima ', 'Ana  Souza'])).toEqual(['Ana L.', 'Ana S.'])
  expect(groupNames(['Ana Lima', 'Ana Luz', 'Dedé', 'Dedé'])).toEqual([
    'Ana L.',
    'Ana L. (2)',
    'Dedé',
    'Dedé (2)',
  ])
})
