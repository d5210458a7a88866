import { copiedList } from '@campo-livre/domain/rachas/paste/roster-of.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconClipboardText, IconQrcode, IconUserPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { mergeSearch } from '../../lib/navigation/merge-search.ts'
import classes from './organiser-tools.module.css'
import { CopyList } from './paste/copy-list.tsx'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** The ways by which names come onto the roster, and back to the group as a list (N4). A game that is over is only copied. */
export function RosterTools({ racha, arriving }: { racha: RachaDetail; arriving: boolean }) {
  const { status, participants } = racha
  const list = useMemo(() => copiedList(racha), [racha])
  const ahead = status === 'open' || status === 'full'
  return (
    <div className={classes.buttons}>
      {ahead && arriving && (
        <Link
          to="."
          search={mergeSearch({ fazer: 'chegada' })}
          resetScroll={false}
          className={button.primary}
        >
          <IconQrcode {...icon} /> Mostrar o QR da chegada
        </Link>
      )}
      {ahead && (
        <>
          <Link
            to="."
            search={mergeSearch({ fazer: 'colar' })}
            resetScroll={false}
            className={button.secondary}
          >
            <IconClipboardText {...icon} /> Colar a lista
          </Link>
          <Link
            to="."
            search={mergeSearch({ fazer: 'chamar' })}
            resetScroll={false}
            className={button.secondary}
          >
            <IconUserPlus {...icon} /> Pôr gente na lista
          </Link>
        </>
      )}
      {participants.length > 0 && <CopyList text={list} />}
    </div>
  )
}
