import { describe, expect, it } from 'vitest'
import { cameTo, type Evening, noShowsOf } from './evening.ts'
import { playerStats, statsBySport } from './player-stats.ts'

type Match = Evening['matches'][number]

const person = (id: string, confirmed = true, arrived = true) => ({
  id,
  name: `Nome ${id}`,
  confirmed,
  arrived,
})
const goal = (scorerId: string | null, assistId: string | null = null, own = false) => ({
  commandId: 'c',
  teamId: 'A',
  scorerId,
  assistId,
  own,
  at: '2026-11-20T23:10:00.000Z',
})
const match = (
  winnerId: string | null,
  goals: Match['goals'] = [],
  lineups: Match['lineups'] = [['a'], ['b']],
): Match => ({
  teams: ['A', 'B'],
  winnerId,
  goals,
  lineups,
})
function evening(
  day: number,
  people: Evening['people'],
  matches: Evening['matches'] = [],
  sport: Evening['sport'] = 'futsal',
): Evening {
  const start = `2026-11-${String(day).padStart(2, '0')}T23:00:00.000Z`
  return { rachaId: `r${day}`, sport, start, people, matches }
}
const statsOf = (evenings: readonly Evening[], id: string) =>
  playerStats(evenings).find((each) => each.id === id)

describe('statistics', () => {
  it('count matches, results, goals, own goals and assists (H7)', () => {
    const played = [
      match('A', [goal('a', 'c'), goal('b', null, true)], [['a', 'c'], ['b']]),
      match(null),
      match('B'),
    ]
    const all = [evening(1, [person('a'), person('b'), person('c')], played)]
    expect(statsOf(all, 'a')).toMatchObject({
      matches: 3,
      wins: 1,
      draws: 1,
      losses: 1,
      goals: 1,
      ownGoals: 0,
    })
    expect(statsOf(all, 'b')).toMatchObject({
      matches: 3,
      wins: 1,
      draws: 1,
      losses: 1,
      goals: 0,
      ownGoals: 1,
    })
    expect(statsOf(all, 'c')).toMatchObject({ matches: 1, wins: 1, assists: 1, name: 'Nome c' })
  })

  it('count each evening once, in the order in which they were played (H7)', () => {
    const first = evening(1, [person('a')], [match('A')])
    const second = evening(8, [{ ...person('a'), name: 'Novo nome' }], [match('B'), match('A'), match('A')])
    const stats = statsOf([second, first, first], 'a')
    expect(stats).toMatchObject({
      came: 2,
      matches: 4,
      wins: 3,
      winStreak: 2,
      longestWinStreak: 2,
      name: 'Novo nome',
    })
  })

  it('tell who came, who did not, and how often in a row (H7)', () => {
    const all = [
      evening(1, [person('a'), person('b')]),
      evening(8, [person('a'), person('b', true, false)]),
      evening(15, [person('a'), person('b', false, false), person('c')]),
    ]
    expect(statsOf(all, 'a')).toMatchObject({
      listed: 3,
      came: 3,
      noShows: 0,
      attendancePercent: 100,
      streak: 3,
      longestStreak: 3,
    })
    expect(statsOf(all, 'b')).toMatchObject({
      listed: 3,
      came: 1,
      noShows: 1,
      attendancePercent: 33,
      streak: 0,
      longestStreak: 1,
    })
    expect(playerStats(all).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('go on in a row until somebody is missing, and keep the longest (H7)', () => {
    const came = (day: number, arrived: boolean) =>
      evening(
        day,
        [person('a', true, arrived), person('b')],
        [match(arrived ? 'A' : null, [], [['a'], ['b']])],
      )
    const days = [true, true, false, true].map((arrived, week) => came(1 + 7 * week, arrived))
    const there = evening(1, [person('a'), person('b')])
    const missed = evening(8, [person('a', true, false), person('b')])
    const back = evening(15, [person('a'), person('b')])
    expect(statsOf([there, missed, back], 'a')).toMatchObject({ came: 2, streak: 1, longestStreak: 1 })
    expect(statsOf(days, 'a')).toMatchObject({
      matches: 4,
      wins: 3,
      draws: 1,
      losses: 0,
      winStreak: 1,
      longestWinStreak: 2,
    })
  })

  it('count a match once for somebody who changed sides in it, by the last side (H7)', () => {
    const all = [evening(1, [person('a'), person('b')], [match('B', [], [['a'], ['a', 'b']])])]
    expect(statsOf(all, 'a')).toMatchObject({ matches: 1, wins: 1, losses: 0 })
  })

  it('begin with who came most often, then with who played most, then by name (H7)', () => {
    const names = ['Zeca', 'Ana', 'Bia', 'Caio'].map((name) => ({ ...person(name), name }))
    const all = [
      evening(1, names, [match('A', [], [['Caio'], ['Bia']]), match('A', [], [['Caio'], ['nobody']])]),
      evening(
        8,
        names.filter(({ name }) => name !== 'Caio'),
      ),
    ]
    expect(playerStats(all).map(({ id }) => id)).toEqual(['Bia', 'Ana', 'Zeca', 'Caio', 'nobody'])
  })

  it('know whoever played without being on the list, for one evening (H7)', () => {
    const all = [evening(1, [person('a')], [match('A', [goal('late', 'late')], [['a', 'late'], []])])]
    expect(statsOf(all, 'late')).toMatchObject({
      name: '',
      listed: 1,
      came: 1,
      attendancePercent: 100,
      goals: 1,
      assists: 1,
    })
  })

  it('take a yes for coming where nobody was checked in, and a match for proof (H7)', () => {
    const unchecked = evening(1, [person('a', true, false), person('c', false, false)])
    expect([[...cameTo(unchecked)], noShowsOf(unchecked)]).toEqual([['a'], []])
    const checked = evening(1, [person('a', true, true), person('b', true, false)], [match('A')])
    expect([[...cameTo(checked)].toSorted(), noShowsOf(checked)]).toEqual([['a', 'b'], []])
  })

  it('are kept apart by sport (H7)', () => {
    const all = [evening(1, [person('a')]), evening(2, [person('a')], [], 'volleyball')]
    const bySport = statsBySport(all)
    expect([...bySport.keys()]).toEqual(['futsal', 'volleyball'])
    expect(bySport.get('futsal')?.[0]).toMatchObject({ id: 'a', came: 1 })
  })
})
