import { createFieldSpec } from '@campo-livre/contract/fields/create-field.ts'
import type { Court } from '@campo-livre/domain/fields/court-input.ts'
import { sportPresets } from '@campo-livre/domain/fields/sport-presets.ts'
import { newId } from '../../db/ids.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { cleanCourt } from './clean-court.ts'
import { requireFreeName, toOwnField } from './own-field.ts'

/** Makes a draft of a field (H1). */
export const createField = answer(createFieldSpec, async ({ db, now, user, body }) => {
  const { id: companyId } = requireCompany(db, user)
  requireFreeName(db, { companyId, name: body.name })
  const field = await db.fields.insert({
    ...cleanCourt(body),
    ...timesBySport(body),
    id: newId('fld'),
    companyId,
    photos: [],
    basePriceCents: 0,
    priceRules: [],
    nextPrices: [],
    parts: [],
    status: 'draft',
    version: 1,
  })
  return ok(toOwnField(db, now, field), { status: 201, message: 'Rascunho salvo.' })
})

/** Returns the times that a field begins with, by its first sport. */
function timesBySport({ sports: [sport = 'society'] }: Court) {
  const { slot, slots } = sportPresets[sport]
  return {
    openingHours: null,
    holidayHours: null,
    slotMinutes: slot,
    minSlots: slots[0],
    maxSlots: slots[1],
    bufferMinutes: 0,
    avoidGaps: false,
    horizonDays: 30,
    minNoticeMinutes: 0,
    acceptsPayAtVenue: true,
  }
}
