import { type Refusal, refuse } from '../../refusals/refusal.ts'
import type { Live, LiveCommand, LiveGoal, LiveMatch, LiveSetup, LiveState, LiveTeam } from './live.ts'
import { finishOf } from './finish-of.ts'

type Step<T extends LiveCommand['type']> = Extract<LiveCommand, { type: T }>
type Deed = Exclude<LiveCommand, { type: 'undo' }>
export type LiveStep = { ok: true; state: LiveState } | Refusal

/** Returns the commands that count: neither undone nor an undoing. */
export function countedCommands(commands: readonly LiveCommand[]): Deed[] {
  const undone = new Set(commands.flatMap((command) => (command.type === 'undo' ? [command.commandId] : [])))
  return commands.filter((command): command is Deed => command.type !== 'undo' && !undone.has(command.id))
}

/** Works out how an evening stands. Commands that no longer fit, after something before them was undone, are passed over. */
export function liveState({ setup, commands }: Live): LiveState {
  return countedCommands(commands).reduce((state, command) => {
    const step = takeStep(state, command, setup)
    return step.ok ? step.state : state
  }, beginning(setup))
}

function beginning({ teams }: LiveSetup): LiveState {
  const [home, away, ...waiting] = teams.map(({ id }) => id)
  const field: [string, string] = [home ?? '', away ?? '']
  const runs = Object.fromEntries(field.map((id) => [id, { matches: 0, wins: 0 }]))
  return { teams, gone: [], turn: { field, waiting, runs }, match: null, played: [] }
}

/** Carries out one command; a refusal says why it does not fit. */
export function takeStep(state: LiveState, command: Deed, setup: LiveSetup): LiveStep {
  switch (command.type) {
    case 'start':
      return start(state, command)
    case 'pause':
      return pause(state, command)
    case 'resume':
      return resume(state, command)
    case 'goal':
      return goal(state, command, setup)
    case 'assist':
      return assist(state, command)
    case 'finish':
      return finish(state, command, setup)
    case 'join':
      return join(state, command)
    case 'leave':
      return leave(state, command)
    case 'move':
    default:
      return move(state, command)
  }
}

/** Returns the goals of the two teams on the field. */
export function scoreOf({ match, turn: { field } }: Pick<LiveState, 'match' | 'turn'>): [number, number] {
  const [home, away] = field
  const count = (id: string) => match?.goals.filter(({ teamId }) => teamId === id).length ?? 0
  return [count(home), count(away)]
}

const notTheirPass = () => refuse('conflict', 'O passe é de outra pessoa do mesmo time.')
const noMatch = () => refuse('invalid_transition', 'Nenhuma partida está rolando.')

function start(state: LiveState, { at }: Step<'start'>): LiveStep {
  const { match, turn, teams, played } = state
  if (match) return refuse('invalid_transition', 'A partida já está rolando.')
  if (teams.length < 2) return refuse('conflict', 'Para jogar, são pelo menos dois times.')
  const lineups = turn.field.map((id) => idsOf(teams, id)) as unknown as LiveMatch['lineups']
  const begun: LiveMatch = {
    number: played.length + 1,
    startedAt: at,
    pausedAt: null,
    pausedMs: 0,
    goals: [],
    lineups,
  }
  return { ok: true, state: { ...state, match: begun } }
}

function pause(state: LiveState, { at }: Step<'pause'>): LiveStep {
  const { match } = state
  if (!match) return noMatch()
  if (match.pausedAt !== null) return refuse('invalid_transition', 'O relógio já está parado.')
  return { ok: true, state: { ...state, match: { ...match, pausedAt: at } } }
}

function resume(state: LiveState, { at }: Step<'resume'>): LiveStep {
  const { match } = state
  if (!match) return noMatch()
  if (match.pausedAt === null) return refuse('invalid_transition', 'O relógio já está correndo.')
  const paused = Math.max(0, Date.parse(at) - Date.parse(match.pausedAt))
  return {
    ok: true,
    state: { ...state, match: { ...match, pausedAt: null, pausedMs: match.pausedMs + paused } },
  }
}

