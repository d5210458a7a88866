import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { applyLiveCommand, settleLive } from '@campo-livre/domain/rachas/live/apply-live-command.ts'
import type { Live, LiveCommand, LiveRules, LiveSetup } from '@campo-livre/domain/rachas/live/live.ts'
import { countedCommands, liveState } from '@campo-livre/domain/rachas/live/live-state.ts'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { randomKey } from '../../../lib/action/use-idempotency-key.ts'
import { beginLive, keepLive, watchLive } from './live-store.ts'

/** A command without what is the same of each: its id and its instant. */
export type LiveDeed = LiveCommand extends infer Each
  ? Each extends LiveCommand
    ? Omit<Each, 'id' | 'at'>
    : never
  : never

/**
 * The evening on the field of a racha, as it is kept on this device. `note` carries a command out at once, without a
 * network; `onNoted` is called with all commands after each, to be sent when there is one.
 */
export function useLive(
  rachaId: string,
  setup: LiveSetup,
  known: readonly LiveCommand[],
  onNoted?: (live: Live) => void,
) {
  const [{ live, state }, setStanding] = useState(() => beginLive(rachaId, setup, known))
  const [problem, setProblem] = useState<string | null>(null)
  const last = useMemo(() => countedCommands(live.commands).at(-1) ?? null, [live])
  const take = useEffectEvent((theirs: Live) => setStanding(settleLive(live, theirs.commands)))
  useEffect(() => watchLive(rachaId, (theirs) => take(theirs)), [rachaId])
  const note = (deed: LiveDeed) => {
    const outcome = applyLiveCommand(live, { ...deed, id: randomKey(), at: serverNow() }, state)
    if (!outcome.ok) {
      setProblem(outcome.message)
      return
    }
    setStanding(outcome)
    const kept = keepLive(rachaId, outcome.live)
    setProblem(kept ? null : 'Este aparelho está sem espaço: ao recarregar, o que foi anotado se perde.')
    onNoted?.(outcome.live)
  }
  /** Changes the rules, which count from the first match. */
  const setRules = (rules: LiveRules) => {
    const changed = { ...live, setup: { ...live.setup, rules } }
    setStanding({ live: changed, state: liveState(changed) })
    keepLive(rachaId, changed)
  }
  const undo = () => {
    if (last) note({ type: 'undo', commandId: last.id })
  }
  return { live, state, last, problem, note, undo, setRules }
}
