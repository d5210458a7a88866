import { rachaInvitation } from '@campo-livre/domain/rachas/invitation.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { ActionBar } from '@campo-livre/ui/action-bar/action-bar.tsx'
import button from '@campo-livre/ui/button/button.module.css'
import { IconBrandWhatsapp, IconClipboardText, IconQrcode, IconReceipt, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ActionFailure } from '../../lib/action/action-failure.tsx'
import { shareLink } from '../../lib/format/links.ts'
import { mergeSearch } from '../../lib/navigation/merge-search.ts'
import { useMute } from './mute-button.tsx'
import { RachaMore } from './racha-more.tsx'
import { useRachaLink } from './use-racha-link.ts'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

type Props = {
  racha: RachaDetail
  /** True from some time before the game until its end. */
  arriving: boolean
}

/** The acts of a game for its organiser: the main one by its moment, the list and the teams; the rest behind `Mais`. */
export function RachaBar({ racha, arriving }: Props) {
  const muting = useMute(racha)
  const { status } = racha
  const ahead = status === 'open' || status === 'full'
  return (
    <ActionBar
      label="O que fazer com o racha"
      notice={<ActionFailure action={muting} />}
      main={ahead ? arriving ? <ShowCode /> : <Call racha={racha} /> : <Divide racha={racha} />}
      more={<RachaMore racha={racha} arriving={arriving} onMute={muting.mute} />}
    >
      {ahead && (
        <>
          <Link
            to="."
            search={mergeSearch({ fazer: 'colar' })}
            resetScroll={false}
            className={button.secondary}
            aria-label="Colar a lista"
          >
            <IconClipboardText {...icon} /> Lista
          </Link>
          <Link to="." search={mergeSearch({ fazer: 'times' })} className={button.secondary}>
            <IconUsers {...icon} /> Times
          </Link>
        </>
      )}
    </ActionBar>
  )
}

/** Before the game: the invitation goes to the group. */
function Call({ racha }: { racha: RachaDetail }) {
  const url = useRachaLink(racha)
  return (
    <a
      href={shareLink(rachaInvitation(racha, url))}
      target="_blank"
      rel="noreferrer"
      className={button.primary}
      aria-label="Chamar no WhatsApp"
    >
      <IconBrandWhatsapp {...icon} /> Chamar
    </a>
  )
}

/** At the field: who comes reads the code. */
function ShowCode() {
  return (
    <Link
      to="."
      search={mergeSearch({ fazer: 'chegada' })}
      resetScroll={false}
      className={button.primary}
      aria-label="Mostrar o QR da chegada"
    >
      <IconQrcode {...icon} /> Chegada
    </Link>
  )
}

/** After it: who played pays. */
function Divide({ racha: { id } }: { racha: RachaDetail }) {
  return (
    <Link to="/atleta/contas/nova" search={{ racha: id }} className={button.primary}>
      <IconReceipt {...icon} /> Dividir a conta
    </Link>
  )
}
