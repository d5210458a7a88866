import { shareText } from '@campo-livre/domain/splits/reminder.ts'
import type { SplitDetail, SplitPersonDetail } from '@campo-livre/domain/splits/split-view.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useCopy } from '../../lib/browser/use-copy.ts'
import { shareLink } from '../../lib/format/links.ts'
import rows from '../../lib/list/rows.module.css'
import classes from './split.module.css'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

type Props = {
  split: SplitDetail
  person: SplitPersonDetail
  /** Reminds them in the app as well. */
  onSend: () => void
}

/** The link of one share: copied, or sent by WhatsApp at any time. The app itself is silent at night (H10). */
export function ShareLink({ split, person, onSend }: Props) {
  const router = useRouter()
  const { href } = router.buildLocation({ to: '/conta/$id', params: { id: person.token } })
  const url = new URL(href, location.origin).href
  const field = useRef<HTMLInputElement>(null)
  const { state, copy } = useCopy(() => url, field)
  const text = shareText(split, { name: person.name, cents: person.openCents, url })
  return (
    <div className={classes.acts}>
      <input
        ref={field}
        readOnly
        value={url}
        aria-label={`Link de ${person.name}`}
        className={classes.url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.buttons}>
        <a
          href={shareLink(text)}
          target="_blank"
          rel="noreferrer"
          className={button.secondary}
          onClick={person.notNow === null ? onSend : undefined}
        >
          <IconBrandWhatsapp {...icon} /> Lembrar no WhatsApp
        </a>
        <button type="button" className={button.secondary} onClick={() => void copy()}>
          <IconCopy {...icon} /> {state === 'copied' ? 'Copiado' : 'Copiar link'}
        </button>
      </div>
      <p className={rows.facts}>{person.notNow ?? 'Quem tem o link vê só a própria parte.'}</p>
      <p role="status" className="visually-hidden">
        {state === 'copied' && 'Link copiado.'}
        {state === 'refused' && 'O navegador não deixou copiar: o link está selecionado.'}
      </p>
    </div>
  )
}
