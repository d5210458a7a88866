import { changeSearches } from '@campo-livre/api/account/searches.ts'
import type { SavedSearch } from '@campo-livre/domain/fields/list/saved-search.ts'
import { capital } from '@campo-livre/domain/text/capital.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { AutosaveError, AutosaveStatus } from '../profile/autosave-status.tsx'
import { NoticeSwitch } from '../profile/notice-switch.tsx'
import { useAutosave } from '../profile/use-autosave.ts'
import classes from './search-list.module.css'

/** The searches that the athlete keeps (H1): each is opened, tells of news or not, and goes. */
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
  const router = useRouter()
  const open = (event: MouseEvent, link: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(link)
  }
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
          {value.map((search, index) => {
            const { link, name, told } = search
            return (
              <li key={link}>
                <a
                  href={link}
                  className={classes.name}
                  id={`busca-${index}`}
                  onClick={(event) => open(event, link)}
                >
                  {capital(name)}
                </a>
                <span className={classes.acts}>
                  <span id={`avisar-${index}`} className={classes.tell}>
                    Avisar
                  </span>
                  <NoticeSwitch
                    labelledBy={`avisar-${index} busca-${index}`}
                    on={told}
                    onTurn={(on) =>
                      change(value.map((each) => (each === search ? { ...search, told: on } : each)))
                    }
                  />
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="xl"
                    aria-label={`Tirar a busca ${name}`}
                    onClick={() => change(value.filter((each) => each !== search))}
                  >
                    <IconTrash size={20} stroke={1.75} aria-hidden />
                  </ActionIcon>
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <AutosaveError {...autosave} />
      <AutosaveStatus {...autosave} />
    </>
  )
}
