import { formatCents } from '@campo-livre/domain/money/money.ts'
import { payersWords } from '@campo-livre/domain/splits/differences.ts'
import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import rows from '../../lib/list/rows.module.css'
import classes from './split.module.css'

/** The items of a bill, and who pays each. */
export function SplitItems({ split: { items, people } }: { split: SplitDetail }) {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return (
    <ul className={rows.list}>
      {items.map(({ id, name, cents, payers }) => (
        <li key={id} className={rows.line}>
          <div className={rows.who}>
            <span className={rows.name}>{name}</span>
            <span className={rows.facts}>{payersWords(payers, names)}</span>
          </div>
          <span className={classes.cents}>{formatCents(cents)}</span>
        </li>
      ))}
    </ul>
  )
}
