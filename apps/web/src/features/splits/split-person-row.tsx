import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SplitDetail, SplitPersonDetail } from '@campo-livre/domain/splits/split-view.ts'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { mergeSearch } from '../../lib/navigation/merge-search.ts'
import rows from '../../lib/list/rows.module.css'
import { ChargeLink } from './charge-link.tsx'
import { PaidButton } from './paid-button.tsx'
import { ShareEdit } from './share-edit.tsx'
import classes from './split.module.css'
import { rowWords } from '@campo-livre/domain/splits/split-sentences.ts'

type Props = { split: SplitDetail; person: SplitPersonDetail }

/** Somebody of a bill in one line: the share, which a touch changes, `Cobrar` and `Pagou`; the name opens the rest. */
export function SplitPersonRow({ split, person }: Props) {
  const [editing, setEditing] = useState(false)
  const amount = useRef<HTMLButtonElement>(null)
  const { id, me, shareCents, openCents, paidCents, payments } = person
  const live = split.cancelledAt === null
  const name = `${person.name}${me ? ' (você)' : ''}`
  const words = rowWords(person)
  const said = payments.some(({ status }) => status === 'said')
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Link
          to="."
          search={mergeSearch({ pessoa: id })}
          resetScroll={false}
          className={rows.name}
          aria-label={`${name}: cobrar ou receber`}
        >
          {name}
        </Link>
        {words !== null && <span className={rows.facts}>{words}</span>}
      </div>
      <div className={classes.rowActs}>
        {live ? (
          <button
            ref={amount}
            type="button"
            className={classes.share}
            aria-expanded={editing}
            aria-label={`${formatCents(shareCents)}: mudar a parte de ${person.name}`}
            onClick={() => setEditing(!editing)}
          >
            {formatCents(shareCents)}
          </button>
        ) : (
          <span className={classes.cents}>{formatCents(shareCents)}</span>
        )}
        {live && openCents > 0 && !me && !said && <ChargeLink split={split} person={person} />}
        {live && (openCents > 0 || paidCents > 0) && <PaidButton split={split} person={person} />}
      </div>
      {live && editing && (
        <ShareEdit
          split={split}
          person={person}
          onClose={() => {
            setEditing(false)
            amount.current?.focus()
          }}
        />
      )}
    </li>
  )
}
