import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { rachaInvitation } from '@campo-livre/domain/rachas/invitation.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useCopy } from '../../lib/browser/use-copy.ts'
import { shareLink } from '../../lib/format/links.ts'
import { mergeSearch } from '../../lib/navigation/merge-search.ts'
import classes from './share-racha.module.css'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** The one link of a game (N2): to WhatsApp, as a text, and, for its organiser, a new one. */
export function ShareRacha({ racha }: { racha: RachaDetail }) {
  const router = useRouter()
  const { href } = router.buildLocation({ to: '/racha/$id', params: { id: racha.linkToken } })
  const url = new URL(href, location.origin).href
  const field = useRef<HTMLInputElement>(null)
  const { state, copy } = useCopy(() => url, field)
  return (
    <section aria-labelledby="convite" className={classes.share}>
      <h2 id="convite">Convite</h2>
      <p className={classes.words}>Quem tem o link vê a lista e responde, até sem conta.</p>
      <input
        ref={field}
        readOnly
        value={url}
        aria-label="Link do racha"
        className={classes.url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.buttons}>
        <a
          href={shareLink(rachaInvitation(racha, url))}
          target="_blank"
          rel="noreferrer"
          className={button.secondary}
        >
          <IconBrandWhatsapp {...icon} /> Mandar no WhatsApp
        </a>
        <button type="button" className={button.secondary} onClick={() => void copy()}>
          <IconCopy {...icon} /> {state === 'copied' ? 'Copiado' : 'Copiar link'}
        </button>
        {racha.mine && (
          <Link
            to="."
            search={mergeSearch({ fazer: 'renovar' })}
            resetScroll={false}
            className={button.subtle}
          >
            Trocar o link
          </Link>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {state === 'copied' && 'Link copiado.'}
        {state === 'refused' && 'O navegador não deixou copiar: o link está selecionado.'}
      </p>
    </section>
  )
}
