import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { useCurrentInView } from '../../../lib/navigation/use-current-in-view.ts'
import { reportParts } from './report-parts.ts'
import type { ReportSearch } from './report-search.ts'
import classes from './part-nav.module.css'

/** The parts of the finances: it stays in sight, and leads to each with the period that is shown. */
export function PartNav({ current }: { current: ReportSearch['parte'] }) {
  const strip = useRef<HTMLElement>(null)
  useCurrentInView(strip, current)
  return (
    <nav ref={strip} className={classes.nav} aria-label="Partes do financeiro">
      {reportParts.map(({ parte, label }) => (
        <Link
          key={label}
          to="."
          search={mergeSearch({ parte })}
          className={classes.part}
          activeOptions={{ exact: true, explicitUndefined: true }}
          data-current={parte === current || undefined}
          {...(parte === current ? { 'aria-current': 'page' as const } : {})}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
