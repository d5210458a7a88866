import button from '@campo-livre/ui/button/button.module.css'
import { useRef, useState } from 'react'
import type { Resource } from '../resource.ts'
import { useList } from '../use-list.ts'
import { useViews } from './use-views.ts'
import { isInUse, MAX_VIEWS, type View, viewSearch } from './view.ts'
import { ViewNameForm } from './view-name-form.tsx'
import { ViewRow } from './view-row.tsx'
import classes from './views.module.css'

type Props<Row> = {
  resource: Pick<Resource<Row>, 'columns' | 'filterableColumns' | 'order' | 'query'>
  onChosen: () => void
}

/** The saved views of a list, to choose, rename and delete; and a form to save what the list shows now. */
export function SavedViews<Row>({ resource, onChosen }: Props<Row>) {
  const { search } = useList()
  const { views, save, remove } = useViews(resource)
  const [renamed, setRenamed] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<View | null>(null)
  const part = useRef<HTMLDivElement>(null)
  const focus = () => part.current?.focus()
  const inUse = views.find((view) => isInUse(resource, view, search))
  const names = views.map(({ name }) => name)
  return (
    <div ref={part} role="group" aria-label="Listas salvas" tabIndex={-1} className={classes.views}>
      {views.length === 0 && !deleted && (
        <p className={classes.note}>Guarde aqui os filtros, as colunas e a ordem que você mais usa.</p>
      )}
      {views.length > 0 && (
        <ul className={classes.list}>
          {views.map((view) => (
            <li key={view.id}>
              {renamed === view.id ? (
                <ViewNameForm
                  label="Novo nome"
                  submit="Renomear"
                  name={view.name}
                  taken={names.filter((name) => name !== view.name)}
                  onCancel={() => {
                    setRenamed(null)
                    focus()
                  }}
                  onName={(name) => {
                    save({ ...view, name })
                    setDeleted(null)
                    setRenamed(null)
                    focus()
                  }}
                />
              ) : (
                <ViewRow
                  view={view}
                  search={viewSearch(resource, view.search)}
                  inUse={view.id === inUse?.id}
                  onChosen={onChosen}
                  onRename={() => setRenamed(view.id)}
                  onDelete={() => {
                    remove(view.id)
                    setDeleted(view)
                    focus()
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={deleted ? classes.deleted : undefined}>
        <span role="status">{deleted && `“${deleted.name}” foi apagada.`}</span>
        {deleted && views.length < MAX_VIEWS && (
          <button
            type="button"
            className={button.subtle}
            onClick={() => {
              save(deleted)
              setDeleted(null)
              focus()
            }}
          >
            Desfazer
          </button>
        )}
      </div>
      {inUse && <p className={classes.note}>Você está vendo “{inUse.name}”.</p>}
      {!inUse && views.length >= MAX_VIEWS && (
        <p className={classes.note}>{`São ${MAX_VIEWS} listas no máximo. Apague uma para salvar esta.`}</p>
      )}
      {!inUse && views.length < MAX_VIEWS && (
        <ViewNameForm
          label="Nome desta lista"
          submit="Salvar esta lista"
          name=""
          taken={names}
          onName={(name) => {
            save({ name, search: viewSearch(resource, search) })
            setDeleted(null)
            focus()
          }}
        />
      )}
    </div>
  )
}
