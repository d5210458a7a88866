import { adminCompaniesQuery } from '@campo-livre/api/admin/list-companies.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { IconHourglassEmpty } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import classes from './waiting-arenas.module.css'

const waiting = adminCompaniesQuery({
  page: 1,
  perPage: 1,
  filters: [
    { column: 'status', operator: 'and', conditions: [{ mode: 'equals', value: 'awaiting_approval' }] },
  ],
})

/** The number of arenas that wait for a decision, with a link (H12); nothing while it is zero or unknown. */
export function WaitingArenas() {
  const total = useQuery(waiting).data?.meta.total ?? 0
  if (total === 0) return null
  return (
    <p className={classes.waiting} role="status">
      <IconHourglassEmpty size={20} stroke={1.75} aria-hidden />
      <span>
        {total === 1 ? '1 arena espera aprovação.' : `${formatCount(total)} arenas esperam aprovação.`}{' '}
        <Link to="/pages/crud" search={{ lista: 'empresas', 'filtro.status': 'igual-a.awaiting__approval' }}>
          {total === 1 ? 'Ver a arena' : 'Ver as arenas'}
        </Link>
      </span>
    </p>
  )
}
