import { describe, expect, it } from 'vitest'
import type { RachaCommand } from '../command.ts'
import { commitmentOf } from '../draw/draw.ts'
import { seenPlay } from '../seen-play.ts'
import { verifyDraw } from '../draw/verify-draw.ts'
import { nextGame } from '../next-game.ts'
import type { Racha } from '../racha.ts'
import { usualRules } from '../live/live.ts'
import { liveState } from '../live/live-state.ts'
import { after, as, game, give, sample } from '../testing/sample-racha.ts'

const names = ['Ana', 'Bia', 'Caio', 'Davi', 'Enzo', 'Fábio', 'Gil', 'Hugo', 'Ivo']
const full = game({
  maxPlayers: 12,
  participants: [
    ...names.map((id, at) => sample(id, { status: 'confirmed', goalkeeper: at < 3, skill: (at % 5) + 1 })),
    sample('Zeca', { status: 'waiting' }),
  ],
})
let made = 0
const command = (rest: Record<string, unknown>) =>
  ({ id: `play-${++made}`, rachaId: 'game', ...rest }) as unknown as RachaCommand
const publish = () => command({ type: 'publish_seed' })
const draw = (rest = {}) => command({ type: 'draw', teams: 3, wishes: [], playerNumber: 27, ...rest })
const drawn = () => after(after(full, publish()), draw())
const seen = (racha: Racha, viewer: string | null = null) => seenPlay(racha.play, racha.participants, viewer)

