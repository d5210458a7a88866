import { describe, expect, it } from 'vitest'
import { ratingOf, refuseVote, type Vote } from './ratings.ts'

const person = (id: string, arrived = true) => ({ id, name: id, confirmed: true, arrived })
const racha = {
  people: [person('a'), person('b'), person('c', false)],
  matches: [],
  end: '2026-11-20T23:00:00.000Z',
}
const vote = (byId: string, forId: string, stars = 5, rachaId = 'r1'): Vote => ({
  rachaId,
  byId,
  forId,
  stars,
})
const said = (given: Vote, now = '2026-11-21T10:00:00.000Z') => refuseVote(given, racha, now)?.message ?? 'ok'

describe('a rating', () => {
  it('is given by whoever came to others who came, for 48 hours (H7)', () => {
    expect([
      said(vote('a', 'b')),
      said(vote('a', 'a')),
      said(vote('c', 'a')),
      said(vote('a', 'c')),
      said(vote('a', 'b', 1)),
      said(vote('a', 'b', 0)),
      said(vote('a', 'b', 6)),
      said(vote('a', 'b', 2.5)),
      said(vote('a', 'b'), '2026-11-20T22:59:59.999Z'),
      said(vote('a', 'b'), '2026-11-20T23:00:00.000Z'),
      said(vote('a', 'b'), '2026-11-22T23:00:00.000Z'),
      said(vote('a', 'b'), '2026-11-22T23:00:00.001Z'),
    ]).toEqual([
      'ok',
      'A nota é para os outros, não para você.',
      'Só quem jogou dá nota.',
      'Só quem jogou recebe nota.',
      'ok',
      'Dê de 1 a 5 estrelas.',
      'Dê de 1 a 5 estrelas.',
      'Dê de 1 a 5 estrelas.',
      'As notas abrem quando o racha termina.',
      'ok',
      'ok',
      'As notas fecharam 48 h depois do racha.',
    ])
  })

  it('is hidden below three votes, and counts the later of two by one person (H7)', () => {
    const votes = [vote('a', 'x', 1), vote('a', 'x', 5), vote('b', 'x', 4), vote('a', 'y', 1)]
    expect(ratingOf(votes, 'x')).toBeNull()
    expect(ratingOf([...votes, vote('c', 'x', 4)], 'x')).toEqual({ tenths: 43, votes: 3 })
    expect(ratingOf([...votes, vote('a', 'x', 2, 'r2')], 'x')).toEqual({ tenths: 37, votes: 3 })
  })
})
