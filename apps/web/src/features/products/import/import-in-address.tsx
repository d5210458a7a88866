import { useSearch } from '@tanstack/react-router'
import { useKept } from '../../../lib/drawer/use-kept.ts'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { useCloseDialog } from '../../../lib/navigation/use-close-dialog.ts'

export const importDrawer = lazyComponent(() => import('./import-drawer.tsx'))

/** The import of a file while the address asks for it (`fazer=importar`); its code comes with the first opening. */
export function ImportInAddress() {
  const opened = useSearch({ strict: false, select: ({ fazer }) => fazer === 'importar' })
  const close = useCloseDialog('fazer', opened)
  const wasOpened = useKept(opened || undefined)
  return wasOpened && <importDrawer.Component asked opened={opened} onClose={close} />
}
