import { describe, expect, it } from 'vitest'
import { matchPlayers } from './match-players.ts'

const rafael = { id: 'a', name: 'Rafael Monteiro', listedAs: null }
const ana = { id: 'b', name: 'Ana Beatriz Lima', listedAs: null }
const anaPaula = { id: 'c', name: 'Ana Paula', listedAs: null }
const known = [rafael, ana, anaPaula]

describe('a pasted name', () => {
  it('is the earlier player with that name, or with a name that begins like it (N4)', () => {
    expect(matchPlayers(['RAFAEL MONTEIRO', 'Ana B.'], known)).toEqual([
      { is: 'known', player: rafael },
      { is: 'known', player: ana },
    ])
    expect(matchPlayers(['Rafa'], known)).toEqual([{ is: 'known', player: rafael }])
  })

  it('is a question where two fit, and new where none does (N4)', () => {
    expect(matchPlayers(['Ana', 'Zico', 'Ra'], known)).toEqual([
      { is: 'question', players: [ana, anaPaula] },
      { is: 'new' },
      { is: 'new' },
    ])
  })

  it('is before all who is called so in the list of the racha (N4)', () => {
    const listed = { ...anaPaula, listedAs: 'Ana' }
    expect(matchPlayers(['ana'], [rafael, ana, listed])).toEqual([{ is: 'known', player: listed }])
  })

  it('counts for nobody where it is a question (N4)', () => {
    expect(matchPlayers(['Ana', 'Ana Beatriz Lima'], known)).toEqual([
      { is: 'question', players: [ana, anaPaula] },
      { is: 'known', player: ana },
    ])
  })

  it('has figures that count nobody, and words with figures in them (N4)', () => {
    expect(matchPlayers(['Rafael 12'], known)).toEqual([{ is: 'known', player: rafael }])
    expect(matchPlayers(['Rafael r2', 'Rafael 2r'], known)).toEqual([{ is: 'new' }, { is: 'new' }])
    expect(matchPlayers(['Rafael - M.'], known)).toEqual([{ is: 'known', player: rafael }])
  })

  it('is a question where two names mean the same player (N4)', () => {
    const both = { is: 'question', players: [rafael] }
    expect(matchPlayers(['Rafael', 'Rafael 2'], known)).toEqual([both, both])
  })
})
