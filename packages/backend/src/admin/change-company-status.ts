import type { Notice } from '@campo-livre/domain/notifications/notice.ts'
import { changeCompanyStatusSpec } from '@campo-livre/contract/admin/change-company-status.ts'
import { companyStatusLabels } from '@campo-livre/domain/companies/company-row.ts'
import { canDecide, type DecidedStatus } from '@campo-livre/domain/companies/company-status-change.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound, Refused } from '../http/refused.ts'
import { mailDecided } from '../account/letters.ts'
import { notify } from '../notifications/notify.ts'
import { calledArena } from '../companies/called-arena.ts'
import { adminRow } from './admin-row.ts'

/** The admin's message and the owner's notice, by decision. */
const words: Record<
  DecidedStatus,
  { done: string; type: Notice['type']; told: (arena: string, hasField: boolean) => string }
> = {
  approved: {
    done: 'Arena aprovada.',
    type: 'success',
    told: (arena, hasField) =>
      `A ${arena} foi aprovada. Ela ${hasField ? 'já aparece na busca' : 'aparece na busca assim que tiver um campo'}.`,
  },
  refused: {
    done: 'Arena recusada.',
    type: 'warning',
    told: (arena) => `O cadastro da ${arena} não foi aprovado. Confira os dados e fale com a gente.`,
  },
  suspended: {
    done: 'Arena suspensa.',
    type: 'warning',
    told: (arena) => `A ${arena} saiu do site. Fale com a gente para ela voltar.`,
  },
}

/**
 * Decides about an arena (H12), as far as its status allows. The owner gets a mail and a notification with the reason;
 * the same decision again, for the same reason, changes nothing and tells nobody.
 */
export const changeCompanyStatus = answer(
  changeCompanyStatusSpec,
  async ({ db, now, params, body: { status, reason } }) => {
    const before = db.companies.find(params.id)
    if (!before) throw notFound()
    if (status === 'approved' && before.ownerDeleted)
      throw new Refused(
        'owner_deleted',
        'Quem cuidava dessa arena excluiu a conta. Ela não volta mais ao site.',
      )
    const rowOf = ({ id }: CompanyRecord) => adminRow(db, now, 'companies', id)
    const statusReason = status === 'approved' ? null : reason
    if (before.status === status && (before.statusReason ?? null) === statusReason)
      return ok(rowOf(before), { message: words[status].done })
    if (!canDecide(before.status, status))
      throw new Refused(
        'invalid_transition',
        `A situação da arena agora é “${companyStatusLabels[before.status]}”. Confira antes de decidir.`,
        { data: rowOf(before) },
      )
    const company = await db.companies.update(before.id, { status, statusReason })
    await tellOwner(db, now, company, status)
    return ok(rowOf(company), { message: words[status].done })
  },
)

async function tellOwner(
  db: Database,
  now: string,
  { id, ownerId, name, statusReason = null }: CompanyRecord,
  status: DecidedStatus,
): Promise<void> {
  const owner = ownerId === null ? undefined : db.users.find(ownerId)
  if (!owner) return
  const { type, told } = words[status]
  const hasField = db.fields.by('companyId', id).some((field) => field.status === 'active')
  const reason = statusReason === null ? '' : ` Motivo: ${statusReason}`
  const message = `${told(calledArena(name), hasField)}${reason}`
  await mailDecided(db, now, owner, message)
  await notify(db, owner.id, {
    kind: null,
    type,
    message,
    actionText: 'Abrir minha arena',
    actionUrl: '/company',
  })
}
