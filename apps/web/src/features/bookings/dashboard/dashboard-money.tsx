import { financialReportQuery } from '@campo-livre/api/financial/get-financial-report.ts'
import { firstOfMonth } from '@campo-livre/domain/financial/periods.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { SignedAmount } from '@campo-livre/ui/signed-amount/signed-amount.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import classes from './dashboard-money.module.css'

const asked = { view: 'cash', grouping: 'day', comparison: 'before' } as const

/** The money of today and of the month (H6): each leads to its report. Without an answer the links stay. */
export function DashboardMoney({ today }: { today: string }) {
  const periods = [
    { label: 'Hoje', from: today, search: { periodo: 'hoje' as const } },
    { label: 'Este mês', from: firstOfMonth(today), search: {} },
  ]
  return (
    <nav className={classes.money} aria-label="Dinheiro">
      {periods.map(({ label, from, search }) => (
        <Link key={label} to="/company/financial" search={search} className={classes.period}>
          <span className={classes.label}>{label}</span>
          <PeriodMoney from={from} to={today} />
        </Link>
      ))}
    </nav>
  )
}

function PeriodMoney({ from, to }: { from: string; to: string }) {
  const { data, isPending } = useQuery(financialReportQuery({ from, to, ...asked }))
  if (isPending) return <Skeleton width="9rem" height="1lh" />
  if (data === undefined) return <span>Ver no financeiro</span>
  const { incomeCents, outgoCents } = data.result
  return (
    <>
      <strong className={classes.result}>
        <SignedAmount cents={incomeCents - outgoCents} />
      </strong>
      <span className={`${classes.label} ${classes.detail}`}>
        {formatCents(incomeCents)} de entrada, {formatCents(outgoCents)} de saída
      </span>
    </>
  )
}
