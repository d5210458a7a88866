import { useSearch } from '@tanstack/react-router'
import { useKept } from '../drawer/use-kept.ts'
import type { lazyComponent } from '../loading/lazy-component.tsx'
import { useCloseDialog } from '../navigation/use-close-dialog.ts'

/** The drawer of an import, whose code comes with the first opening. */
export type ImportDrawerCode = ReturnType<typeof lazyComponent<{ opened: boolean; onClose: () => void }>>

/** The import of a file while the address asks for it (`fazer=importar`). */
export function ImportInAddress({ drawer }: { drawer: ImportDrawerCode }) {
  const opened = useSearch({ strict: false, select: ({ fazer }) => fazer === 'importar' })
  const close = useCloseDialog('fazer', opened)
  const wasOpened = useKept(opened || undefined)
  return wasOpened && <drawer.Component asked opened={opened} onClose={close} />
}
