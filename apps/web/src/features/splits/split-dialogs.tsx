import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { useCloseDialog } from '../../lib/navigation/use-close-dialog.ts'
import { CancelSplit } from './cancel-split.tsx'
import { GroupLink } from './group-link.tsx'
import { RenewGroupLink } from './renew-group-link.tsx'
import { SplitPersonDrawer } from './split-person-drawer.tsx'

type Props = { split: SplitDetail; open: string | undefined; personId: string | undefined }

/** The drawers of a person and of the group’s link, and the questions about that link and the end of a bill, as the address opens them (A14). */
export function SplitDialogs({ split, open, personId }: Props) {
  const close = useCloseDialog('fazer', open !== undefined)
  const closePerson = useCloseDialog('pessoa', personId !== undefined)
  return (
    <>
      <GroupLink split={split} opened={open === 'grupo'} onClose={close} />
      <RenewGroupLink split={split} opened={open === 'renovar'} onClose={close} />
      <CancelSplit split={split} opened={open === 'cancelar'} onClose={close} />
      <SplitPersonDrawer split={split} personId={personId} onClose={closePerson} />
    </>
  )
}
