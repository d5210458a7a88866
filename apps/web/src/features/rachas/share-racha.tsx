import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { rachaInvitation } from '@campo-livre/domain/rachas/invitation.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { shareLink } from '../../lib/format/links.ts'
import { LinkField } from '../../lib/link-field/link-field.tsx'
import classes from './share-racha.module.css'
import { useRachaLink } from './use-racha-link.ts'

/** The one link of a game (N2), to be copied; to WhatsApp too where the reader has no bar for it. */
export function ShareRacha({ racha }: { racha: RachaDetail }) {
  const url = useRachaLink(racha)
  return (
    <section aria-labelledby="convite" className={classes.share}>
      <h2 id="convite">Convite</h2>
      <p className={classes.words}>Quem tem o link vê a lista e responde, até sem conta.</p>
      <LinkField
        url={url}
        label="Link do racha"
        beside={
          !racha.mine && (
            <a
              href={shareLink(rachaInvitation(racha, url))}
              target="_blank"
              rel="noreferrer"
              className={button.secondary}
            >
              <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden /> Mandar no WhatsApp
            </a>
          )
        }
      />
    </section>
  )
}
