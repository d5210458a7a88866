import type { SplitDetail, SplitPersonDetail } from '@campo-livre/domain/splits/split-view.ts'
import { useState } from 'react'
import rows from '../../lib/list/rows.module.css'
import { SplitPersonRow } from './split-person-row.tsx'

const rank = ({ payments, openCents }: SplitPersonDetail) =>
  payments.some(({ status }) => status === 'said') ? 0 : openCents > 0 ? 1 : 2

/**
 * The people of a bill, who owed first when it was opened: nobody moves while somebody looks, so that what was touched can
 * be touched again. Who divides it stands above while they owe.
 */
export function SplitPeople({ split }: { split: SplitDetail }) {
  const [order] = useState(() => split.people.toSorted((a, b) => rank(a) - rank(b)).map(({ id }) => id))
  const place = ({ id }: SplitPersonDetail) => (order.includes(id) ? order.indexOf(id) : order.length)
  const ownAbove = split.cancelledAt === null
  return (
    <ul className={rows.list}>
      {split.people
        .filter(({ me, openCents }) => !(ownAbove && me && openCents > 0))
        .toSorted((a, b) => place(a) - place(b))
        .map((person) => (
          <SplitPersonRow key={person.id} split={split} person={person} />
        ))}
    </ul>
  )
}
