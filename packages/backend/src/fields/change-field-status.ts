import { changeFieldStatusSpec } from '@campo-livre/contract/fields/change-field-status.ts'
import { isUpcoming } from '@campo-livre/domain/bookings/status.ts'
import type { ChosenFieldStatus } from '@campo-livre/domain/fields/field-input.ts'
import { type FieldStatus, fieldStatusLabels } from '@campo-livre/domain/fields/field-status.ts'
import type { ComingBooking } from '@campo-livre/domain/fields/own-field.ts'
import { missingOf, missingSentences } from '@campo-livre/domain/fields/set-up.ts'
import { canBecome } from '@campo-livre/domain/fields/status-change.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord, FieldRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { fieldRows } from './field-rows.ts'
import { isNameTaken, ownField } from './own-field.ts'

/** Publishes a field of the user's company, pauses it, archives it or brings it back (H1). Its bookings stay. */
export const changeFieldStatus = answer(
  changeFieldStatusSpec,
  async ({ db, now, user, params, body: { status } }) => {
    const before = ownField(db, user, params.id)
    const field = await setFieldStatus(db, now, { field: before, company: requireCompany(db, user) }, status)
    return ok(fieldRows(db, now, [field])[0], { message: messageOf(before.status, status) })
  },
)

/** Gives a field another status, as far as the present one, its bookings and its name allow it. */
export async function setFieldStatus(
  db: Database,
  now: string,
  { field: before, company }: { field: FieldRecord; company: CompanyRecord },
  status: ChosenFieldStatus,
): Promise<FieldRecord> {
  if (before.status === status) return before
  if (!canBecome(before.status, status))
    throw new Refused(
      'invalid_transition',
      `A situação do campo agora é “${fieldStatusLabels[before.status]}”. Confira antes de mudar.`,
      { data: fieldRows(db, now, [before])[0] },
    )
  if (status === 'active') requireComplete(before, company.openingHours)
  if (status === 'archived') requireFree(db, before, now)
  if (before.status === 'archived' && isNameTaken(db, before))
    throw new Refused('conflict', 'Outro campo já tem esse nome. Mude o nome dele antes.')
  return db.fields.update(before.id, { status, version: before.version + 1 })
}

function messageOf(before: FieldStatus, status: ChosenFieldStatus): string {
  if (status === 'archived') return 'O campo foi arquivado.'
  if (before === 'archived') return 'O campo voltou, pausado.'
  if (status === 'inactive') return 'O campo está pausado.'
  return before === 'draft' ? 'O campo foi publicado.' : 'O campo está ativo de novo.'
}

/** Refuses to publish a field that lacks something, at the section that lacks it. */
function requireComplete(field: FieldRecord, hours: Parameters<typeof missingOf>[1]): void {
  const missing = missingOf(field, hours)
  if (missing.length === 0) return
  const sentences = missing.map((part) => missingSentences[part])
  const errors = Object.fromEntries(missing.map((part) => [part, [missingSentences[part]]]))
  throw new Refused('invalid', sentences.join(' '), { errors })
}

/** Refuses to archive a field with bookings to come, which are listed. */
function requireFree(db: Database, field: FieldRecord, now: string): void {
  const coming = db.bookings
    .by('fieldId', field.id)
    .filter((booking) => isUpcoming(booking, now))
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map(({ id, code, start, end, customerName: customer }): ComingBooking => {
      return { id, code, start, end, customer }
    })
  if (coming.length === 0) return
  const many =
    coming.length === 1 ? 'uma reserva marcada' : `${coming.length.toLocaleString('pt-BR')} reservas marcadas`
  throw new Refused(
    'conflict',
    `Este campo ainda tem ${many}. Pause o campo para não receber outras, e arquive depois da última.`,
    { data: coming },
  )
}
