import type { Subject } from '@campo-livre/api/client/subject.ts'
import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { ActionButton } from '../action/action-button.tsx'
import type { Attempt } from '../action/action.ts'
import { useAction } from '../action/use-action.ts'
import { focusContent } from '../browser/focus-content.ts'
import classes from './undo-bar.module.css'

/** A command that was carried out, to be taken back. */
export type LastCommand = { commandId: string; words: string }

type Props = {
  last: LastCommand | null
  /** The subjects that taking it back changes. */
  changes: readonly Subject[]
  undo: (commandId: string, attempt: Attempt<string>) => Promise<unknown>
  onForget: () => void
  /** The milliseconds for which it is offered; until the screen is left by default. */
  lifeMs?: number
}

/** The last command of a screen in words, and the button that takes it back as one. */
export function UndoBar({ last, changes, undo, onForget, lifeMs }: Props) {
  const forget = useEffectEvent(onForget)
  const commandId = last?.commandId
  useEffect(() => forget, [])
  const action = useAction<string>({
    mutation: { mutationFn: undo, meta: { changes }, onSuccess: onForget },
    toast: () => ({ title: 'Desfeito' }),
    done: focusContent,
    failure: 'Não deu para desfazer. Tente de novo.',
  })
  const waits = action.pending || action.error !== null
  useEffect(() => {
    const timer =
      commandId === undefined || lifeMs === undefined || waits ? undefined : setTimeout(forget, lifeMs)
    return () => clearTimeout(timer)
  }, [commandId, lifeMs, waits])
  return (
    <div className={classes.corner} role="status">
      {last && (
        <div className={classes.bar}>
          <p className={classes.words}>{last.words}</p>
          <ActionButton action={action} variant="subtle" onClick={() => action.run(last.commandId)}>
            Desfazer
          </ActionButton>
          <button type="button" className={classes.close} aria-label="Fechar o aviso" onClick={onForget}>
            <IconX size={18} stroke={1.75} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
