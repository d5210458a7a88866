import type { LiveCommand, LiveState } from '@campo-livre/domain/rachas/live/live.ts'

/** Says what a command of the evening was, as `Desfazer` names it: `gol de Ana`. */
export function describeDeed(command: LiveCommand, { teams }: Pick<LiveState, 'teams'>): string {
  const nameOf = (id: string) =>
    teams.flatMap(({ players }) => players).find((player) => player.id === id)?.name ?? 'alguém'
  const teamOf = (id: string) => teams.find((team) => team.id === id)?.name ?? 'time'
  switch (command.type) {
    case 'start':
      return 'início da partida'
    case 'pause':
      return 'relógio parado'
    case 'resume':
      return 'relógio correndo'
    case 'goal':
      return command.scorerId === null
        ? `gol do ${teamOf(command.teamId)}`
        : `gol de ${nameOf(command.scorerId)}`
    case 'assist':
      return `passe de ${nameOf(command.playerId)}`
    case 'finish':
      return 'fim da partida'
    case 'join':
      return `chegada de ${command.player.name}`
    case 'leave':
      return 'saída de alguém'
    case 'move':
      return `troca de ${nameOf(command.playerId)}`
    case 'undo':
    default:
      return 'desfazer'
  }
}
