import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import classes from './fields-view.module.css'

const views = [
  { name: 'Cartões', visao: undefined },
  { name: 'Tabela', visao: 'tabela' },
] as const

/** The switch between cards and table, in the address. */
export function FieldsView({ visao }: { visao: 'tabela' | undefined }) {
  return (
    <nav className={classes.views} aria-label="Ver os campos como">
      {views.map(({ name, ...view }) => (
        <Link
          key={name}
          to="."
          search={mergeSearch({ visao: view.visao })}
          resetScroll={false}
          activeOptions={{ exact: true }}
          className={classes.view}
          aria-current={view.visao === visao ? 'page' : undefined}
          data-shown={view.visao === visao || undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
