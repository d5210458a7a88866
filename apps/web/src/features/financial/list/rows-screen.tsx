import type { entriesQuery } from '@campo-livre/api/financial/list-entries.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { ListScreen } from '../../../lib/resource/list-screen.tsx'
import type { Resource } from '../../../lib/resource/resource.ts'
import { EntryTotals, type TotalsWords } from './entry-totals.tsx'

type Rows = {
  resource: Resource<Entry>
  sums: typeof entriesQuery
  title: string
  lead: string
  words: TotalsWords
  dated?: boolean
}

/** The rows that the figures of the finances are made of: the sums of all that match the filters, then each row. */
export function RowsScreen({ resource, sums, title, lead, words, dated = true }: Rows) {
  return (
    <ListScreen
      resource={resource}
      title={title}
      lead={lead}
      above={<EntryTotals resource={resource} sums={sums} words={words} dated={dated} />}
      actions={
        <Link to="/company/financial" className={button.secondary}>
          Ver o relatório
        </Link>
      }
    />
  )
}
