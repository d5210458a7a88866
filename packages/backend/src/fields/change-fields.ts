import { changeFieldCourtSpec } from '@campo-livre/contract/fields/change-field-court.ts'
import { changeFieldPartsSpec } from '@campo-livre/contract/fields/change-field-parts.ts'
import { changeFieldPricesSpec } from '@campo-livre/contract/fields/change-field-prices.ts'
import { changeFieldStatusSpec } from '@campo-livre/contract/fields/change-field-status.ts'
import { changeFieldTimesSpec } from '@campo-livre/contract/fields/change-field-times.ts'
import { changeManyPricesSpec } from '@campo-livre/contract/fields/change-many-prices.ts'
import { copyFieldSpec } from '@campo-livre/contract/fields/copy-field.ts'
import { createFieldSpec } from '@campo-livre/contract/fields/create-field.ts'
import { withdrawPricesSpec } from '@campo-livre/contract/fields/withdraw-prices.ts'
import type { ChosenFieldStatus } from '@campo-livre/domain/fields/field-input.ts'
import type { FieldStatus } from '@campo-livre/domain/fields/field-status.ts'
import * as operations from '@campo-livre/domain/fields/operations.ts'
import * as pricing from '@campo-livre/domain/fields/prices/operations.ts'
import type { Refusal } from '@campo-livre/domain/refusals/refusal.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { CompanyRecord, FieldRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome, ifOutdated, ifStale } from '../store/apply-outcome.ts'
import { fieldRows } from './field-rows.ts'
import { toOwnField } from './to-own-field.ts'
import { requireCompany } from '../ownership/own-company.ts'
import { owned } from '../ownership/owned.ts'
import { ownRow } from '../ownership/own-row.ts'

/** Makes a draft of a field (H1). */
export const createField = answer(createFieldSpec, async ({ db, now, user, body }) => {
  const { id: companyId } = requireCompany(db, user)
  const fields = db.fields.by('companyId', companyId)
  const outcome = operations.createField(body, { id: newId('fld'), companyId, fields })
  const { changes } = await applyOutcome(db, outcome)
  return ok(toOwnField(db, now, changes.fields[0]), { status: 201, message: 'Rascunho salvo.' })
})

/** Makes a draft like a field of the user's company (H1), without its bookings and block-outs. */
export const copyField = answer(owned(copyFieldSpec, 'fields', 'arena'), async ({ db, now, row: field }) => {
  const fields = db.fields.by('companyId', field.companyId)
  const { changes } = await applyOutcome(db, operations.copyField(field, { id: newId('fld'), fields }))
  return ok(toOwnField(db, now, changes.fields[0]), { status: 201, message: 'Cópia salva como rascunho.' })
})

/** Changes what a field is (H1), if the caller has its newest version. */
export const changeFieldCourt = answer(
  owned(changeFieldCourtSpec, 'fields', 'arena'),
  async ({ db, now, row: field, company, body }) => {
    const { fields, today } = around(db, now, company)
    return keep(
      { db, now, field },
      operations.changeFieldCourt(field, body, { today, fields }),
      'Campo salvo.',
    )
  },
)

/** Changes which fields a field is made of (H1), if the caller has its newest version. Bookings stay. */
export const changeFieldParts = answer(
  owned(changeFieldPartsSpec, 'fields', 'arena'),
  async ({ db, now, row: field, company, body }) => {
    const { fields, today } = around(db, now, company)
    const bookings = fields.flatMap(({ id }) => db.bookings.by('fieldId', id))
    const outcome = operations.changeFieldParts(field, body, { today, fields, at: now, bookings })
    return keep({ db, now, field }, outcome, 'Espaço salvo.')
  },
)

/** Changes when a field is open and how it is booked (H1), if the caller has its newest version. Bookings stay. */
export const changeFieldTimes = answer(
  owned(changeFieldTimesSpec, 'fields', 'arena'),
  async ({ db, now, row: field, company, body }) => {
    const { today } = around(db, now, company)
    const outcome = operations.changeFieldTimes(field, body, { today, week: company.openingHours })
    return keep({ db, now, field }, outcome, 'Horários salvos.')
  },
)

