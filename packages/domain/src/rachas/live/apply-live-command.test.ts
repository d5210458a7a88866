import { describe, expect, it } from 'vitest'
import { applyLiveCommand, settleLive } from './apply-live-command.ts'
import { matchOver, playedMs } from './clock.ts'
import { type Live, type LiveCommand, usualRules } from './live.ts'
import { liveState, scoreOf } from './live-state.ts'

const team = (id: string) => ({
  id,
  name: `Time ${id}`,
  players: [1, 2, 3].map((at) => ({ id: `${id}${at}`, name: `${id}${at}` })),
})
const evening: Live = { setup: { rules: usualRules, teams: ['A', 'B', 'C', 'D'].map(team) }, commands: [] }

type Given = LiveCommand extends infer Each
  ? Each extends LiveCommand
    ? Omit<Each, 'id' | 'at'>
    : never
  : never
const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 26, 23, minute, second)).toISOString()

/** Gives commands a minute after each other; the ids count from c1. */
function play(live: Live, ...given: Given[]): Live {
  return given.reduce((now, each, index) => {
    const command = {
      ...each,
      id: `c${now.commands.length + 1}`,
      at: at(now.commands.length + 1),
    }
    const outcome = applyLiveCommand(now, command)
    if (!outcome.ok) throw new Error(`${index}: ${outcome.message}`)
    return outcome.live
  }, live)
}
function refusal(live: Live, given: Given): string {
  const outcome = applyLiveCommand(live, { ...given, id: 'x', at: at(50) })
  return outcome.ok ? 'ok' : outcome.message
}
const goal = (teamId: string, scorerId: string | null = null, assistId: string | null = null): Given => ({
  type: 'goal',
  teamId,
  scorerId,
  assistId,
})
const start: Given = { type: 'start' }
const finish: Given = { type: 'finish', staysId: null }

