import { companySeriesListQuery } from '@campo-livre/api/series/company-series.ts'
import { companyTabsQuery } from '@campo-livre/api/tabs/list-tabs.ts'
import { expensesQuery } from '@campo-livre/api/expenses/list-expenses.ts'
import { productsQuery } from '@campo-livre/api/products/list-products.ts'
import type { Calendar } from '@campo-livre/domain/bookings/calendar.ts'
import { dayNeeds } from '@campo-livre/domain/bookings/day-needs.ts'
import { billStanding } from '@campo-livre/domain/series/bill-standing.ts'
import type { ColumnFilter } from '@campo-livre/domain/lists/filters.ts'
import { formatAtTime, formatTimes } from '@campo-livre/domain/time/format.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { writeFilter } from '../../../lib/resource/filters/filter-text.ts'
import classes from './dashboard-list.module.css'

const count = (...filters: ColumnFilter[]) => ({ page: 1, perPage: 1, filters })
const addressOf = (type: 'choice' | 'day', filter: ColumnFilter) =>
  writeFilter({ id: filter.column, type }, filter)
const any = (column: string, ...values: string[]): ColumnFilter => ({
  column,
  operator: 'or',
  conditions: values.map((value) => ({ mode: 'equals', value })),
})

/** The list of all that waits for somebody at the arena now, each a link to where it is dealt with; none for nothing. */
export function DayNeedsList({ calendar, now }: { calendar: Calendar; now: string }) {
  const { timeZone } = calendar
  const { late, holds } = dayNeeds(calendar.bookings, now)
  const afterTomorrow = addDays(localDay(timeZone, now), 2)
  const dueSoon: ColumnFilter = {
    column: 'dueDay',
    operator: 'and',
    conditions: [{ mode: 'dateBefore', value: afterTomorrow }],
  }
  const lowOrOut = any('stockLevel', 'low', 'out')
  const unpaid = any('status', 'pending', 'overdue')
  const tabs = useQuery(companyTabsQuery(count(any('status', 'open')))).data?.meta.total ?? 0
  const low = useQuery(productsQuery(count(lowOrOut))).data?.meta.total ?? 0
  const due = useQuery(expensesQuery(count(unpaid, dueSoon))).data?.meta.total ?? 0
  const series = useQuery(companySeriesListQuery()).data ?? []
  const overdue = series.filter((row) => billStanding(row) === 'overdue').length
  const owing = series.filter((row) => billStanding(row) === 'open').length
  if (late.length + holds.length + tabs + low + due + overdue + owing === 0) return null
  return (
    <section aria-labelledby="para-resolver" className={classes.section}>
      <h2 id="para-resolver" className={classes.title}>
        Para resolver
      </h2>
      <ul className={classes.list}>
        {late.map(({ id, customerName, ...booking }) => (
          <li key={id} className={classes.booking}>
            <span className={classes.hours}>{formatTimes(booking, timeZone)}</span>
            <Link to="/company" search={{ reserva: id }} resetScroll={false} className={classes.customer}>
              {customerName}
            </Link>
            <span className={classes.payment}>Ainda não chegou</span>
            <span className={classes.field}>{fieldName(calendar, booking.fieldId)}</span>
          </li>
        ))}
        {holds.map(({ id, customerName, holdExpiresAt, ...booking }) => (
          <li key={id} className={classes.booking}>
            <span className={classes.hours}>{formatTimes(booking, timeZone)}</span>
            <Link to="/company" search={{ reserva: id }} resetScroll={false} className={classes.customer}>
              {customerName}
            </Link>
            <span className={classes.payment}>
              {holdExpiresAt && `Paga até ${formatAtTime(holdExpiresAt, timeZone)}`}
            </span>
            <span className={classes.field}>{fieldName(calendar, booking.fieldId)}</span>
          </li>
        ))}
        {tabs > 0 && (
          <li className={classes.need}>
            <Link to="/company/tabs">{tabs === 1 ? '1 comanda aberta' : `${tabs} comandas abertas`}</Link>
          </li>
        )}
        {low > 0 && (
          <li className={classes.need}>
            <Link to="/company/products" search={{ 'filtro.stockLevel': addressOf('choice', lowOrOut) }}>
              {low === 1 ? '1 produto no fim' : `${low} produtos no fim`}
            </Link>
          </li>
        )}
        {due > 0 && (
          <li className={classes.need}>
            <Link
              to="/company/expenses"
              search={{
                'filtro.status': addressOf('choice', unpaid),
                'filtro.dueDay': addressOf('day', dueSoon),
              }}
            >
              {due === 1 ? '1 despesa vence até amanhã' : `${due} despesas vencem até amanhã`}
            </Link>
          </li>
        )}
        {overdue > 0 && (
          <li className={classes.need}>
            <Link to="/company/series" search={{ conta: 'atrasada' }}>
              {overdue === 1 ? '1 mensalista em atraso' : `${overdue} mensalistas em atraso`}
            </Link>
          </li>
        )}
        {owing > 0 && (
          <li className={classes.need}>
            <Link to="/company/series" search={{ conta: 'aberta' }}>
              {owing === 1 ? '1 mensalista com conta em aberto' : `${owing} mensalistas com conta em aberto`}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

function fieldName({ fields }: Pick<Calendar, 'fields'>, fieldId: string): string | undefined {
  return fields.find(({ id }) => id === fieldId)?.name
}
