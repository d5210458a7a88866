import { fieldsQuery } from '@campo-livre/api/fields/list-fields.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import classes from './filter-drawer.module.css'
import { type ListingSearch, toFieldsParams } from './listing-search.ts'
import { rangeProblem } from './price-range.ts'

/** Milliseconds without a change before the fields are counted. */
const PAUSE = 250

/** The button that applies the filters, with the number of matching fields once it is known. */
export function ApplyFilters({ draft }: { draft: ListingSearch }) {
  const [asked] = useDebouncedValue(draft, PAUSE)
  const counted = useQuery({
    ...fieldsQuery(toFieldsParams({ ...asked, pagina: undefined })),
    enabled: rangeProblem(asked) === null,
  })
  const total = asked === draft ? counted.data?.meta.total : undefined
  const count = total === undefined ? 'campos' : total === 1 ? '1 campo' : `${formatCount(total)} campos`
  return (
    <div className={classes.apply}>
      <p role="status" className="visually-hidden">
        {total !== undefined && count}
      </p>
      <Button type="submit" size="md" fullWidth>
        Ver {count}
      </Button>
    </div>
  )
}
