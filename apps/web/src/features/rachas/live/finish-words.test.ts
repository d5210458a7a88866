import { finishOf } from '@campo-livre/domain/rachas/live/finish-of.ts'
import { usualRules } from '@campo-livre/domain/rachas/live/live.ts'
import { expect, it } from 'vitest'
import { finishQuestion, nextWords } from './finish-words.ts'

const names = ['Azul', 'Laranja', 'Verde', 'Branco']
const nameOf = (id: string) => id

function said(score: [number, number], teams: number, staysId: string | null = null) {
  const [home = '', away = '', ...waiting] = names.slice(0, teams)
  const turn = {
    field: [home, away] as const,
    waiting,
    runs: { [home]: { matches: 1, wins: 0 }, [away]: { matches: 0, wins: 0 } },
  }
  const all = names.slice(0, teams).map((id) => ({ id, name: id, players: [{ id, name: id }] }))
  const { winnerId, next } = finishOf({ turn, teams: all }, score, usualRules, staysId)
  return `${finishQuestion(score, winnerId, nameOf)} ${nextWords(turn, next, nameOf)}`
}

it.each([
  [[2, 1], 3, null, 'Encerrar em 2 x 1 para o Azul? Azul fica, Verde entra.'],
  [[0, 1], 3, null, 'Encerrar em 1 x 0 para o Laranja? Laranja fica, Verde entra.'],
  [[1, 1], 4, null, 'Encerrar em 1 x 1? Saem os dois, entram Branco e Verde.'],
  [[1, 1], 3, null, 'Encerrar em 1 x 1? Laranja fica, Verde entra.'],
  [[1, 1], 3, 'Azul', 'Encerrar em 1 x 1? Azul fica, Verde entra.'],
  [[3, 1], 2, null, 'Encerrar em 3 x 1 para o Azul? Os dois jogam de novo.'],
] as const)('a match that ends %j among %i teams, %s stays: %s (N2)', (score, teams, staysId, words) => {
  expect(said([...score], teams, staysId)).toBe(words)
})
