import { filterLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { focusContent } from '../../browser/focus-content.ts'
import classes from './filter-chips.module.css'
import { filterSentence } from './filter-sentence.ts'
import { readFilter } from './filter-text.ts'
import { filterableColumnsOf, type Resource } from '../resource.ts'
import { changed, useList, withoutFilters } from '../use-list.ts'

/** The active filters as sentences, each with a link to change it and a button to remove it. */
export function FilterChips<Row>({
  resource,
}: {
  resource: Pick<Resource<Row>, 'columns' | 'filterableColumns'>
}) {
  const { search, change } = useList()
  const chips = filterableColumnsOf(resource).flatMap((column) => {
    const filter = readFilter(column, search[`filtro.${column.id}`] ?? '')
    return filter === null ? [] : [{ key: column.id, sentence: filterSentence(column, filter) }]
  })
  if (chips.length === 0) return null
  return (
    <ul className={classes.chips} aria-label="Filtros ligados">
      {chips.map(({ key, sentence }) => (
        <li key={key} className={classes.chip}>
          <Link
            to="."
            search={changed({ filtrar: key })}
            resetScroll={false}
            className={classes.sentence}
            title="Mudar o filtro"
          >
            {sentence}
          </Link>
          <button
            type="button"
            className={classes.remove}
            aria-label={`Tirar o filtro ${sentence}`}
            onClick={() => {
              change({ [`filtro.${key}`]: undefined, pagina: undefined })
              focusContent()
            }}
          >
            <IconX size={16} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className={classes.all}
            onClick={() => {
              change(withoutFilters(search))
              focusContent()
            }}
          >
            {filterLabels.clearAll}
          </button>
        </li>
      )}
    </ul>
  )
}
