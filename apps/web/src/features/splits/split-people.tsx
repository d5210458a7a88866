import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SplitPersonDetail } from '@campo-livre/domain/splits/split-view.ts'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../lib/navigation/merge-search.ts'
import { standingWords } from './split-sentences.ts'
import rows from '../../lib/list/rows.module.css'
import classes from './split.module.css'

/** The people of a bill, who still owes first; each opens what can be done. */
export function SplitPeople({ people }: { people: readonly SplitPersonDetail[] }) {
  const rank = ({ payments, openCents }: SplitPersonDetail) =>
    payments.some(({ status }) => status === 'said') ? 0 : openCents > 0 ? 1 : 2
  return (
    <ul className={rows.list}>
      {people
        .toSorted((a, b) => rank(a) - rank(b))
        .map((person) => {
          const name = `${person.name}${person.me ? ' (você)' : ''}`
          return (
            <li key={person.id} className={rows.line}>
              <div className={rows.who}>
                <Link
                  to="."
                  search={mergeSearch({ pessoa: person.id })}
                  resetScroll={false}
                  className={rows.name}
                  aria-label={`${name}: cobrar ou receber`}
                >
                  {name}
                </Link>
                <span className={rows.facts}>{standingWords(person)}</span>
              </div>
              <span className={classes.cents}>{formatCents(person.shareCents)}</span>
            </li>
          )
        })}
    </ul>
  )
}