function goal(
  state: LiveState,
  { id, at, teamId, scorerId, assistId }: Step<'goal'>,
  { rules }: LiveSetup,
): LiveStep {
  const { match, turn, teams } = state
  if (!match) return refuse('invalid_transition', 'Comece a partida antes de marcar o gol.')
  if (!turn.field.includes(teamId)) return refuse('conflict', 'Esse time não está em campo.')
  if (rules.goals !== null && Math.max(...scoreOf(state)) >= rules.goals)
    return refuse('conflict', `A partida já acabou: ${rules.goals === 1 ? '1 gol' : `${rules.goals} gols`}.`)
  const onField = turn.field.flatMap((each) => idsOf(teams, each))
  if (scorerId !== null && !onField.includes(scorerId))
    return refuse('conflict', 'Quem fez o gol não está em campo.')
  const mates = idsOf(teams, teamId)
  if (assistId !== null && (assistId === scorerId || !mates.includes(assistId))) return notTheirPass()
  const own = scorerId !== null && !mates.includes(scorerId)
  const scored: LiveGoal = { commandId: id, teamId, scorerId, assistId, own, at }
  return { ok: true, state: { ...state, match: { ...match, goals: [...match.goals, scored] } } }
}

function assist(state: LiveState, { goalId, playerId }: Step<'assist'>): LiveStep {
  const { match, teams } = state
  if (!match) return noMatch()
  const passed = match.goals.find(({ commandId }) => commandId === goalId)
  if (!passed) return refuse('conflict', 'Esse gol não é desta partida.')
  if (playerId === passed.scorerId || !idsOf(teams, passed.teamId).includes(playerId)) return notTheirPass()
  const goals = match.goals.map((each) => (each === passed ? { ...each, assistId: playerId } : each))
  return { ok: true, state: { ...state, match: { ...match, goals } } }
}

function finish(state: LiveState, { at, staysId }: Step<'finish'>, { rules }: LiveSetup): LiveStep {
  const { match, turn, played } = state
  if (!match) return noMatch()
  if (staysId !== null && !turn.field.includes(staysId))
    return refuse('conflict', 'Só fica um dos times que jogaram.')
  const score = scoreOf(state)
  const { winnerId, next } = finishOf(state, score, rules, staysId)
  const { number, startedAt, goals, lineups } = match
  const done = { number, startedAt, goals, lineups, endedAt: at, teams: turn.field, score, winnerId }
  return { ok: true, state: { ...state, match: null, played: [...played, done], turn: next } }
}

function join(state: LiveState, { teamId, player }: Step<'join'>): LiveStep {
  const { teams, gone } = state
  if (teams.some(({ players }) => players.some(({ id }) => id === player.id)))
    return refuse('conflict', `${player.name} já está num time.`)
  if (!teams.some(({ id }) => id === teamId)) return refuse('conflict', 'Esse time não existe.')
  const joined = teams.map((team) =>
    team.id === teamId ? { ...team, players: [...team.players, player] } : team,
  )
  const here = { ...state, teams: joined, gone: gone.filter((id) => id !== player.id) }
  return { ok: true, state: inLineup(here, teamId, player.id) }
}

function leave(state: LiveState, { playerId }: Step<'leave'>): LiveStep {
  const { teams, gone } = state
  if (!teams.some(({ players }) => players.some(({ id }) => id === playerId)))
    return refuse('conflict', 'Essa pessoa não está em nenhum time.')
  return { ok: true, state: { ...state, teams: withoutPlayer(teams, playerId), gone: [...gone, playerId] } }
}

function move(state: LiveState, { playerId, teamId }: Step<'move'>): LiveStep {
  const { teams } = state
  const player = teams.flatMap(({ players }) => players).find(({ id }) => id === playerId)
  if (!player) return refuse('conflict', 'Essa pessoa não está em nenhum time.')
  if (!teams.some(({ id }) => id === teamId)) return refuse('conflict', 'Esse time não existe.')
  const moved = withoutPlayer(teams, playerId).map((team) =>
    team.id === teamId ? { ...team, players: [...team.players, player] } : team,
  )
  return { ok: true, state: inLineup({ ...state, teams: moved }, teamId, playerId) }
}

/** Whoever comes into a team during its match has played it. */
function inLineup(state: LiveState, teamId: string, playerId: string): LiveState {
  const { match, turn } = state
  const at = turn.field.indexOf(teamId)
  if (!match || at === -1) return state
  const lineups = match.lineups.map((ids, index) =>
    index === at && !ids.includes(playerId) ? [...ids, playerId] : ids,
  ) as unknown as LiveMatch['lineups']
  return { ...state, match: { ...match, lineups } }
}

function withoutPlayer(teams: readonly LiveTeam[], playerId: string): LiveTeam[] {
  return teams.map((team) => ({ ...team, players: team.players.filter(({ id }) => id !== playerId) }))
}

function idsOf(teams: readonly LiveTeam[], teamId: string): string[] {
  return teams.find(({ id }) => id === teamId)?.players.map(({ id }) => id) ?? []
}
