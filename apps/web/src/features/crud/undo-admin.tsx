import { undoAdminCommand } from '@campo-livre/api/admin/admin-commands.ts'
import { store, useAtomValue } from '../../lib/state/store.ts'
import { UndoBar } from '../../lib/undo/undo-bar.tsx'
import { lastAdminCommandAtom } from '../../shared/admin/last-admin-command.ts'

/** Milliseconds for which a change is offered to be taken back; afterwards its history does. */
const LIFE = 10_000

/** The last change of an admin, and the button that takes it back (H12). */
export function UndoAdmin() {
  return (
    <UndoBar
      last={useAtomValue(lastAdminCommandAtom)}
      changes={['admin', 'bookings', 'companies', 'fields', 'products', 'tabs', 'expenses']}
      undo={(commandId, { signal }) => undoAdminCommand(commandId, null, signal)}
      onForget={() => store.set(lastAdminCommandAtom, null)}
      lifeMs={LIFE}
    />
  )
}
