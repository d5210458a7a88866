import '@campo-livre/ui/styles/form.css'
import { everythingQuery } from '@campo-livre/api/admin/search-everything.ts'
import { type AdminResource, adminResourceLabels } from '@campo-livre/domain/admin/admin-resource.ts'
import type { FoundRow } from '@campo-livre/domain/admin/search.ts'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { SideDrawer } from '../../lib/drawer/side-drawer.tsx'
import { ListSkeleton } from '../../lib/resource/list-skeleton.tsx'
import { QueryState } from '../../lib/query/query-state.tsx'
import { adminLists } from '../../shared/admin/admin-lists.ts'
import classes from './admin-home.module.css'

/** Milliseconds without a key before the search starts. */
const PAUSE = 250

/** The search over every kind of row: what it finds, in groups, each a link to it. */
export default function SearchDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), PAUSE)
  const asks = q.length >= 2
  const query = useQuery({
    ...everythingQuery(q),
    enabled: opened && asks,
    placeholderData: keepPreviousData,
  })
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Buscar em tudo">
      <div role="search" onKeyDown={(event) => walk(event, q === typed.trim() && !query.isFetching)}>
        <TextInput
          data-autofocus
          label="Código, nome, e-mail, telefone, CPF ou CNPJ"
          value={typed}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {asks && (
          <QueryState
            query={query}
            skeleton={<ListSkeleton label="Buscando em tudo" />}
            failure="Não deu para buscar em tudo"
          >
            {(found) => <Found found={found} onClose={onClose} />}
          </QueryState>
        )}
      </div>
    </SideDrawer>
  )
}

/** Moves between the field and what was found by the arrows; Enter in the field opens the first, once it is found. */
function walk(event: KeyboardEvent<HTMLElement>, isFound: boolean): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  if (event.key === 'Enter' && at === -1 && isFound) links[0]?.click()
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const next = event.key === 'ArrowDown' ? at + 1 : at - 1
  if (next < 0) event.currentTarget.querySelector('input')?.focus()
  else links[next]?.focus()
}

function Found({ found, onClose }: { found: readonly FoundRow[]; onClose: () => void }) {
  if (found.length === 0) return <p role="status">Nada com isso. Confira a escrita, ou tente só uma parte.</p>
  const groups = Map.groupBy(found, ({ resource }) => resource)
  return [...groups].map(([resource, rows]: [AdminResource, FoundRow[]]) => (
    <section key={resource} className={classes.group} aria-label={adminResourceLabels[resource]}>
      <h3>{adminResourceLabels[resource]}</h3>
      <ul>
        {rows.map(({ id, name, hint }) => (
          <li key={id}>
            <Link
              to="/pages/crud"
              search={{ lista: adminLists[resource], aberto: id }}
              className={classes.link}
              activeProps={{}}
              onClick={onClose}
            >
              {hint === null || hint === name ? name : `${name}, ${hint}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
