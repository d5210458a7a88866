import { ScrollRegion } from '@campo-livre/ui/scroll-region/scroll-region.tsx'
import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import { AmountLink } from './amount-link.tsx'
import { rowsLink } from './rows-link.ts'
import { stretchText } from './report-words.ts'
import classes from './report.module.css'

/** The flow of a period in numbers; in the cash view with the balance after each stretch. */
export function FlowTable({ report: { view, flow, grouping, result } }: { report: FinancialReport }) {
  const cash = view === 'cash'
  const [first, last] = [flow[0]?.from ?? null, flow.at(-1)?.to ?? null]
  const whole = { from: first, to: last }
  return (
    <ScrollRegion name="Valores do fluxo">
      <table className={classes.table} aria-labelledby="fluxo">
        <thead>
          <tr>
            <th scope="col">Quando</th>
            <th scope="col">{cash ? 'Entradas' : 'Receitas'}</th>
            <th scope="col">{cash ? 'Saídas' : 'Despesas'}</th>
            <th scope="col">Resultado</th>
            {cash && <th scope="col">Saldo</th>}
          </tr>
        </thead>
        <tbody>
          {flow.map(({ from, to, incomeCents, outgoCents, closingCents }) => (
            <tr key={from}>
              <th scope="row">{stretchText({ from, to }, grouping)}</th>
              <td>
                <AmountLink cents={incomeCents} link={rowsLink(view, { from, to }, { kind: 'income' })} />
              </td>
              <td>
                <AmountLink cents={0 - outgoCents} link={rowsLink(view, { from, to }, { kind: 'outgo' })} />
              </td>
              <td>
                <AmountLink cents={incomeCents - outgoCents} link={rowsLink(view, { from, to })} />
              </td>
              {cash && (
                <td>
                  <AmountLink cents={closingCents} link={rowsLink(view, { from: null, to })} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Tudo</th>
            <td>
              <AmountLink cents={result.incomeCents} link={rowsLink(view, whole, { kind: 'income' })} />
            </td>
            <td>
              <AmountLink cents={0 - result.outgoCents} link={rowsLink(view, whole, { kind: 'outgo' })} />
            </td>
            <td>
              <AmountLink cents={result.incomeCents - result.outgoCents} link={rowsLink(view, whole)} />
            </td>
            {cash && (
              <td>
                <AmountLink
                  cents={flow.at(-1)?.closingCents ?? 0}
                  link={rowsLink(view, { from: null, to: last })}
                />
              </td>
            )}
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  )
}
