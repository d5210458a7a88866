import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import type { BookingOrder } from './company-bookings-search.ts'
import classes from './sort-head.module.css'

type Props = { label: string; by: 'data' | 'cliente' | 'valor'; order: BookingOrder }

/** The head of a column that sorts the list: ascending, or descending when it is ascending already. */
export function SortHead({ label, by, order }: Props) {
  const direction = order === by ? 'ascending' : order === `-${by}` ? 'descending' : null
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" {...(direction ? { 'aria-sort': direction } : {})}>
      <Link
        to="."
        search={mergeSearch({ ordem: direction === 'ascending' ? `-${by}` : by, pagina: undefined })}
        resetScroll={false}
        className={classes.sort}
        data-on={direction ?? undefined}
        data-number={by === 'valor' || undefined}
      >
        {label}
        <Arrow size={16} stroke={1.75} aria-hidden className={classes.arrow} />
      </Link>
    </th>
  )
}
