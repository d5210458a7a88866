import { arrivalsFrom } from '@campo-livre/domain/rachas/arrival.ts'
import type { DrawWish } from '@campo-livre/domain/rachas/draw/draw.ts'
import { teamsText } from '@campo-livre/domain/rachas/draw/teams-text.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { ActionBar } from '@campo-livre/ui/action-bar/action-bar.tsx'
import button from '@campo-livre/ui/button/button.module.css'
import { MoreMenu } from '@campo-livre/ui/more-menu/more-menu.tsx'
import { Menu } from '@mantine/core'
import { IconBrandWhatsapp, IconPlayFootball } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { shareLink } from '../../../lib/format/links.ts'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { Notice } from '../../../lib/notice/notice.tsx'
import { useNow } from '../../../lib/time/use-now.ts'
import DrawView from '../draw/draw-view.tsx'
import { swapPeople } from '../draw/swap-people.ts'
import { unmetWishes, wishText } from '../draw/wish-text.ts'
import { useRachaCommand } from '../use-racha-command.ts'
import { useRachaLink } from '../use-racha-link.ts'
import { meIn } from './me-in.ts'

const MINUTE_MS = 60_000

type Props = {
  racha: RachaDetail
  /** The wishes of the draw that was just made. */
  wishes: readonly DrawWish[]
  /** Called to draw once more. */
  onAgain: () => void
}

/** Teams that are drawn: sent to the group before the game, led to the field at its time; the rest behind `Mais`. */
export function TeamsDrawn({ racha, wishes, onAgain }: Props) {
  const { play, participants } = racha
  const now = useNow(MINUTE_MS)
  const url = useRachaLink(racha)
  const placing = useRachaCommand(racha.id, { failure: 'Não deu para mudar os times. Tente de novo.' })
  const [newest, ...older] = play.draws
  if (!newest) return null
  const { variables } = placing
  // The exchange that is being sent is shown at once, and taken back where it is refused.
  const people =
    placing.pending && variables?.type === 'place' ? swapPeople(newest.people, variables) : newest.people
  const unmet = unmetWishes(wishes, people)
  const atField = play.live !== null || now >= arrivalsFrom(racha)
  const send = (
    <a
      key="send"
      href={shareLink(teamsText(racha, { ...newest, people }, url))}
      target="_blank"
      rel="noreferrer"
      className={atField ? button.secondary : button.primary}
      aria-label="Mandar os times no WhatsApp"
    >
      <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden /> Mandar
    </a>
  )
  const field = (
    <Link
      key="field"
      to="."
      search={mergeSearch({ fazer: 'campo' })}
      className={atField ? button.primary : button.secondary}
    >
      <IconPlayFootball size={20} stroke={1.75} aria-hidden /> Ir para o campo
    </Link>
  )
  return (
    <>
      <ActionBar
        label="O que fazer com os times"
        main={atField ? field : send}
        more={
          <MoreMenu>
            <Menu.Item onClick={onAgain}>Sortear de novo</Menu.Item>
          </MoreMenu>
        }
        notice={
          <>
            <ActionFailure action={placing} />
            {placing.pending && <SlowNotice onCancel={placing.abort} />}
          </>
        }
      >
        {atField ? send : field}
      </ActionBar>
      {unmet.length > 0 && (
        <Notice>{`Não deu para atender: ${unmet.map((wish) => wishText(wish, participants)).join('; ')}.`}</Notice>
      )}
      <DrawView
        draws={[{ ...newest, people }, ...older]}
        commitment={play.commitment}
        meId={meIn(racha)}
        onPlace={(each) => placing.run({ type: 'place', ...each })}
      />
    </>
  )
}
