import { formatAddress } from '@campo-livre/domain/companies/address.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import { maskCnpj } from '../../../lib/form/masks.ts'
import { dayText } from '../../../lib/resource/table/cell-text.ts'
import { viewNames } from './report-words.ts'
import classes from './report.module.css'

type Props = { company: OwnCompany; today: string; view: FinancialReport['view'] }

/** The head of a printed report: whose it is, which view of the money, and of which day. */
export function PaperHead({ company: { name, cnpj, address }, today, view }: Props) {
  return (
    <div className={classes.paper}>
      <p>
        <strong>{name}</strong>
        {cnpj !== null && ` · CNPJ ${maskCnpj(cnpj)}`}
        <br />
        {formatAddress(address)}
      </p>
      <p>
        {viewNames[view]}
        <br />
        Impresso em {dayText(today)}
      </p>
    </div>
  )
}
