import { changeCompanyStatus } from '@campo-livre/api/admin/change-company-status.ts'
import type { CompanyRow } from '@campo-livre/domain/companies/company-row.ts'
import {
  decisionReasonSchema,
  decisionsFrom,
  type DecidedStatus,
} from '@campo-livre/domain/companies/company-status-change.ts'
import type { RowAction } from '../../../lib/resource/resource-writes.ts'

type Decision = Pick<RowAction, 'label' | 'tone' | 'done'> & Omit<NonNullable<RowAction['question']>, 'title'>

const reason = { label: 'Motivo', description: 'A arena vai ler.', schema: decisionReasonSchema }

const words: Readonly<Record<DecidedStatus, Decision>> = {
  approved: {
    label: 'Aprovar',
    tone: 'primary',
    consequence: 'A página vai ao ar, e um e-mail avisa o responsável.',
    keep: 'Manter como está',
    act: 'Aprovar arena',
    done: 'Arena aprovada',
  },
  refused: {
    label: 'Recusar',
    tone: 'danger',
    consequence: 'Ela continua fora da busca, e um e-mail leva o motivo ao responsável.',
    reason,
    keep: 'Manter como está',
    act: 'Recusar arena',
    done: 'Arena recusada',
  },
  suspended: {
    label: 'Suspender',
    tone: 'danger',
    consequence: 'Ela sai da busca e não recebe reservas novas. Um e-mail leva o motivo ao responsável.',
    reason,
    keep: 'Manter no ar',
    act: 'Suspender arena',
    done: 'Arena suspensa',
  },
}

/** Returns the decisions that the status of a company allows: approve, refuse and suspend, each after a question (H12). */
export function decisionsOf({ id, name, status }: CompanyRow): RowAction[] {
  return decisionsFrom[status].map((next) => {
    const { label, tone, done, ...question } = words[next]
    return {
      label,
      tone,
      done,
      question: { title: `${label} ${name}?`, ...question },
      send: ({ signal }, given) =>
        changeCompanyStatus(id, { status: next, reason: given === '' ? null : given }, signal),
    }
  })
}
