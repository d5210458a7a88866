import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import type { CalendarView } from './calendar-search.ts'
import classes from './view-switch.module.css'

const labels: readonly { view: CalendarView; label: string }[] = [
  { view: 'dia', label: 'Dia' },
  { view: 'semana', label: 'Semana' },
  { view: 'mes', label: 'Mês' },
  { view: 'lista', label: 'Lista' },
]

/** The parameters of the list alone; the calendar's views leave them behind. */
const ofList = {
  quando: undefined,
  situacao: undefined,
  busca: undefined,
  ordem: undefined,
  pagina: undefined,
}

/** The switch between the calendar's views and the list, in the address. */
export function ViewSwitch({ view }: { view: CalendarView }) {
  return (
    <nav className={classes.views} aria-label="Ver as reservas por">
      {labels.map((each) => (
        <Link
          key={each.view}
          to="."
          search={mergeSearch({
            ...ofList,
            tipo: undefined,
            visao: each.view === 'dia' ? undefined : each.view,
          })}
          resetScroll={false}
          activeOptions={{ exact: true }}
          className={classes.view}
          aria-current={each.view === view ? 'page' : undefined}
          data-shown={each.view === view || undefined}
        >
          {each.label}
        </Link>
      ))}
    </nav>
  )
}
