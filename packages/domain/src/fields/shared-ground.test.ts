import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinations } from '../testing/combinations.ts'
import { groundIds, sharesGround, sharingGround, wholesOf } from './shared-ground.ts'

const field = (id: string, ...parts: string[]) => ({ id, parts })

describe('two fields share ground', () => {
  it('when one is a part of the other', () => {
    expect(sharesGround(field('society', 'a', 'b'), field('a'))).toBe(true)
    expect(sharesGround(field('a'), field('society', 'a', 'b'))).toBe(true)
  })

  it('when they have a part in common', () => {
    expect(sharesGround(field('left', 'a', 'b'), field('right', 'b', 'c'))).toBe(true)
  })

  it('and else not: parts of one field are beside each other', () => {
    expect(sharesGround(field('a'), field('b'))).toBe(false)
    expect(sharesGround(field('left', 'a', 'b'), field('right', 'c', 'd'))).toBe(false)
  })
})

it('finds the other fields that a booking occupies', () => {
  const all = [field('a'), field('b'), field('c'), field('left', 'a', 'b'), field('right', 'b', 'c')]
  const ids = (id: string) =>
    sharingGround(all.find((each) => each.id === id) ?? field(id), all).map((each) => each.id)
  expect(ids('a')).toEqual(['left'])
  expect(ids('b')).toEqual(['left', 'right'])
  expect(ids('left')).toEqual(['a', 'b', 'right'])
})

it('finds the fields that are made of one, and the ids of a place', () => {
  const all = [field('a'), field('left', 'a', 'b'), field('right', 'b', 'c')]
  expect(wholesOf({ id: 'b' }, all).map(({ id }) => id)).toEqual(['left', 'right'])
  expect(groundIds(field('a'))).toEqual(['a'])
  expect(groundIds(field('left', 'a', 'b'))).toEqual(['a', 'b'])
})

it('means having a piece of ground in common, whatever is combined of what', () => {
  const pieces = ({ id, parts }: { id: string; parts: string[] }) => new Set(parts.length > 0 ? parts : [id])
  fc.assert(
    fc.property(combinations, (fields) => {
      for (const one of fields)
        for (const other of fields) {
          if (one === other) continue
          const common = [...pieces(one)].some((piece) => pieces(other).has(piece))
          expect(sharesGround(one, other)).toBe(common)
        }
    }),
  )
})
