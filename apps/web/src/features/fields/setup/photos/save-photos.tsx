import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { useNavigate } from '@tanstack/react-router'
import { ActionButton } from '../../../../lib/action/action-button.tsx'
import { ActionFailure } from '../../../../lib/action/action-failure.tsx'
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
  const send = () => {
    if (changed) action.run({ version: field.version, photos: kept })
    else goOn()
  }
  const onward = shown.length === 0 ? 'Continuar sem fotos' : 'Continuar'
  if (!draft && !changed) return <ActionFailure action={action} />
  return (
    <ActionButton fullWidth action={action} onClick={send}>
      {draft ? onward : 'Salvar fotos'}
    </ActionButton>
  )
}
