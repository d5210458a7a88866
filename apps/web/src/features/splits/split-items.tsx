import { formatCents } from '@campo-livre/domain/money/money.ts'
import { payersWords } from '@campo-livre/domain/splits/differences.ts'
import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import classes from './split.module.css'

/** The items of a bill, and who pays each. */
export function SplitItems({ split: { items, people } }: { split: SplitDetail }) {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return (
    <ul className={classes.list}>
      {items.map(({ id, name, cents, payers }) => (
        <li key={id} className={classes.line}>
          <div className={classes.who}>
            <span className={classes.name}>{name}</span>
            <span className={classes.facts}>{payersWords(payers, names)}</span>
          </div>
          <span className={classes.cents}>{formatCents(cents)}</span>
        </li>
      ))}
    </ul>
  )
}
