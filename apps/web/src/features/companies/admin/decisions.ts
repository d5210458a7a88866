import type { CompanyRow } from '@campo-livre/domain/companies/company-row.ts'
import type { DecidedStatus } from '@campo-livre/domain/companies/company-status-change.ts'

export type Decision = {
  status: DecidedStatus
  /** The text of the button. */
  label: string
  /** The consequence. */
  text: string
  /** The buttons of the question. */
  keep: string
  act: string
  done: string
}

const approve: Decision = {
  status: 'approved',
  label: 'Aprovar',
  text: 'A página vai ao ar, e um e-mail avisa o responsável.',
  keep: 'Manter como está',
  act: 'Aprovar arena',
  done: 'Arena aprovada',
}
const refuse: Decision = {
  status: 'refused',
  label: 'Recusar',
  text: 'Ela continua fora da busca, e um e-mail avisa o responsável.',
  keep: 'Manter como está',
  act: 'Recusar arena',
  done: 'Arena recusada',
}
const suspend: Decision = {
  status: 'suspended',
  label: 'Suspender',
  text: 'Ela sai da busca e não recebe reservas novas. Um e-mail avisa o responsável.',
  keep: 'Manter no ar',
  act: 'Suspender arena',
  done: 'Arena suspensa',
}

/** The decisions that an admin can make about a company, by its status (H12). */
export const decisions: Readonly<Record<CompanyRow['status'], readonly Decision[]>> = {
  awaiting_approval: [approve, refuse],
  approved: [suspend],
  refused: [approve],
  suspended: [approve],
}
