import { describe, expect, it } from 'vitest'
import type { RachaCommand } from '../command.ts'
import type { Racha } from '../racha.ts'
import { type Live, usualRules } from '../live/live.ts'
import { after, as, game, give, sample } from '../testing/sample-racha.ts'
import { athleteCard, groupStats } from './group-stats.ts'
import { openRating } from './open-rating.ts'
import { scorersOf } from './scorers.ts'

/** The hours after the end of the game, in UTC: it is over at 00:30. */
const NEXT_DAY = '2026-11-22T12:00:00.000Z'
const CLOSED = '2026-11-24T00:30:00.001Z'
const at = '2026-11-21T23:10:00.000Z'

const live: Live = {
  setup: {
    rules: usualRules,
    teams: [
      { id: 'A', name: 'Time 1', players: [{ id: 'ana', name: 'Ana' }] },
      { id: 'B', name: 'Time 2', players: [{ id: 'bia', name: 'Bia' }] },
    ],
  },
  commands: [
    { id: '1', at, type: 'join', teamId: 'A', player: { id: 'late', name: 'Zeca' } },
    { id: '2', at, type: 'start' },
    { id: '3', at, type: 'goal', teamId: 'A', scorerId: 'ana', assistId: 'late' },
    { id: '4', at, type: 'goal', teamId: 'A', scorerId: 'bia', assistId: null },
    { id: '5', at, type: 'finish', staysId: null },
    { id: '6', at, type: 'leave', playerId: 'late' },
  ],
}

const played = (changes: Partial<Racha> = {}) =>
  game({
    participants: [
      sample('ana', { status: 'confirmed', arrivedAt: at }),
      sample('bia', { status: 'confirmed', arrivedAt: at }),
      sample('caio', { status: 'confirmed' }),
      sample('davi', { status: 'confirmed', arrivedAt: at }),
      sample('edu', { status: 'confirmed', arrivedAt: at }),
    ],
    ...changes,
  })
let ids = 0
const rates = (votes: Record<string, number>): RachaCommand => ({
  type: 'rate',
  id: `r${(ids += 1)}`,
  rachaId: 'game',
  votes: Object.entries(votes).map(([participantId, stars]) => ({ participantId, stars })),
})

