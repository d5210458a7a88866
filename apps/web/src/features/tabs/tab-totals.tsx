import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import classes from './tab-bill.module.css'

/** The totals of a tab (rule 7), without lines that are zero. */
export function TabTotals({ tab: { sum, status } }: { tab: Pick<TabDetail, 'sum' | 'status'> }) {
  const due = status === 'cancelled' ? 0 : sum.dueCents
  const parts = [
    { label: 'Cortesia', cents: sum.courtesyCents, sign: '− ' },
    { label: 'Desconto', cents: sum.discountCents, sign: '− ' },
    { label: 'Taxa de serviço', cents: sum.serviceCents, sign: '' },
  ].flatMap(({ label, cents, sign }) =>
    cents > 0 ? [{ label, value: `${sign}${formatCents(cents)}`, strong: false }] : [],
  )
  const lines = [
    ...(parts.length > 0
      ? [{ label: 'Itens', value: formatCents(sum.itemsCents), strong: false }, ...parts]
      : []),
    { label: 'Total', value: formatCents(sum.totalCents), strong: true },
    ...(sum.paidCents > 0 ? [{ label: 'Pago', value: formatCents(sum.paidCents), strong: false }] : []),
    ...(due > 0 && sum.paidCents > 0
      ? [{ label: 'Falta pagar', value: formatCents(due), strong: true }]
      : []),
  ]
  return (
    <dl className={classes.totals}>
      {lines.map(({ label, value, strong }) => (
        <div key={label} className={classes.total} data-strong={strong}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
