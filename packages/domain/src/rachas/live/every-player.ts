import type { Live } from './live.ts'
import { countedCommands } from './live-state.ts'

/** Returns everybody who was in a team of an evening, also who went home. */
export function everyPlayer({ setup, commands }: Live): { id: string; name: string }[] {
  const joined = countedCommands(commands).flatMap((command) =>
    command.type === 'join' ? [command.player] : [],
  )
  const all = [...setup.teams.flatMap(({ players }) => players), ...joined]
  return [...new Map(all.map((player) => [player.id, player])).values()]
}
