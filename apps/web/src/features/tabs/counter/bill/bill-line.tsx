import { formatCents } from '@campo-livre/domain/money/money.ts'
import { keptPieces } from '@campo-livre/domain/tabs/pieces.ts'
import { lineCents } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { TabItem } from '@campo-livre/domain/tabs/tab-item.ts'
import { memo } from 'react'
import classes from './bill.module.css'

/** A line of the bill, which opens what can be done with it. */
export const BillLine = memo(
  function BillLine({ item, onOpen }: { item: TabItem; onOpen: () => void }) {
    const { name, note, courtesies } = item
    const kept = keptPieces(item)
    const given = courtesies.reduce((sum, { quantity }) => sum + quantity, 0)
    const back = item.quantity - kept
    const facts = [
      note,
      given > 0 ? `${given} de cortesia` : null,
      back > 0 ? `${back} ${back === 1 ? 'voltou' : 'voltaram'}` : null,
    ].filter((fact) => fact !== null)
    return (
      <li>
        <button type="button" className={classes.line} data-gone={kept === 0 || undefined} onClick={onOpen}>
          <span className={classes.quantity}>
            {kept}
            <span aria-hidden>×</span>
            <span className="visually-hidden"> vezes</span>
          </span>
          <span className={classes.what}>
            {name}
            {facts.length > 0 && <span className={classes.note}>{facts.join(' · ')}</span>}
          </span>
          <span className={classes.cents}>{formatCents(lineCents(item))}</span>
        </button>
      </li>
    )
  },
  (before, after) => before.item === after.item,
)
