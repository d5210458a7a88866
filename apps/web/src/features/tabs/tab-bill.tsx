import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { tabStatusLabels } from '@campo-livre/domain/tabs/tab-status.ts'
import { keptPieces } from '@campo-livre/domain/tabs/pieces.ts'
import { lineCents } from '@campo-livre/domain/tabs/tab-sum.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { Ticket } from '@campo-livre/ui/ticket/ticket.tsx'
import { Link } from '@tanstack/react-router'
import classes from './tab-bill.module.css'
import { TabTotals } from './tab-totals.tsx'
import { tabTones } from './tab-tones.ts'

type Props = {
  tab: TabDetail
  /** The ids of the lines that are marked as new. */
  added?: ReadonlySet<string>
}

/** A tab as a printed bill: its orders and its total. */
export function TabBill({ tab, added }: Props) {
  const { code, company, status, openedAt } = tab
  const items = tab.items.filter((item) => keptPieces(item) > 0)
  return (
    <Ticket label={`Comanda ${code}`} stub={<TabTotals tab={tab} />}>
      <div className={classes.head}>
        <span className={classes.code}>{code}</span>
        <Badge tone={tabTones[status]}>{tabStatusLabels[status]}</Badge>
      </div>
      <p>
        <Link to="/company/$id" params={{ id: company.slug }} className={classes.company}>
          {company.name}
        </Link>
      </p>
      <p className={classes.note}>Aberta em {formatDateTime(openedAt, company.timeZone)}</p>
      {items.length === 0 ? (
        <p className={classes.nothing}>Nada foi pedido ainda.</p>
      ) : (
        <ul className={classes.items} aria-label="O que foi pedido">
          {items.map((item) => (
            <li key={item.id} className={classes.item}>
              <span className={classes.quantity}>
                {keptPieces(item)}
                <span aria-hidden>×</span>
                <span className="visually-hidden"> vezes</span>
              </span>
              <div className={classes.name}>
                <span>
                  {item.name}
                  {keptPieces(item) > 1 && (
                    <>
                      {' '}
                      <span className={classes.each}>{formatCents(item.priceCents)} cada</span>
                    </>
                  )}
                </span>
                {added?.has(item.id) && <strong className={classes.added}> Novo</strong>}
                {item.note && <span className={classes.remark}>{item.note}</span>}
              </div>
              <span className={classes.cents}>{formatCents(lineCents(item))}</span>
            </li>
          ))}
        </ul>
      )}
    </Ticket>
  )
}
