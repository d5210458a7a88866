import { describe, expect, it } from 'vitest'
import type { Turn } from './live.ts'
import { nextTurn } from './next-turn.ts'

const turn = (waiting: readonly string[], runs: Turn['runs'] = {}): Turn => ({
  field: ['A', 'B'],
  waiting,
  runs,
})
const winner = { rotation: 'winner_stays', mostWins: null } as const
const order = ({ field, waiting }: Turn) => `${field.join(' x ')} | ${waiting.join(' ')}`
const result = (winnerId: string | null, staysId: string | null = null) => ({ winnerId, staysId })

describe('who plays next', () => {
  it('the winner stays, and who loses waits behind the others (N2)', () => {
    expect(order(nextTurn(turn(['C', 'D']), winner, result('A')))).toBe('A x C | D B')
    expect(order(nextTurn(turn(['C', 'D']), winner, result('B')))).toBe('C x B | D A')
  })

  it('a draw sends both out when more than one waits, the one that came later first (N2)', () => {
    expect(order(nextTurn(turn(['C', 'D', 'E']), winner, result(null)))).toBe('C x D | E A B')
    const older = { A: { matches: 2, wins: 2 }, B: { matches: 0, wins: 0 } }
    expect(order(nextTurn(turn(['C', 'D'], older), winner, result(null)))).toBe('D x C | B A')
  })

  it('a draw with one waiting sends out who has been on longer, or whom they settled on (N2)', () => {
    const older = { A: { matches: 2, wins: 2 }, B: { matches: 0, wins: 0 } }
    expect(order(nextTurn(turn(['C'], older), winner, result(null)))).toBe('C x B | A')
    expect(order(nextTurn(turn(['C'], older), winner, result(null, 'A')))).toBe('A x C | B')
    expect(order(nextTurn(turn(['C', 'D']), winner, result(null, 'B')))).toBe('C x B | D A')
  })

  it('the winner leaves too after so many wins in a row (N2)', () => {
    const rules = { rotation: 'winner_stays', mostWins: 2 } as const
    const once = nextTurn(turn(['C', 'D', 'E']), rules, result('A'))
    expect([order(once), once.runs.A, once.runs.C]).toEqual([
      'A x C | D E B',
      { matches: 1, wins: 1 },
      { matches: 0, wins: 0 },
    ])
    expect(order(nextTurn(once, rules, result('A')))).toBe('D x E | B A C')
    expect(order(nextTurn({ ...once, waiting: ['D'] }, rules, result('A')))).toBe('D x C | A')
  })

  it('both leave after each match, as far as teams wait (N2)', () => {
    const rules = { rotation: 'both_leave', mostWins: null } as const
    expect(order(nextTurn(turn(['C', 'D', 'E']), rules, result('B')))).toBe('D x C | E B A')
    expect(order(nextTurn(turn(['C']), rules, result('B')))).toBe('C x B | A')
    const older = { A: { matches: 0, wins: 0 }, B: { matches: 1, wins: 1 } }
    expect(order(nextTurn(turn(['C'], older), rules, result('B')))).toBe('A x C | B')
  })

  it('two teams play on, and a team without players is passed over (N2)', () => {
    expect(order(nextTurn(turn([]), winner, result('A')))).toBe('A x B | ')
    expect(order(nextTurn(turn(['C', 'D']), winner, result('A'), (id) => id !== 'C'))).toBe('A x D | C B')
  })
})