/**
 * Changes the prices of today of a field (H1), if the caller has its newest version. Bookings keep theirs, and prices
 * that are planned for a later day stay.
 */
export const changeFieldPrices = answer(
  owned(changeFieldPricesSpec, 'fields', 'arena'),
  async ({ db, now, row: field, company, body }) => {
    const { today } = around(db, now, company)
    return keep({ db, now, field }, pricing.changeFieldPrices(field, body, today), 'Preços salvos.')
  },
)

/** Withdraws the prices of a field that are planned from a day on (H1), if the caller has its newest version. */
export const withdrawPrices = answer(
  owned(withdrawPricesSpec, 'fields', 'arena'),
  async ({ db, now, row: field, company, body }) => {
    const { today } = around(db, now, company)
    return keep({ db, now, field }, pricing.withdrawPrices(field, body, today), 'Preços novos cancelados.')
  },
)

/** Changes the prices of several fields from a day on (H1), of all of them or of none. Bookings keep their price. */
export const changeManyPrices = answer(
  changeManyPricesSpec,
  async ({ db, now, user, body: { fields, ...change } }) => {
    const today = localDay(requireCompany(db, user).timeZone, now)
    const wanted = fields.map(({ id, version }) => ({
      field: ownRow(db, user, { table: 'fields', whose: 'arena', id }).row,
      version,
    }))
    const { changes } = await applyOutcome(
      db,
      pricing.changeManyPrices(wanted, change, today),
      ifStale(() => fieldRows.rows(db, pricing.changedSince(wanted, today), now)),
    )
    return ok([...fieldRows.rows(db, changes.fields, now)], { message: 'Preços salvos.' })
  },
)

/** Publishes a field of the user's company, pauses it, archives it or brings it back (H1). Its bookings stay. */
export const changeFieldStatus = answer(
  owned(changeFieldStatusSpec, 'fields', 'arena'),
  async ({ db, now, row: before, company, body: { status } }) => {
    const field = await setFieldStatus(db, now, { field: before, company }, status)
    return ok(fieldRows.row(db, field, now), { message: messageOf(before.status, status) })
  },
)

/** Gives a field of a company another status, as far as the rules allow it; returns the field. */
export async function setFieldStatus(
  db: Database,
  now: string,
  { field, company }: { field: FieldRecord; company: CompanyRecord },
  status: ChosenFieldStatus,
): Promise<FieldRecord> {
  const outcome = operations.changeFieldStatus(field, status, {
    at: now,
    week: company.openingHours,
    fields: db.fields.by('companyId', company.id),
    bookings: db.bookings.by('fieldId', field.id),
  })
  const { changes } = await applyOutcome(
    db,
    outcome,
    ifOutdated(() => fieldRows.row(db, field, now)),
  )
  return changes.fields[0] ?? field
}

function messageOf(before: FieldStatus, status: ChosenFieldStatus): string {
  if (status === 'archived') return 'O campo foi arquivado.'
  if (before === 'archived') return 'O campo voltou, pausado.'
  if (status === 'inactive') return 'O campo está pausado.'
  return before === 'draft' ? 'O campo foi publicado.' : 'O campo está ativo de novo.'
}

/** Returns all fields of a company, and the day there. */
function around(db: Database, now: string, { id, timeZone }: CompanyRecord) {
  return { fields: db.fields.by('companyId', id), today: localDay(timeZone, now) }
}

/** Stores what has changed of a field, and answers with it; a refusal of an older version shows it as it is now. */
async function keep(
  { db, now, field }: { db: Database; now: string; field: FieldRecord },
  outcome: operations.ChangedField | Refusal,
  message: string,
) {
  const { changes } = await applyOutcome(
    db,
    outcome,
    ifStale(() => toOwnField(db, now, field)),
  )
  return ok(toOwnField(db, now, changes.fields[0]), { message })
}
