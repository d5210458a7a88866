import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { useCloseDialog } from '../../lib/navigation/use-close-dialog.ts'
import { CancelSplit } from './cancel-split.tsx'
import { SplitPersonDrawer } from './split-person-drawer.tsx'

type Props = { split: SplitDetail; open: string | undefined; personId: string | undefined }

/** The drawer of a person and the question about the end of a bill, as the address opens them (A14). */
export function SplitDialogs({ split, open, personId }: Props) {
  const close = useCloseDialog('fazer', open !== undefined)
  const closePerson = useCloseDialog('pessoa', personId !== undefined)
  return (
    <>
      <CancelSplit split={split} opened={open === 'cancelar'} onClose={close} />
      <SplitPersonDrawer split={split} personId={personId} onClose={closePerson} />
    </>
  )
}
