import { useState } from 'react'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { deviceFavourites, keepOnDevice } from '../../../session/device-favourites.ts'
import { useSession } from '../../../session/use-session.ts'
import { Heart } from './heart.tsx'

type Props = { fieldId: string }

/** A guest's heart needs none of what changes an account, and most people who open a link are guests (decision 106). */
const account = lazyComponent(() => import('./account-favourite.tsx'))

/** Makes a field a favourite (H1): a guest's stays on the device until they sign in. */
export function FavouriteButton({ fieldId }: Props) {
  const { signedIn, user, role } = useSession()
  if (!signedIn) return <DeviceFavourite fieldId={fieldId} />
  return user && role === 'athlete' ? <account.Component fieldId={fieldId} /> : null
}

function DeviceFavourite({ fieldId }: Props) {
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
