import { shareText } from '@campo-livre/domain/splits/reminder.ts'
import type { SplitDetail, SplitPersonDetail } from '@campo-livre/domain/splits/split-view.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { shareLink } from '../../lib/format/links.ts'
import { LinkField } from '../../lib/link-field/link-field.tsx'
import rows from '../../lib/list/rows.module.css'

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
  const text = shareText(split, { name: person.name, cents: person.openCents, url })
  return (
    <LinkField
      url={url}
      label={`Link de ${person.name}`}
      beside={
        <a
          href={shareLink(text)}
          target="_blank"
          rel="noreferrer"
          className={button.secondary}
          onClick={person.notNow === null ? onSend : undefined}
        >
          <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden /> Lembrar no WhatsApp
        </a>
      }
    >
      <p className={rows.facts}>{person.notNow ?? 'Quem tem o link vê só a própria parte.'}</p>
    </LinkField>
  )
}
