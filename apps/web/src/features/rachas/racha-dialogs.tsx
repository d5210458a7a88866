import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { lazyComponent } from '../../lib/loading/lazy-component.tsx'
import { useCloseDialog } from '../../lib/navigation/use-close-dialog.ts'
import { useKept } from '../../lib/drawer/use-kept.ts'
import { CancelRacha } from './cancel-racha.tsx'
import { PersonDrawer } from './roster/person-drawer.tsx'
import type { RachaDialog, RachaFormName } from './racha-dialog.ts'
import { RenewLink } from './renew-link.tsx'

const pasteDrawer = lazyComponent(() => import('./paste/paste-drawer.tsx'))
const arrivalDrawer = lazyComponent(() => import('./arrival/arrival-drawer.tsx'))
const formDrawer = lazyComponent(() => import('./racha-form-drawer.tsx'))

type Props = { racha: RachaDetail; open: RachaDialog | undefined; personId: string | undefined }

const isForm = (open: RachaDialog | undefined): open is RachaFormName =>
  open === 'mudar' || open === 'chamar' || open === 'abrir'

/** The drawers and questions of an organiser, as the address opens them (A14). */
export function RachaDialogs({ racha, open, personId }: Props) {
  const pasted = useKept(open === 'colar' ? true : undefined)
  const arriving = useKept(open === 'chegada' ? true : undefined)
  const close = useCloseDialog('fazer', open !== undefined)
  const closePerson = useCloseDialog('pessoa', personId !== undefined)
  return (
    <>
      <formDrawer.Component asked racha={racha} open={isForm(open) ? open : undefined} onClose={close} />
      {pasted === true && (
        <pasteDrawer.Component asked racha={racha} opened={open === 'colar'} onClose={close} />
      )}
      {arriving === true && (
        <arrivalDrawer.Component asked racha={racha} opened={open === 'chegada'} onClose={close} />
      )}
      <CancelRacha racha={racha} opened={open === 'cancelar'} onClose={close} />
      <RenewLink racha={racha} opened={open === 'renovar'} onClose={close} />
      <PersonDrawer racha={racha} personId={personId} onClose={closePerson} />
    </>
  )
}
