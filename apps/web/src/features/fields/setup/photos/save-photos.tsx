import type { OwnField } from '@campo-livre/domain/fields/own-field.ts'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { ActionFailure } from '../../../../lib/action/action-failure.tsx'
import { useRestoreFocus } from '../../../../lib/action/use-restore-focus.ts'
import { SlowNotice } from '../../../../lib/loading/slow-notice.tsx'
import { stepAfter } from '../setup-steps.ts'
import type { useArrangement } from './use-arrangement.ts'
import { useSavePhotos } from './use-save-photos.ts'

type Props = {
  field: OwnField
  arrangement: ReturnType<typeof useArrangement>
}

/** The end of the section: saves what has changed, and leads a draft on. */
export function SavePhotos({ field, arrangement }: Props) {
  const { changed, kept, shown, end } = arrangement
  const navigate = useNavigate()
  const draft = field.status === 'draft'
  const goOn = () => {
    if (draft)
      void navigate({
        to: '/company/fields/$id',
        params: { id: field.id },
        search: { passo: stepAfter('fotos') },
      })
  }
  const action = useSavePhotos(field.id, draft ? 'Rascunho salvo' : 'Fotos salvas', () => {
    end()
    goOn()
  })
  const button = useRestoreFocus(action.pending)
  const send = () => {
    if (changed) action.run({ version: field.version, photos: kept })
    else goOn()
  }
  const onward = shown.length === 0 ? 'Continuar sem fotos' : 'Continuar'
  return (
    <>
      <ActionFailure action={action} />
      {(draft || changed) && (
        <Button ref={button} fullWidth loading={action.pending} onClick={send}>
          {draft ? onward : 'Salvar fotos'}
        </Button>
      )}
      {action.pending && <SlowNotice onCancel={action.abort} />}
    </>
  )
}
