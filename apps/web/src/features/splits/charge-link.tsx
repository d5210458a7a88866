import { shareText } from '@campo-livre/domain/splits/reminder.ts'
import type { SplitDetail, SplitPersonDetail } from '@campo-livre/domain/splits/split-view.ts'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { shareLink } from '../../lib/format/links.ts'
import classes from './split.module.css'
import { useSplitCommand } from './use-split-command.ts'

type Props = { split: SplitDetail; person: SplitPersonDetail }

/** Sends somebody the link of their share by WhatsApp, at any hour; the app reminds them as well where it may. */
export function ChargeLink({ split, person }: Props) {
  const router = useRouter()
  const action = useSplitCommand(split.id, { failure: 'Não deu para anotar a cobrança.' })
  const { id: personId, name, openCents, token, notNow } = person
  const { href } = router.buildLocation({ to: '/conta/$id', params: { id: token } })
  const text = shareText(split, { name, cents: openCents, url: new URL(href, location.origin).href })
  return (
    <a
      href={shareLink(text)}
      target="_blank"
      rel="noreferrer"
      className={classes.charge}
      aria-label={`Cobrar ${name} no WhatsApp`}
      onClick={notNow === null ? () => action.run({ type: 'remind', personId }) : undefined}
    >
      <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden /> <span>Cobrar</span>
    </a>
  )
}
