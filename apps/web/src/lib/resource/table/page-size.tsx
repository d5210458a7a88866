import { pageLabels } from '@campo-livre/ui/text-set/page-labels.ts'
import { FilterSelect } from '../../list/filter-select.tsx'
import classes from './page-size.module.css'
import { pageSizes } from '../search.ts'
import { useList } from '../use-list.ts'

/** The select for the number of rows on a page. */
export function PageSizeSelect() {
  const { search, change } = useList()
  return (
    <div className={classes.size}>
      <span aria-hidden>{pageLabels.perPage}</span>
      <FilterSelect
        label={pageLabels.perPage}
        value={String(search.linhas ?? pageSizes[0])}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(value) =>
          change({ linhas: pageSizes.find((size) => String(size) === value), pagina: undefined })
        }
      />
    </div>
  )
}
