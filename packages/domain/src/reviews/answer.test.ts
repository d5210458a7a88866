import { describe, expect, it } from 'vitest'
import { ANSWER_MAX, answerReviewSchema, beginningOf, unansweredFirst } from './answer.ts'

const given = { text: 'Obrigado!', createdAt: '2026-11-19T12:00:00.000Z' }

describe('the answer of an arena to a review (H8)', () => {
  it('has words, and as many as a page has room for', () => {
    const accepts = (text: unknown) => answerReviewSchema.safeParse({ text }).success
    expect(answerReviewSchema.parse({ text: '  Valeu!\n' })).toEqual({ text: 'Valeu!' })
    expect(accepts('a'.repeat(ANSWER_MAX))).toBe(true)
    expect(accepts('a'.repeat(ANSWER_MAX + 1))).toBe(false)
    expect(accepts(' \n ')).toBe(false)
    expect(accepts(undefined)).toBe(false)
  })

  it('is begun in a notice, cut between words', () => {
    expect(beginningOf('Que bom!\nAté sábado.')).toBe('Que bom! Até sábado.')
    expect(beginningOf('a'.repeat(140))).toBe('a'.repeat(140))
    expect(beginningOf(`${'a'.repeat(100)} ${'b'.repeat(60)}`)).toBe(`${'a'.repeat(100)}…`)
    expect(beginningOf('a'.repeat(141))).toBe(`${'a'.repeat(140)}…`)
    expect(beginningOf('Que \n bom')).toBe('Que bom')
    expect(beginningOf(` ${'a'.repeat(150)}`)).toBe(` ${'a'.repeat(139)}…`)
  })
})

it('puts reviews without an answer first, the oldest of them at the top, then the others from the newest (H2)', () => {
  const review = (id: string, day: number, answer: typeof given | null = null) => ({
    id,
    createdAt: `2026-11-${day}T12:00:00.000Z`,
    answer,
  })
  const sorted = unansweredFirst([
    review('new', 18),
    review('thanked', 12, given),
    review('b', 11),
    review('a', 11),
    review('praised', 17, given),
  ])
  expect(sorted.map(({ id }) => id)).toEqual(['a', 'b', 'new', 'praised', 'thanked'])
  const all = [
    review('z', 10),
    review('y', 10),
    review('x', 14),
    review('m', 9, given),
    review('k', 20, given),
  ]
  const ids = ['y', 'z', 'x', 'k', 'm']
  expect(unansweredFirst(all).map(({ id }) => id)).toEqual(ids)
  expect(unansweredFirst(all.toReversed()).map(({ id }) => id)).toEqual(ids)
})
