import { type Refusal, refuse } from '../../refusals/refusal.ts'
import type { Live, LiveCommand, LiveState } from './live.ts'
import { countedCommands, liveState, takeStep } from './live-state.ts'

export type LiveOutcome = { ok: true; live: Live; state: LiveState } | Refusal

/**
 * Notes a command of the evening on the field (N2). Pure: the screen works by it without a network, and a server counts
 * by it afterwards. A command that is there already changes nothing. The last command can be undone, and then the one
 * before it. `state` is that of `live`, for whoever has it: an evening is then not worked out again for each command.
 */
export function applyLiveCommand(
  live: Live,
  command: LiveCommand,
  state: LiveState = liveState(live),
): LiveOutcome {
  if (live.commands.some(({ id }) => id === command.id)) return { ok: true, live, state }
  const noted: Live = { ...live, commands: [...live.commands, command] }
  if (command.type === 'undo') {
    const last = countedCommands(live.commands).at(-1)
    if (!last) return refuse('conflict', 'Não há nada para desfazer.')
    if (last.id !== command.commandId)
      return refuse('conflict', 'Outra coisa foi anotada depois. Desfaça primeiro a última.')
    return { ok: true, live: noted, state: liveState(noted) }
  }
  const step = takeStep(state, command, live.setup)
  return step.ok ? { ok: true, live: noted, state: step.state } : step
}

/** Notes the commands that another device gave, in their order; those that do not fit come back with their sentence. */
export function settleLive(
  live: Live,
  commands: readonly LiveCommand[],
): { live: Live; state: LiveState; refused: { command: LiveCommand; message: string }[] } {
  const refused: { command: LiveCommand; message: string }[] = []
  let settled = { live, state: liveState(live) }
  for (const command of commands) {
    const outcome = applyLiveCommand(settled.live, command, settled.state)
    if (outcome.ok) settled = outcome
    else refused.push({ command, message: outcome.message })
  }
  return { live: settled.live, state: settled.state, refused }
}
