import { useSearch } from '@tanstack/react-router'
import { useKept } from '../../../lib/drawer/use-kept.ts'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { useCloseDialog } from '../../../lib/navigation/use-close-dialog.ts'

export const statementDrawer = lazyComponent(() => import('./statement-drawer.tsx'))

/** The import of a statement while the address asks for it (`fazer=extrato`); its code comes with the first opening. */
export function StatementInAddress() {
  const opened = useSearch({ strict: false, select: ({ fazer }) => fazer === 'extrato' })
  const close = useCloseDialog('fazer', opened)
  const wasOpened = useKept(opened || undefined)
  return wasOpened && <statementDrawer.Component asked opened={opened} onClose={close} />
}
