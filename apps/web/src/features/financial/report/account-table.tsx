import { ScrollRegion } from '@campo-livre/ui/scroll-region/scroll-region.tsx'
import { accountLabels } from '@campo-livre/domain/financial/entry-words.ts'
import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import { formatSignedCents } from '@campo-livre/domain/money/signed.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { dayText } from '../../../lib/resource/table/cell-text.ts'
import { AmountLink } from './amount-link.tsx'
import { rowsLink } from './rows-link.ts'
import classes from './report.module.css'

/** The accounts over a period: opening + in − out + transfers = closing, in each line and in all (rule 10). */
export function AccountTable({ report: { accounts, period } }: { report: FinancialReport }) {
  const before = { from: null, to: addDays(period.from, -1) }
  const sum = (part: Exclude<keyof (typeof accounts)[number], 'account' | 'start'>) =>
    accounts.reduce((cents, account) => cents + account[part], 0)
  return (
    <section className={classes.section} aria-labelledby="contas">
      <div className={classes.head}>
        <h2 id="contas" className={classes.title}>
          Saldo por conta
        </h2>
        <nav className={classes.pair} aria-label="Ajustes das contas">
          <Link
            to="."
            search={mergeSearch({ ajuste: 'saldos' })}
            resetScroll={false}
            className={button.subtle}
          >
            Saldos iniciais
          </Link>
          <Link
            to="."
            search={mergeSearch({ ajuste: 'taxas' })}
            resetScroll={false}
            className={button.subtle}
          >
            Taxas de cartão
          </Link>
        </nav>
      </div>
      <ScrollRegion name="Saldos">
        <table className={`${classes.table} ${classes.accounts}`} aria-labelledby="contas">
          <thead>
            <tr>
              <th scope="col">Conta</th>
              <th scope="col">Saldo inicial</th>
              <th scope="col">Entradas</th>
              <th scope="col">Saídas</th>
              <th scope="col">Entre contas</th>
              <th scope="col">Saldo final</th>
            </tr>
          </thead>
          <tbody>
            {accounts.map((each) => {
              const { account } = each
              return (
                <tr key={account}>
                  <th scope="row">
                    {accountLabels[account]}
                    {each.start && (
                      <span className={classes.since}>
                        {formatSignedCents(each.start.cents)} no começo de {dayText(each.start.day)}
                      </span>
                    )}
                  </th>
                  <td data-name="Saldo inicial">
                    <AmountLink cents={each.openingCents} link={rowsLink('cash', before, { account })} />
                  </td>
                  <td data-name="Entradas">
                    <AmountLink
                      cents={each.incomeCents}
                      link={rowsLink('cash', period, { account, kind: 'income' })}
                    />
                  </td>
                  <td data-name="Saídas">
                    <AmountLink
                      cents={0 - each.outgoCents}
                      link={rowsLink('cash', period, { account, kind: 'outgo' })}
                    />
                  </td>
                  <td data-name="Entre contas">
                    <AmountLink
                      cents={each.transferCents}
                      link={rowsLink('cash', period, { account, kind: 'transfer' })}
                    />
                  </td>
                  <td data-name="Saldo final">
                    <AmountLink
                      cents={each.closingCents}
                      link={rowsLink('cash', { from: null, to: period.to }, { account })}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Tudo</th>
              <td data-name="Saldo inicial">
                <AmountLink cents={sum('openingCents')} link={rowsLink('cash', before)} />
              </td>
              <td data-name="Entradas">
                <AmountLink cents={sum('incomeCents')} link={rowsLink('cash', period, { kind: 'income' })} />
              </td>
              <td data-name="Saídas">
                <AmountLink
                  cents={0 - sum('outgoCents')}
                  link={rowsLink('cash', period, { kind: 'outgo' })}
                />
              </td>
              <td data-name="Entre contas">
                <AmountLink
                  cents={sum('transferCents')}
                  link={rowsLink('cash', period, { kind: 'transfer' })}
                />
              </td>
              <td data-name="Saldo final">
                <AmountLink
                  cents={sum('closingCents')}
                  link={rowsLink('cash', { from: null, to: period.to })}
                />
              </td>
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </section>
  )
}
