import { formatCents } from '@campo-livre/domain/money/money.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { type MethodSum, totalOf } from '@campo-livre/domain/tills/till-sum.ts'
import { ScrollRegion } from '@campo-livre/ui/scroll-region/scroll-region.tsx'
import { SignedAmount } from '@campo-livre/ui/signed-amount/signed-amount.tsx'
import classes from './till.module.css'

type Props = {
  methods: readonly MethodSum[]
  /** The id of its heading. */
  labelledBy: string
}

/** The money of a till by way of paying, and all ways together in its last line (rule 10). */
export function MethodTable({ methods, labelledBy }: Props) {
  const rows = [
    ...methods.map((sums) => ({ label: moneyMethodLabels[sums.method], sums, last: undefined })),
    { label: 'Tudo', sums: totalOf(methods), last: true },
  ]
  return (
    <ScrollRegion name="Valores por forma de pagamento">
      <table className={classes.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">Forma</th>
            <th scope="col">Total</th>
            <th scope="col">Comandas</th>
            <th scope="col">Reservas</th>
            <th scope="col">De volta</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, sums: { tabCents, bookingCents, returnedCents, totalCents }, last }) => (
            <tr key={label} data-strong={last}>
              <th scope="row">{label}</th>
              <td>
                <SignedAmount cents={totalCents} />
              </td>
              <td>{formatCents(tabCents)}</td>
              <td>{formatCents(bookingCents)}</td>
              <td>{formatCents(returnedCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
