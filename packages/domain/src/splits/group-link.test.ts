import { describe, expect, it } from 'vitest'
import { groupTokenIn, groupTokenOf, isGroupToken, personBehind, pickedToken } from './group-link.ts'

const group = groupTokenOf('abc')
const people = [
  { id: 'ana', token: 'own-of-ana' },
  { id: 'bia', token: 'own-of-bia' },
]

describe('the link of a group (N1)', () => {
  it('is told from the link of a share by its secret', () => {
    expect([group, 'own-of-ana', pickedToken(group, 'ana'), 'own-grupo-'].map(isGroupToken)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('is found in the secret of a share that was picked by it, and in no other', () => {
    expect(groupTokenIn(pickedToken(group, 'ana'))).toBe(group)
    expect([group, 'own-of-ana', pickedToken('own-of-ana', 'bia')].map(groupTokenIn)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('leads to the share of whoever is picked, until it is renewed, as does a link of one’s own', () => {
    const behind = (token: string) => personBehind({ groupToken: group, people }, token)?.id
    expect([behind('own-of-ana'), behind('own-of-bia')]).toEqual(['ana', 'bia'])
    expect([behind(pickedToken(group, 'ana')), behind(pickedToken(group, 'bia'))]).toEqual(['ana', 'bia'])
    expect([behind(group), behind(pickedToken(groupTokenOf('old'), 'ana')), behind('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