describe('an evening on the field', () => {
  it('counts goals and assists, and brings the next team on (N2)', () => {
    const live = play(evening, start, goal('A', 'A1', 'A2'), goal('B', null), goal('A', 'B3'), finish)
    const { played, turn, match } = liveState(live)
    expect(played).toMatchObject([
      { number: 1, teams: ['A', 'B'], score: [2, 1], winnerId: 'A', startedAt: at(1), endedAt: at(5) },
    ])
    expect(played[0]?.goals.map(({ scorerId, own }) => [scorerId, own])).toEqual([
      ['A1', false],
      [null, false],
      ['B3', true],
    ])
    expect(played[0]?.goals[0]).toEqual({
      commandId: 'c2',
      teamId: 'A',
      scorerId: 'A1',
      assistId: 'A2',
      at: at(2),
      own: false,
    })
    expect([turn.field, turn.waiting, match]).toEqual([['A', 'C'], ['D', 'B'], null])
  })

  it('takes the last back, and then the one before it (N2)', () => {
    const live = play(evening, start, goal('A', 'A1'), { type: 'undo', commandId: 'c2' })
    expect(scoreOf(liveState(live))).toEqual([0, 0])
    expect(refusal(live, { type: 'undo', commandId: 'c2' })).toBe(
      'Outra coisa foi anotada depois. Desfaça primeiro a última.',
    )
    const none = play(live, { type: 'undo', commandId: 'c1' })
    expect(liveState(none)).toEqual(liveState(evening))
    expect(refusal(none, { type: 'undo', commandId: 'c1' })).toBe('Não há nada para desfazer.')
    const again = play(evening, start, goal('A'), finish, { type: 'undo', commandId: 'c3' })
    expect(liveState(again)).toMatchObject({ played: [], match: { goals: [{ teamId: 'A' }] } })
  })

  it('takes the pass to a goal afterwards, from a mate alone (N2)', () => {
    const live = play(evening, start, goal('A', 'A1'), { type: 'assist', goalId: 'c2', playerId: 'A2' })
    expect(liveState(live).match?.goals).toMatchObject([{ scorerId: 'A1', assistId: 'A2' }])
    const pass = (goalId: string, playerId: string) => refusal(live, { type: 'assist', goalId, playerId })
    expect([pass('c2', 'A1'), pass('c2', 'B1'), pass('c9', 'A2')]).toEqual([
      'O passe é de outra pessoa do mesmo time.',
      'O passe é de outra pessoa do mesmo time.',
      'Esse gol não é desta partida.',
    ])
    expect(refusal(evening, { type: 'assist', goalId: 'c2', playerId: 'A2' })).toBe(
      'Nenhuma partida está rolando.',
    )
  })

  it('counts a command once, from whatever device it comes (N2)', () => {
    const live = play(evening, start, goal('A', 'A1'))
    const second = live.commands.at(-1) as LiveCommand
    expect(applyLiveCommand(live, second)).toMatchObject({ ok: true, live })
    const late: LiveCommand = { id: 'late', at: at(9), type: 'start' }
    const settled = settleLive(live, [
      ...live.commands,
      late,
      { ...late, id: 'end', type: 'finish', staysId: null },
    ])
    expect(settled.live.commands.map(({ id }) => id)).toEqual(['c1', 'c2', 'end'])
    expect(settled.refused).toEqual([{ command: late, message: 'A partida já está rolando.' }])
  })

  it('lets people come, go and change teams during a match, and forgets nobody who played (N2)', () => {
    const live = play(
      evening,
      start,
      { type: 'join', teamId: 'A', player: { id: 'N', name: 'Novo' } },
      { type: 'leave', playerId: 'A1' },
      { type: 'move', playerId: 'C1', teamId: 'B' },
      finish,
    )
    const { teams, gone, played } = liveState(live)
    expect(teams.map(({ players }) => players.map(({ id }) => id).join(' '))).toEqual([
      'A2 A3 N',
      'B1 B2 B3 C1',
      'C2 C3',
      'D1 D2 D3',
    ])
    expect([gone, played[0]?.lineups]).toEqual([
      ['A1'],
      [
        ['A1', 'A2', 'A3', 'N'],
        ['B1', 'B2', 'B3', 'C1'],
      ],
    ])
    const back = play(live, { type: 'join', teamId: 'D', player: { id: 'A1', name: 'A1' } })
    expect(liveState(back).gone).toEqual([])
  })

  it('runs its clock without the pauses, and says when a match is over (N2)', () => {
    const live = play(evening, start, { type: 'pause' })
    const { match } = liveState(live)
    if (!match) throw new Error('a match is on')
    expect(playedMs(match, at(40))).toBe(60_000)
    const on = liveState(play(live, { type: 'resume' })).match
    if (!on) throw new Error('a match is on')
    expect([playedMs(on, at(11, 59)), playedMs(on, at(0))]).toEqual([599_000, 0])
    const over = (minute: number, score: [number, number], rules = usualRules) =>
      matchOver(on, rules, score, at(minute))
    expect([over(11, [1, 1]), over(12, [1, 1]), over(3, [0, 2])]).toEqual([null, 'time', 'goals'])
    expect(over(30, [5, 0], { ...usualRules, minutes: null, goals: null })).toBeNull()
  })

  it('says why something cannot be noted (N2)', () => {
    const on = play(evening, start)
    const paused = play(on, { type: 'pause' })
    expect([
      refusal(evening, goal('A')),
      refusal(evening, finish),
      refusal(evening, { type: 'pause' }),
      refusal(evening, { type: 'resume' }),
      refusal(on, start),
      refusal(on, { type: 'resume' }),
      refusal(paused, { type: 'pause' }),
      refusal(on, goal('C')),
      refusal(on, goal('A', 'C1')),
      refusal(on, goal('A', 'A1', 'A1')),
      refusal(on, goal('A', 'A1', 'B1')),
      refusal(play(on, goal('A'), goal('A')), goal('B')),
      refusal(on, { type: 'finish', staysId: 'C' }),
      refusal(on, { type: 'join', teamId: 'A', player: { id: 'B1', name: 'Bia' } }),
      refusal(on, { type: 'join', teamId: 'X', player: { id: 'N', name: 'Nei' } }),
      refusal(on, { type: 'leave', playerId: 'N' }),
      refusal(on, { type: 'move', playerId: 'N', teamId: 'A' }),
      refusal(on, { type: 'move', playerId: 'A1', teamId: 'X' }),
      refusal({ ...evening, setup: { ...evening.setup, teams: [team('A')] } }, start),
    ]).toEqual([
      'Comece a partida antes de marcar o gol.',
      'Nenhuma partida está rolando.',
      'Nenhuma partida está rolando.',
      'Nenhuma partida está rolando.',
      'A partida já está rolando.',
      'O relógio já está correndo.',
      'O relógio já está parado.',
      'Esse time não está em campo.',
      'Quem fez o gol não está em campo.',
      'O passe é de outra pessoa do mesmo time.',
      'O passe é de outra pessoa do mesmo time.',
      'A partida já acabou: 2 gols.',
      'Só fica um dos times que jogaram.',
      'Bia já está num time.',
      'Esse time não existe.',
      'Essa pessoa não está em nenhum time.',
      'Essa pessoa não está em nenhum time.',
      'Esse time não existe.',
      'Para jogar, são pelo menos dois times.',
    ])
  })
})
