import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { pageLabels } from '@campo-livre/ui/text-set/page-labels.ts'
import { emptyLabels, filterLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { Link } from '@tanstack/react-router'
import type { Resource } from './resource.ts'
import { changed, useList, withoutFilters } from './use-list.ts'
import { NewButton } from './writes/new-button.tsx'
import { noneText, theMany } from './noun.ts'

type Props<Row> = {
  resource: Pick<Resource<Row>, 'noun' | 'empty' | 'writes'>
  filtered: boolean
  /** True for a page after the last one. */
  beyond: boolean
}

/** The empty list: because of the page, of the filters, or because there is nothing yet, each with a link. */
export function ListEmpty<Row>({ resource: { noun, empty, writes }, filtered, beyond }: Props<Row>) {
  const { search } = useList()
  if (beyond) {
    return (
      <EmptyState
        title={`Essa página não tem ${noun.many}`}
        text="A lista ficou menor."
        action={
          <Link to="." search={changed({ pagina: undefined })}>
            {pageLabels.back}
          </Link>
        }
      />
    )
  }
  if (search.busca !== undefined) {
    return (
      <EmptyState
        title={`Nada com “${search.busca}”`}
        text={`Confira como foi escrito, ou tire a busca e os filtros para ver ${theMany(noun)}.`}
        action={
          <Link to="." search={changed(withoutFilters(search))}>
            Ver {noun.gender === 'm' ? 'todos' : 'todas'} {theMany(noun)}
          </Link>
        }
      />
    )
  }
  if (filtered) {
    return (
      <EmptyState
        title={emptyLabels.filtered}
        text={`Mude ou tire um filtro para ver ${theMany(noun)}.`}
        action={
          <Link to="." search={changed(withoutFilters(search))}>
            {filterLabels.clearAll}
          </Link>
        }
      />
    )
  }
  const action = writes?.create ? <NewButton noun={noun} /> : empty.action
  return (
    <EmptyState
      title={`${noneText(noun)} ainda`}
      text={empty.text}
      {...(action === undefined ? {} : { action })}
    />
  )
}
