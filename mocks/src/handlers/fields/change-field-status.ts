import { changeFieldStatusSpec } from '@campo-livre/contract/fields/change-field-status.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { notFound } from '../../http/refused.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { fieldRows } from './field-rows.ts'

const messages = { active: 'O campo está ativo de novo.', inactive: 'O campo está pausado.' }

/** Pauses a field of the user's company or takes it up again (H1). Its bookings stay as they are. */
export const changeFieldStatus = answer(
  changeFieldStatusSpec,
  async ({ db, user, params, body: { status } }) => {
    const before = db.fields.find(params.id)
    if (!before || before.companyId !== companyOf(db, user)?.id) throw notFound()
    const field = await db.fields.update(before.id, { status, version: before.version + 1 })
    return ok(fieldRows(db, [field])[0], { message: messages[status] })
  },
)
