import '@campo-livre/ui/styles/form.css'
import { changeSharing } from '@campo-livre/api/financial/change-sharing.ts'
import { expenseCategoryLabels } from '@campo-livre/domain/expenses/expense-words.ts'
import { profitOfCell } from '@campo-livre/domain/financial/hours/cells-of.ts'
import type { HourCell, Profit } from '@campo-livre/domain/financial/hours/hours.ts'
import {
  describeSharing,
  type Manner,
  mannerLabels,
  manners,
  type Sharing,
} from '@campo-livre/domain/financial/hours/sharing.ts'
import type { Days } from '@campo-livre/domain/financial/periods.ts'
import { formatCents, formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { SignedAmount } from '@campo-livre/ui/signed-amount/signed-amount.tsx'
import { NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { AmountLink } from '../report/amount-link.tsx'
import report from '../report/report.module.css'
import { rowsLink } from '../report/rows-link.ts'
import { hourKey, hourText } from './hour-words.ts'
import classes from './hours.module.css'

type Props = { profit: Profit; sharing: Sharing; cells: readonly HourCell[]; period: Days }

/** The number of hours that are named: the worst. */
const NAMED = 5

/**
 * The sums of which the profit of the hours is made, of all fields, down to the result of the period (N10): each cost
 * with the manner in which it is shared, to be changed there.
 */
export function ProfitPart({ profit, sharing, cells, period }: Props) {
  const action = useAction<Sharing>({
    mutation: {
      mutationFn: (next, { signal }) => changeSharing(next, signal),
      meta: { changes: ['financial'] },
    },
    toast: () => ({ title: 'Rateio mudado', text: 'O lucro de cada hora já conta assim.' }),
    failure: 'Não deu para mudar o rateio. Tente de novo.',
  })
  const { incomeCents, barCents, costs, feesCents, outsideCents, soldCostCents } = profit
  const shared = costs.filter(({ manner }) => manner !== 'out')
  const inHours = incomeCents + barCents - feesCents - shared.reduce((sum, { cents }) => sum + cents, 0)
  const losing = cells
    .filter((cell) => profitOfCell(cell) < 0)
    .toSorted((a, b) => profitOfCell(a) - profitOfCell(b))
  return (
    <>
      {losing.length > 0 && (
        <div>
          <h3 className={classes.subtitle}>Horas que dão prejuízo</h3>
          <ul className={classes.losing}>
            {losing.slice(0, NAMED).map((cell) => (
              <li key={hourKey(cell)}>
                <Link to="." search={mergeSearch({ hora: hourKey(cell) })} resetScroll={false}>
                  {hourText(cell)}
                </Link>
                : {formatCents(-profitOfCell(cell))} a menos
                {cell.evenCents === null ? '' : `, empata a ${formatCentsShort(cell.evenCents)} por hora`}
              </li>
            ))}
          </ul>
          {losing.length > NAMED && (
            <p className={report.note}>E mais {losing.length - NAMED}, em vermelho no mapa.</p>
          )}
        </div>
      )}
      <div>
        <h3 id="lucro" className={classes.subtitle}>
          Lucro das horas, todos os campos
        </h3>
        <p className={report.note}>
          {describeSharing(
            sharing,
            costs.map(({ category }) => category),
          )}{' '}
          O bar entra com a margem dele, na hora da reserva da comanda ou de quando ela abriu; a taxa do
          cartão, na hora do que ele pagou.
        </p>
        <ActionFailure action={action} />
        <table className={`${report.table} ${classes.parts}`} aria-labelledby="lucro">
          <thead>
            <tr>
              <th scope="col">Parte</th>
              <th scope="col">Rateio</th>
              <th scope="col">Valor</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <Link {...rowsLink('accrual', period, { source: 'booking' })} className={classes.made}>
                  Reservas
                </Link>
              </th>
              <td className={report.note}>na hora do jogo</td>
              <td>
                <SignedAmount cents={incomeCents} />
              </td>
            </tr>
            <tr>
              <th scope="row">
                <Link {...rowsLink('accrual', period, { source: 'tab' })} className={classes.made}>
                  Margem do bar
                </Link>
              </th>
              <td className={report.note}>na hora da comanda</td>
              <td>
                <SignedAmount cents={barCents} />
              </td>
            </tr>
            {feesCents !== 0 && (
              <tr>
                <th scope="row">
                  <Link {...rowsLink('accrual', period, { source: 'fee' })} className={classes.made}>
                    Taxas de cartão
                  </Link>
                </th>
                <td className={report.note}>na hora do que foi pago</td>
                <td>
                  <SignedAmount cents={-feesCents} />
                </td>
              </tr>
            )}
            {costs.map(({ category, cents }) => (
              <tr key={category}>
                <th scope="row">{expenseCategoryLabels[category]}</th>
                <td>
                  <NativeSelect
                    aria-label={`Rateio de ${expenseCategoryLabels[category].toLowerCase()}`}
                    className={classes.manner ?? ''}
                    data={manners.map((value) => ({ value, label: mannerLabels[value] }))}
                    value={sharing[category]}
                    disabled={action.pending}
                    onChange={({ currentTarget: { value } }) =>
                      action.run({ ...sharing, [category]: value as Manner })
                    }
                  />
                </td>
                <td>
                  <AmountLink
                    cents={-cents}
                    link={rowsLink('accrual', period, { source: 'expense', category })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Lucro das horas
              </th>
              <td>
                <SignedAmount cents={inHours} />
              </td>
            </tr>
            <tr>
              <th scope="row" colSpan={2}>
                Fora das horas
              </th>
              <td>
                <SignedAmount cents={outsideCents + soldCostCents} />
              </td>
            </tr>
            <tr>
              <th scope="row" colSpan={2}>
                Resultado por competência
              </th>
              <td>
                <AmountLink
                  cents={inHours + outsideCents + soldCostCents}
                  link={rowsLink('accrual', period)}
                />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}
