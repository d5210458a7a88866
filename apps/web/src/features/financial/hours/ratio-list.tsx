import type { HourCell, Ratios } from '@campo-livre/domain/financial/hours/hours.ts'
import type { Days } from '@campo-livre/domain/financial/periods.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { Link } from '@tanstack/react-router'
import { partText } from '../report/report-words.ts'
import { rowsLink } from '../report/rows-link.ts'
import report from '../report/report.module.css'
import classes from './hours.module.css'

type Props = {
  ratios: Ratios
  cells: readonly HourCell[]
  period: Days
  /** The field of the hours; absent for all. */
  fieldId: string | undefined
}

const many = (count: number, one: string, more: string) => `${formatCount(count)} ${count === 1 ? one : more}`

/** The ratios of a period, each with the numbers of which it is made; what is divided by nothing says so. */
export function RatioList({ ratios, cells, period, fieldId }: Props) {
  const { bookings, tabs, holds, ended, bar } = ratios
  const open = cells.reduce((sum, { openMinutes }) => sum + openMinutes, 0)
  const booked = cells.reduce((sum, { bookedMinutes }) => sum + bookedMinutes, 0)
  const mean = ({ cents, count }: Ratios['tabs']) =>
    count === 0 ? null : formatCents(Math.round(cents / count))
  const of = (part: number, whole: number) => (whole === 0 ? null : partText(part, whole))
  const facts = [
    {
      label: 'Ticket médio da reserva',
      value: mean(bookings),
      made: many(bookings.count, 'reserva', 'reservas'),
      link: rowsLink('accrual', period, { source: 'booking' }),
    },
    {
      label: 'Ticket médio da comanda',
      value: mean(tabs),
      made: many(tabs.count, 'comanda', 'comandas'),
      link: rowsLink('accrual', period, { source: 'tab' }),
    },
    {
      label: 'Margem do bar',
      value: bar.cents === 0 ? null : partText(bar.cents - bar.costCents, bar.cents),
      made: `${formatCents(bar.cents)} em vendas, ${formatCents(Math.max(0, bar.costCents))} de custo`,
      link: rowsLink('accrual', period, { channel: 'bar' }),
    },
    {
      label: 'Ocupação',
      value: of(Math.min(booked, open), open),
      made: `${formatCount(Math.round(booked / 60))} h reservadas de ${formatCount(Math.round(open / 60))} h abertas`,
      list: { conjunto: 'occupied' as const, campo: fieldId },
    },
    {
      label: 'Reservas do site que foram pagas',
      value: of(holds.kept, holds.made),
      made: `${formatCount(holds.kept)} de ${many(holds.made, 'horário guardado', 'horários guardados')}`,
      list: { conjunto: 'held' as const },
    },
    {
      label: 'Cancelamentos',
      value: of(ended.cancelled, ended.all),
      made: `${formatCount(ended.cancelled)} de ${many(ended.all, 'reserva', 'reservas')}`,
      list: { situacao: 'cancelled' as const },
    },
    {
      label: 'Não vieram',
      value: of(ended.noShow, ended.all),
      made: `${formatCount(ended.noShow)} de ${many(ended.all, 'reserva', 'reservas')}`,
      list: { situacao: 'no_show' as const },
    },
  ]
  return (
    <section className={report.section} aria-labelledby="indicadores">
      <h2 id="indicadores" className={report.title}>
        Indicadores
      </h2>
      <dl className={classes.ratios}>
        {facts.map(({ label, value, made, link, list }) => (
          <div key={label} className={classes.ratio}>
            <dt>{label}</dt>
            <dd className={value === null ? report.note : classes.value}>{value ?? 'sem base'}</dd>
            <dd className={report.note}>
              {link && (
                <Link {...link} className={classes.made}>
                  {made}
                </Link>
              )}
              {list && (
                <Link
                  to="/company/bookings"
                  search={{
                    visao: 'lista',
                    quando: 'todas',
                    ...list,
                    de: period.from,
                    ate: period.to,
                  }}
                  className={classes.made}
                >
                  {made}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
