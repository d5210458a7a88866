import { isOpenTab } from '@campo-livre/domain/tabs/open-tabs.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { tabStatusLabels } from '@campo-livre/domain/tabs/tab-status.ts'
import type { TabRow } from '@campo-livre/domain/tabs/tab-row.ts'
import { formatShortDay } from '@campo-livre/domain/time/format.ts'
import card from '@campo-livre/ui/row-card/row-card.module.css'
import { RowCard } from '@campo-livre/ui/row-card/row-card.tsx'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { Link } from '@tanstack/react-router'
import { tabTones } from '../tab-tones.ts'

/** A tab in its athlete's list: the whole card leads to it, where it is paid (H3). */
export function MyTabCard({ tab }: { tab: TabRow }) {
  const { id, code, companyName, status, itemCount, dueCents, totalCents, openedAt, timeZone } = tab
  const live = isOpenTab({ status })
  const items = itemCount === 1 ? '1 item' : `${itemCount} itens`
  return (
    <RowCard
      title={
        <Link to="/atleta/comandas/$id" params={{ id }} className={card.link}>
          {companyName}
        </Link>
      }
      facts={`${code}, ${formatShortDay(openedAt, timeZone)}, ${items}`}
      figure={formatCents(live ? dueCents : totalCents)}
      status={<Badge tone={tabTones[status]}>{tabStatusLabels[status]}</Badge>}
      next={nextOf(tab)}
      quiet={!live}
    />
  )
}

function nextOf({ status, dueCents }: Pick<TabRow, 'status' | 'dueCents'>): string | undefined {
  if (status === 'open') return 'Peça a conta ou pague por aqui.'
  return status === 'closed' && dueCents > 0 ? 'Falta pagar: por aqui, ou no balcão.' : undefined
}