describe('the statistics of a group', () => {
  it('count its games that are over and took place, by sport (H7)', () => {
    const stats = groupStats(
      [
        played({ play: { next: null, draws: [], live } }),
        played({ id: 'cancelled', cancelledAt: at }),
        played({ id: 'coming', end: '2026-11-29T00:30:00.000Z' }),
        played({ id: 'other', sport: 'futsal' }),
        played({ id: 'again', sport: 'futsal', start: '2026-11-14T23:00:00.000Z' }),
      ],
      NEXT_DAY,
      'user-ana',
    )
    expect(stats.map(({ sport, games }) => [sport, games])).toEqual([
      ['society', 1],
      ['futsal', 2],
    ])
    const of = (name: string) => stats[0]?.players.find((player) => player.name === name)
    expect(of('ana')).toMatchObject({ me: true, came: 1, goals: 1, wins: 1 })
    expect(of('bia')).toMatchObject({ me: false, goals: 0, ownGoals: 1, losses: 1 })
    expect(of('caio')).toMatchObject({ came: 0, noShows: 1 })
    expect(of('Zeca')).toMatchObject({ came: 1, assists: 1 })
    expect(JSON.stringify(stats)).not.toMatch(/skill|user-|ratings?"/)
  })

  it('take whoever only waits for no comer, and whoever joined on the field for one where they played', () => {
    const waits = game({
      participants: [sample('ana', { status: 'confirmed' }), sample('bia', { status: 'waiting' })],
      play: { next: null, draws: [], live: { ...live, commands: live.commands.slice(0, 1) } },
    })
    const [stats] = groupStats([waits], NEXT_DAY, 'user-ana')
    expect(stats?.players.map(({ name, came }) => [name, came])).toEqual([
      ['ana', 1],
      ['bia', 0],
      ['Zeca', 0],
    ])
    const checked = { ...waits, participants: [sample('ana', { status: 'confirmed', arrivedAt: at })] }
    const came = groupStats([checked], NEXT_DAY, 'user-ana')[0]?.players
    expect(came?.map((each) => [each.name, each.came, each.noShows])).toEqual([
      ['ana', 1, 0],
      ['Bia', 0, 0],
      ['Zeca', 0, 0],
    ])
  })

  it('name who scored, also who went home, and give an own goal to nobody (H7)', () => {
    expect(scorersOf(live)).toEqual([
      { id: 'ana', name: 'Ana', goals: 1, assists: 0 },
      { id: 'late', name: 'Zeca', goals: 0, assists: 1 },
    ])
  })
})

describe('who scored in an evening', () => {
  const goal = (id: string, scorerId: string | null, assistId: string | null = null) =>
    ({ id, at, type: 'goal', teamId: 'A', scorerId, assistId }) as const
  const players = ['Ana', 'Duda', 'Bia', 'Caio'].map((name) => ({ id: name, name }))

  it('is told by goals, then by assists, then by name (H7)', () => {
    const evening: Live = {
      setup: {
        rules: { ...usualRules, goals: null },
        teams: [
          { id: 'A', name: 'Time 1', players },
          { id: 'B', name: 'Time 2', players: [{ id: 'Edu', name: 'Edu' }] },
        ],
      },
      commands: [
        { id: 's', at, type: 'start' },
        goal('1', 'Duda', 'Bia'),
        goal('2', 'Ana', 'Bia'),
        goal('3', 'Caio'),
        goal('4', 'Caio', 'Duda'),
        goal('5', null),
        { id: 'f', at, type: 'finish', staysId: null },
      ],
    }
    expect(scorersOf(evening).map(({ name, goals, assists }) => [name, goals, assists])).toEqual([
      ['Caio', 2, 0],
      ['Duda', 1, 1],
      ['Ana', 1, 0],
      ['Bia', 0, 2],
    ])
  })
})

describe('the card of an athlete', () => {
  it('has their own games by sport, from the instant at which each is over (H7)', () => {
    const rachas = [
      played({ end: NEXT_DAY }),
      played({ id: 'futsal', sport: 'futsal' }),
      played({ id: 'again', sport: 'futsal', start: '2026-11-14T23:00:00.000Z' }),
      played({ id: 'later', end: '2026-11-22T12:00:00.001Z' }),
    ]
    const { sports } = athleteCard(rachas, NEXT_DAY, 'user-caio')
    expect(sports.map(({ sport, listed, noShows }) => [sport, listed, noShows])).toEqual([
      ['society', 1, 1],
      ['futsal', 2, 2],
    ])
    expect(athleteCard(rachas, NEXT_DAY, 'user-nobody').sports).toEqual([])
  })

  it('has the votes of all games for them, whatever their place in each, and nobody else’s (H7)', () => {
    const vote = (byId: string, forId: string, stars: number) => ({ byId, forId, stars })
    const second = game({
      id: 'second',
      participants: ['x', 'y'].map((id) => sample(id, { userId: id === 'x' ? 'user-edu' : 'user-ana' })),
      votes: [vote('y', 'x', 1), vote('x', 'y', 5)],
    })
    const first = played({ votes: [vote('ana', 'edu', 5), vote('bia', 'edu', 3), vote('edu', 'ana', 5)] })
    expect(athleteCard([first, second], CLOSED, 'user-edu').rating).toEqual({ tenths: 30, votes: 3 })
    const end = '2026-11-24T00:30:00.000Z'
    expect(athleteCard([first, second], end, 'user-edu').rating).toBeNull()
  })
})

describe('votes', () => {
  it('are given by who came for who came, for 48 hours, each once (H7)', () => {
    const when = { at: NEXT_DAY, by: as('ana') }
    const once = after(played(), rates({ bia: 5, davi: 3 }), when)
    const twice = after(once, rates({ bia: 2 }), when)
    expect(twice.votes).toEqual([
      { byId: 'ana', forId: 'davi', stars: 3 },
      { byId: 'ana', forId: 'bia', stars: 2 },
    ])
    const said = (votes: Record<string, number>, by: ReturnType<typeof as> | undefined, now = NEXT_DAY) => {
      const outcome = give(played(), rates(votes), { at: now, ...(by ? { by } : {}) })
      return outcome.ok ? 'ok' : outcome.message
    }
    expect([
      said({ bia: 5, ana: 5 }, as('ana')),
      said({ bia: 5, caio: 5 }, as('ana')),
      said({ bia: 5 }, as('caio')),
      said({ bia: 5 }, undefined),
      said({ bia: 5 }, as('stranger')),
      said({ bia: 5 }, as('ana'), at),
      said({ bia: 5 }, as('ana'), CLOSED),
    ]).toEqual([
      'A nota é para os outros, não para você.',
      'Só quem jogou recebe nota.',
      'Só quem jogou dá nota.',
      'Só quem jogou dá nota.',
      'Não encontramos esse racha.',
      'As notas abrem quando o racha termina.',
      'As notas fecharam 48 h depois do racha.',
    ])
  })

  it('are shown to their reader alone while they are open (H7)', () => {
    const racha = after(played(), rates({ bia: 5 }), { at: NEXT_DAY, by: as('ana') })
    const [ana, bia, caio] = racha.participants
    expect(openRating(racha, ana, NEXT_DAY)).toEqual({
      until: '2026-11-24T00:30:00.000Z',
      people: [
        { participantId: 'bia', name: 'bia', stars: 5 },
        { participantId: 'davi', name: 'davi', stars: null },
        { participantId: 'edu', name: 'edu', stars: null },
      ],
    })
    expect(openRating(racha, bia, NEXT_DAY)?.people.map(({ stars }) => stars)).toEqual([null, null, null])
    expect(openRating(racha, caio, NEXT_DAY)).toBeNull()
    expect(openRating(racha, undefined, NEXT_DAY)).toBeNull()
    expect(openRating(racha, ana, '2026-11-24T00:30:00.000Z')).not.toBeNull()
    const both = after(racha, rates({ davi: 2 }), { at: NEXT_DAY, by: as('bia') })
    expect(openRating(both, ana, NEXT_DAY)?.people.map(({ stars }) => stars)).toEqual([5, null, null])
    expect(openRating(both, bia, NEXT_DAY)?.people.map(({ stars }) => stars)).toEqual([null, 2, null])
    expect(openRating(racha, ana, CLOSED)).toBeNull()
    expect(openRating(racha, ana, at)).toBeNull()
  })

  it('come into the card with three, and once their time is over (H7)', () => {
    const votes = ['ana', 'bia', 'davi'].map((byId, index) => ({ byId, forId: 'edu', stars: 5 - index }))
    expect(athleteCard([played({ votes })], NEXT_DAY, 'user-edu')).toMatchObject({
      rating: null,
      sports: [{ sport: 'society', came: 1 }],
    })
    expect(athleteCard([played({ votes })], CLOSED, 'user-edu').rating).toEqual({ tenths: 40, votes: 3 })
    expect(athleteCard([played({ votes: votes.slice(1) })], CLOSED, 'user-edu').rating).toBeNull()
  })
})
