import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { changeFieldPhotos } from '@campo-livre/api/fields/change-field-photos.ts'
import {
  type FieldPhotos,
  type FieldPhotosChange,
  fieldPhotosSchema,
} from '@campo-livre/domain/fields/photos/field-photos-input.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../../../lib/action/use-action.ts'
import { failureSentence } from '../../../../lib/notice/failure-sentence.ts'
import { takePhotos } from './take-photos.ts'

const isStale = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'stale'

/** Saves the arrangement of a field's photos. `done` is called with the saved one. */
export function useSavePhotos(fieldId: string, saved: string, done: () => void) {
  const client = useQueryClient()
  return useAction<FieldPhotosChange, FieldPhotos>({
    mutation: {
      mutationFn: (change, { signal }) => changeFieldPhotos(fieldId, change, signal),
      onSuccess: (answer) => takePhotos(client, fieldId, answer),
      meta: { changes: ['fields'] },
    },
    toast: () => ({ title: saved }),
    done,
    failed: (error) => {
      const current = isStale(error) ? fieldPhotosSchema.safeParse(error.data).data : undefined
      if (current) takePhotos(client, fieldId, current)
    },
    failure: (error) =>
      isStale(error)
        ? 'As fotos mudaram em outro aparelho. Juntamos tudo aqui: confira e salve de novo.'
        : failureSentence(error, 'Não deu para salvar as fotos. Tente de novo.'),
  })
}
