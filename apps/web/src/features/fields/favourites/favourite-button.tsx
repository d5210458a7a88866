import { changeFavourites, favouritesQuery } from '@campo-livre/api/account/favourites.ts'
import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../lib/action/use-action.ts'
import { failureSentence } from '../../../lib/notice/failure-sentence.ts'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { deviceFavourites, keepOnDevice } from '../../../session/device-favourites.ts'
import { useSession } from '../../../session/use-session.ts'
import classes from './favourite-button.module.css'

type Props = { fieldId: string }

const FAILED = 'Não deu para mudar seus favoritos. Tente de novo.'

/** Makes a field a favourite (H1): a guest's stays on the device until they sign in. */
export default function FavouriteButton({ fieldId }: Props) {
  const { signedIn, user, role } = useSession()
  if (!signedIn) return <OnDevice fieldId={fieldId} />
  return user && role === 'athlete' ? <InAccount fieldId={fieldId} /> : null
}

function OnDevice({ fieldId }: Props) {
  const [ids, setIds] = useState(deviceFavourites)
  const on = ids.includes(fieldId)
  const change = () => {
    const next = on ? ids.filter((id) => id !== fieldId) : [fieldId, ...ids]
    setIds(next)
    const kept = keepOnDevice(next)
    if (on) return
    toasts.add({
      severity: kept ? 'success' : 'warn',
      title: kept ? 'Nos seus favoritos' : 'Este navegador está sem espaço.',
      text: kept ? 'Fica neste aparelho. Entre para levar com você.' : 'Entre para guardar seus favoritos.',
      lifeMs: 4_000,
    })
  }
  return <Heart on={on} onClick={change} />
}

function InAccount({ fieldId }: Props) {
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

function Heart({ on, onClick }: { on: boolean; onClick: () => void }) {
  const Icon = on ? IconHeartFilled : IconHeart
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={on}
      aria-label="Nos favoritos"
      onClick={onClick}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
    </button>
  )
}
