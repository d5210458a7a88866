import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { memo } from 'react'
import classes from './tab-card.module.css'
import { sinceWords } from './since-words.ts'

type Props = { tab: OpenTab; now: string; isChosen: boolean; onChoose: (id: string) => void }

/** An open tab: whose it is, since when, and what is due. */
export const TabCard = memo(function TabCard({ tab, now, isChosen, onChoose }: Props) {
  const { id, customerName, code, booking, status, billAskedAt, openedAt } = tab
  const { dueCents } = tabSum(tab)
  const mark = billAskedAt === null ? (status === 'closed' ? 'Falta pagar' : null) : 'Pediu a conta'
  return (
    <li className={classes.item}>
      <button type="button" aria-pressed={isChosen} className={classes.card} onClick={() => onChoose(id)}>
        <span className={classes.name}>{customerName}</span>
        <span className={classes.cents}>{formatCents(dueCents)}</span>
        <span className={classes.facts}>
          {[sinceWords(openedAt, now), code, booking?.fieldName].filter(Boolean).join(' · ')}
        </span>
        {mark !== null && (
          <span className={classes.mark}>
            <Badge tone="pending">{mark}</Badge>
          </span>
        )}
      </button>
    </li>
  )
})
