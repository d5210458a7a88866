import { changeSearches } from '@campo-livre/api/account/searches.ts'
import type { SavedSearch } from '@campo-livre/domain/fields/list/saved-search.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { AutosaveError, AutosaveStatus } from '../profile/autosave-status.tsx'
import { useAutosave } from '../profile/use-autosave.ts'
import classes from './search-list.module.css'
import { SearchRow } from './search-row.tsx'

/** The searches that the athlete keeps (H1): each is opened, renamed, tells of news or not, and goes. */
export function SearchList({ searches }: { searches: readonly SavedSearch[] }) {
  const autosave = useAutosave<readonly SavedSearch[]>({
    saved: searches,
    send: (kept, signal) =>
      changeSearches(
        {
          keep: [...kept],
          remove: searches.flatMap(({ link }) => (kept.some((each) => each.link === link) ? [] : link)),
        },
        signal,
      ),
    what: 'suas buscas',
  })
  const { value, change } = autosave
  return (
    <>
      {value.length === 0 ? (
        <EmptyState
          title="Nenhuma busca salva"
          text="Busque um campo e escolha “Salvar esta busca”: a gente avisa quando aparecer um campo novo ou um horário livre."
          headingLevel={3}
          action={<Link to="/campos">Encontrar campos</Link>}
        />
      ) : (
        <ul className={classes.list}>
          {value.map((search, index) => (
            <SearchRow
              key={search.link}
              search={search}
              index={index}
              onChange={(changed) =>
                change(value.map((each) => (each === search ? { ...search, ...changed } : each)))
              }
              onRemove={() => change(value.filter((each) => each !== search))}
            />
          ))}
        </ul>
      )}
      <AutosaveError {...autosave} />
      <AutosaveStatus {...autosave} />
    </>
  )
}
