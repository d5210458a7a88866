import { sendExpenseCommand } from '@campo-livre/api/expenses/send-expense-command.ts'
import { store, useAtomValue } from '../../lib/state/store.ts'
import { UndoBar } from '../../lib/undo/undo-bar.tsx'
import { lastCommandAtom } from './last-command.ts'
import { ledgerChanges } from './ledger-changes.ts'

/** The last command about expenses, and the button that takes it back as one (H5). */
export function UndoExpense() {
  return (
    <UndoBar
      last={useAtomValue(lastCommandAtom)}
      changes={ledgerChanges}
      undo={(commandId, attempt) => sendExpenseCommand({ type: 'undo', commandId }, attempt)}
      onForget={() => store.set(lastCommandAtom, null)}
    />
  )
}
