import { expect, it } from 'vitest'
import { possibleTeams, proposeTeams, teamSizesInWords } from './propose-teams.ts'

it.each([
  ['society', 14, 2],
  ['society', 11, 2],
  ['society', 17, 2],
  ['society', 18, 3],
  ['futsal', 20, 4],
  ['beach-tennis', 9, 4],
  ['football', 1, 2],
  ['volleyball', 60, 8],
] as const)('%s of %i players: %i teams are proposed (N3)', (sport, players, teams) => {
  expect(proposeTeams(sport, players)).toBe(teams)
  expect(possibleTeams(players)).toContain(teams)
})

it('nobody is offered a team of one (N3)', () => {
  expect([possibleTeams(0), possibleTeams(5), possibleTeams(6), possibleTeams(40)]).toEqual([
    [2],
    [2],
    [2, 3],
    [2, 3, 4, 5, 6, 7, 8],
  ])
})

it('says how large the teams are (N3)', () => {
  expect([teamSizesInWords(14, 2), teamSizesInWords(11, 2), teamSizesInWords(20, 3)]).toEqual([
    '7 em cada time',
    'times de 6 e 5',
    'times de 7 e 6',
  ])
})
