import button from '@campo-livre/ui/button/button.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAtomValue } from '../../lib/state/store.ts'
import { lookAtom } from '../../session/look-atom.ts'
import { endLook } from '../../session/look.ts'
import classes from './look-banner.module.css'

/** Says above every screen as whom an admin looks at the app, and leads back (H12). */
export default function LookBanner() {
  const look = useAtomValue(lookAtom)
  const app = { router: useRouter(), queryClient: useQueryClient() }
  const [place] = useState(makePlace)
  useLayoutEffect(() => showPlace(place), [place])
  if (look === null) return null
  return createPortal(
    <section aria-label="Você está só olhando" className={classes.banner}>
      <p>
        Você vê o app como <strong>{look.user.name}</strong>. Nada muda por aqui.
      </p>
      <button type="button" className={button.secondary} onClick={() => void endLook(app)}>
        Voltar
      </button>
    </section>,
    place,
  )
}

function makePlace(): HTMLElement {
  const place = document.createElement('div')
  place.className = classes.place ?? ''
  return place
}

/** Puts the banner before the frame; returns a function that takes it away. */
function showPlace(place: HTMLElement): () => void {
  document.body.prepend(place)
  document.documentElement.dataset.look = ''
  return () => {
    place.remove()
    delete document.documentElement.dataset.look
  }
}
