import { changeFavourites, favouritesQuery } from '@campo-livre/api/account/favourites.ts'
import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../../lib/action/use-action.ts'
import { failureSentence } from '../../../lib/notice/failure-sentence.ts'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { Heart } from './heart.tsx'

const FAILED = 'Não deu para mudar seus favoritos. Tente de novo.'

/** Makes a field a favourite of the athlete's account (H1). */
export default function AccountFavourite({ fieldId }: { fieldId: string }) {
  const client = useQueryClient()
  const query = useQuery(favouritesQuery())
  const action = useAction<boolean, FieldCard[]>({
    mutation: {
      mutationFn: (add, { signal }) =>
        changeFavourites(add ? { add: [fieldId] } : { remove: [fieldId] }, signal),
      onSuccess: (fields) => client.setQueryData(favouritesQuery().queryKey, fields),
      // An arena may have a price for those who like it.
      meta: { changes: ['fields'] },
    },
    failed: (error) => toasts.add({ severity: 'error', title: failureSentence(error, FAILED) }),
    failure: FAILED,
  })
  if (query.data === undefined) return null
  const kept = query.data.some(({ id }) => id === fieldId)
  // Shown before the server has agreed, and taken back when it refuses.
  const on = action.pending ? action.variables === true : kept
  return <Heart on={on} onClick={() => action.run(!kept)} />
}
