import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { useSearch } from '@tanstack/react-router'
import { useKept } from '../../../lib/drawer/use-kept.ts'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { useCloseDialog } from '../../../lib/navigation/use-close-dialog.ts'

const askDrawer = lazyComponent(() => import('./ask-drawer.tsx'))

type Props = { field: FieldDetail; interval: MinuteInterval | null }

/** The question about a fixed slot while the address asks it (`fixo=sim`); its code comes with the first opening. */
export default function AskInAddress({ field, interval }: Props) {
  const opened = useSearch({ strict: false, select: ({ fixo }) => fixo !== undefined })
  const close = useCloseDialog('fixo', opened)
  const wasOpened = useKept(opened || undefined)
  return (
    wasOpened && (
      <askDrawer.Component asked opened={opened} field={field} interval={interval} onClose={close} />
    )
  )
}
