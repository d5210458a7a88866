import { sendExpenseCommand } from '@campo-livre/api/expenses/send-expense-command.ts'
import { IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { ActionButton } from '../../lib/action/action-button.tsx'
import { useAction } from '../../lib/action/use-action.ts'
import { focusContent } from '../../lib/browser/focus-content.ts'
import { store, useAtomValue } from '../../lib/state/store.ts'
import { lastCommandAtom } from './last-command.ts'
import classes from './undo-bar.module.css'

const forget = () => store.set(lastCommandAtom, null)

/** The last command of this screen in words, and the button that takes it back as one (H5). */
export function UndoBar() {
  const last = useAtomValue(lastCommandAtom)
  useEffect(() => forget, [])
  const action = useAction<string>({
    mutation: {
      mutationFn: (commandId, attempt) => sendExpenseCommand({ type: 'undo', commandId }, attempt),
      meta: { changes: ['expenses', 'financial', 'admin'] },
      onSuccess: forget,
    },
    toast: () => ({ title: 'Desfeito' }),
    done: focusContent,
    failure: 'Não deu para desfazer. Tente de novo.',
  })
  return (
    <div className={classes.corner} role="status">
      {last && (
        <div className={classes.bar}>
          <p className={classes.words}>{last.words}</p>
          <ActionButton action={action} variant="subtle" onClick={() => action.run(last.commandId)}>
            Desfazer
          </ActionButton>
          <button type="button" className={classes.close} aria-label="Fechar o aviso" onClick={forget}>
            <IconX size={18} stroke={1.75} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