describe('the draw of a racha', () => {
  it('publishes the hash of a seed first, which cannot be had again, and draws with it (N3)', () => {
    const published = after(full, publish())
    const { commitment } = seen(published)
    expect([commitment, seen(full).commitment]).toEqual([expect.stringMatching(/^[\da-f]{64}$/), null])
    expect(after(published, publish(), { token: 'another' }).play).toEqual(published.play)
    expect(after(full, publish(), { token: 'another' }).play).not.toEqual(published.play)
    const racha = after(published, draw({ wishes: [{ kind: 'together', ids: ['Davi', 'Enzo'] }] }))
    const [newest] = seen(racha, 'Ana').draws
    expect(newest?.record.commitment).toBe(commitment)
    expect(commitmentOf(newest?.record.ticket.seed ?? '')).toBe(commitment)
    expect(newest?.record.ticket.seed).toMatch(/^[\da-f]{32}$/)
    expect(newest?.people.map(({ name }) => name)).toEqual(names)
    const teamOf = (id: string) => newest?.people.find((person) => person.id === id)?.team
    expect(teamOf('Davi')).toBe(teamOf('Enzo'))
    expect(newest && verifyDraw(newest.record, newest.own).map(({ ok }) => ok)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(seen(racha).commitment).toBeNull()
  })

  it('numbers a new draw, and the old one stays (N3)', () => {
    const twice = after(after(drawn(), publish()), draw())
    expect(seen(twice).draws.map(({ record }) => record.ticket.drawNumber)).toEqual([2, 1])
  })

  it('keeps what was drawn when somebody is placed by hand (N3)', () => {
    const racha = after(after(drawn(), publish()), draw())
    const [before, first] = seen(racha).draws
    const team = ((before?.people.find(({ id }) => id === 'Ana')?.team ?? 0) + 1) % 3
    const [placed, ...older] = seen(
      after(racha, command({ type: 'place', participantId: 'Ana', team })),
    ).draws
    expect(older).toEqual([first])
    expect(placed?.people.find(({ id }) => id === 'Ana')?.team).toBe(team)
    expect(placed?.record.drawn).toEqual(before?.record.drawn)
  })

  it('exchanges two by hand, and does not where one of them is elsewhere by now (N3)', () => {
    const racha = drawn()
    const people = seen(racha).draws[0]?.people ?? []
    const [one, other] = [people[0], people.find(({ team }) => team !== people[0]?.team)]
    if (!one || !other) throw new Error('a draw has two teams')
    const swap = { type: 'place', participantId: one.id, team: other.team, forId: other.id }
    const after1 = after(racha, command(swap))
    const teamOf = (id: string) => seen(after1).draws[0]?.people.find((each) => each.id === id)?.team
    expect([teamOf(one.id), teamOf(other.id)]).toEqual([other.team, one.team])
    const sizes = (of: Racha) => seen(of).draws[0]?.record.teams.map(({ length }) => length)
    expect(sizes(after1)).toEqual(sizes(racha))
    expect(seen(after1).draws).toHaveLength(1)
    const late = give(after1, command(swap))
    expect(late.ok || late.message).toBe(
      'Alguém mudou os times agora há pouco. Veja como ficaram e troque de novo.',
    )
  })

  it('needs no number of a player, and one changes what comes out (N3)', () => {
    const published = after(full, publish())
    const without = seen(after(published, draw({ playerNumber: null }))).draws[0]
    expect(without?.record.ticket.playerNumber).toBeNull()
    expect(without && verifyDraw(without.record).every(({ ok }) => ok)).toBe(true)
    const numbers = Array.from({ length: 20 }, (_, playerNumber) => playerNumber)
    const others = numbers.map((playerNumber) => seen(after(published, draw({ playerNumber }))).draws[0])
    expect(others.some((each) => each?.record.drawn.join() !== without?.record.drawn.join())).toBe(true)
  })

  it('is the organiser’s, after a seed, of those who come (N3)', () => {
    const said = (racha: Racha, given: RachaCommand, by = {}) => {
      const outcome = give(racha, given, by)
      return outcome.ok ? 'ok' : outcome.message
    }
    const published = after(full, publish())
    expect([
      said(full, draw()),
      said(full, command({ type: 'place', participantId: 'Ana', team: 0 })),
      said(full, command({ type: 'live', rules: usualRules, commands: [] })),
      said(published, draw(), { by: as('Ana') }),
      said(published, draw({ wishes: [{ kind: 'apart', ids: ['Ana', 'Zeca'] }] })),
      said(game(), draw()),
      said(after(game(), publish()), draw()),
      said(drawn(), command({ type: 'place', participantId: 'Ana', team: 3 })),
      said(drawn(), command({ type: 'place', participantId: 'Nobody', team: 0 })),
    ]).toEqual([
      'Prepare o sorteio antes de sortear.',
      'Sorteie os times antes.',
      'Sorteie os times antes de começar.',
      'Só quem organiza o racha faz isso.',
      'Um pedido é de alguém que não está no sorteio.',
      'Prepare o sorteio antes de sortear.',
      'Com 0 jogadores não dá para sortear 3 times. Confirme mais gente antes.',
      'Esse time não existe.',
      'Essa pessoa não está mais na lista.',
    ])
  })
})

it('the evening on the field is settled afterwards, each command once, and belongs to its game (N2)', () => {
  const racha = drawn()
  const at = '2026-11-21T23:05:00.000Z'
  const noted = [
    { id: 'a', at, type: 'start' },
    { id: 'b', at, type: 'goal', teamId: 'team-1', scorerId: null, assistId: null },
  ]
  const once = after(racha, command({ type: 'live', rules: usualRules, commands: noted }))
  const late = { at: '2026-11-22T03:00:00.000Z' }
  const again = after(
    once,
    command({
      type: 'live',
      rules: usualRules,
      commands: [...noted, { id: 'c', at, type: 'finish', staysId: null }],
    }),
    late,
  )
  const { live } = again.play
  expect(live && liveState(live)).toMatchObject({
    played: [{ teams: ['team-1', 'team-2'], score: [1, 0], winnerId: 'team-1' }],
    turn: { field: ['team-1', 'team-3'], waiting: ['team-2'] },
  })
  const people = live?.setup.teams.flatMap(({ players }) => players.map(({ id }) => id))
  expect(people?.toSorted()).toEqual(names)
  expect(nextGame({ ...again, weekly: true }, { ...late, code: 'RCH-NEXT' })?.play).toEqual({
    next: null,
    draws: [],
    live: null,
  })
})
