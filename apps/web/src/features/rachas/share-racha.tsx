import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { rachaInvitation } from '@campo-livre/domain/rachas/invitation.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react'
import { useRef } from 'react'
import { useCopy } from '../../lib/browser/use-copy.ts'
import { shareLink } from '../../lib/format/links.ts'
import classes from './share-racha.module.css'
import { useRachaLink } from './use-racha-link.ts'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** The one link of a game (N2), to be copied; to WhatsApp too where the reader has no bar for it. */
export function ShareRacha({ racha }: { racha: RachaDetail }) {
  const url = useRachaLink(racha)
  const field = useRef<HTMLInputElement>(null)
  const { state, copy } = useCopy(() => url, field)
  return (
    <section aria-labelledby="convite" className={classes.share}>
      <h2 id="convite">Convite</h2>
      <p className={classes.words}>Quem tem o link vê a lista e responde, até sem conta.</p>
      <div className={classes.buttons}>
        <input
          ref={field}
          readOnly
          value={url}
          aria-label="Link do racha"
          className={classes.url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" className={button.secondary} onClick={() => void copy()}>
          <IconCopy {...icon} /> {state === 'copied' ? 'Copiado' : 'Copiar link'}
        </button>
        {!racha.mine && (
          <a
            href={shareLink(rachaInvitation(racha, url))}
            target="_blank"
            rel="noreferrer"
            className={button.secondary}
          >
            <IconBrandWhatsapp {...icon} /> Mandar no WhatsApp
          </a>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {state === 'copied' && 'Link copiado.'}
        {state === 'refused' && 'O navegador não deixou copiar: o link está selecionado.'}
      </p>
    </section>
  )
}
