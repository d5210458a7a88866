import { changeCompanyStatus } from '@campo-livre/api/admin/change-company-status.ts'
import { type CompanyRow, companyRowSchema } from '@campo-livre/domain/companies/company-row.ts'
import type { DecidedStatus } from '@campo-livre/domain/companies/company-status-change.ts'
import type { ResourceWrites, RowAction } from '../../../lib/resource/resource-writes.ts'

type Decision = Pick<RowAction, 'label' | 'tone' | 'done'> & {
  status: DecidedStatus
  consequence: string
  keep: string
  act: string
}

const approve: Decision = {
  status: 'approved',
  label: 'Aprovar',
  tone: 'primary',
  consequence: 'A página vai ao ar, e um e-mail avisa o responsável.',
  keep: 'Manter como está',
  act: 'Aprovar arena',
  done: 'Arena aprovada',
}
const refuse: Decision = {
  status: 'refused',
  label: 'Recusar',
  tone: 'danger',
  consequence: 'Ela continua fora da busca, e um e-mail avisa o responsável.',
  keep: 'Manter como está',
  act: 'Recusar arena',
  done: 'Arena recusada',
}
const suspend: Decision = {
  status: 'suspended',
  label: 'Suspender',
  tone: 'danger',
  consequence: 'Ela sai da busca e não recebe reservas novas. Um e-mail avisa o responsável.',
  keep: 'Manter no ar',
  act: 'Suspender arena',
  done: 'Arena suspensa',
}

/** The decisions that an admin can make about a company, by its status (H12). */
const decisions: Readonly<Record<CompanyRow['status'], readonly Decision[]>> = {
  awaiting_approval: [approve, refuse],
  approved: [suspend],
  refused: [approve],
  suspended: [approve],
}

/** The writes of the admin's companies: approve, refuse and suspend, each after a question. */
export const companyWrites: ResourceWrites<CompanyRow> = {
  changes: ['companies'],
  row: companyRowSchema,
  actions: ({ id, name, status }) =>
    decisions[status].map(({ label, consequence, keep, act, status: next, ...rest }) => ({
      ...rest,
      label,
      question: { title: `${label} ${name}?`, consequence, keep, act },
      failure: 'Não deu para salvar a decisão. Tente de novo.',
      send: ({ signal }) => changeCompanyStatus(id, next, signal),
    })),
}
