import { useSearch } from '@tanstack/react-router'
import { useKept } from '../drawer/use-kept.ts'
import { lazyComponent } from '../loading/lazy-component.tsx'
import { useCloseDialog } from '../navigation/use-close-dialog.ts'
import type { ImportOf, RowOfFile } from './import-drawer.tsx'

/** The drawer, whose code comes with the first opening. */
export const importDrawer = lazyComponent(() => import('./import-drawer.tsx'))

/** The import of a kind of rows, without the type of a row. */
export type AnyImport = ImportOf<RowOfFile>

/** Declares the import of a kind of rows. */
export function importOf<Row extends RowOfFile>(declared: ImportOf<Row>): AnyImport {
  return declared as unknown as AnyImport
}

/** The import of a file while the address asks for it (`fazer=importar`). */
export function ImportInAddress({ of }: { of: AnyImport }) {
  const opened = useSearch({ strict: false, select: ({ fazer }) => fazer === 'importar' })
  const close = useCloseDialog('fazer', opened)
  const wasOpened = useKept(opened || undefined)
  return wasOpened && <importDrawer.Component asked opened={opened} onClose={close} {...of} />
}
