import { createFieldSpec } from '@campo-livre/contract/fields/create-field.ts'
import type { Court } from '@campo-livre/domain/fields/court-input.ts'
import { sportPresets } from '@campo-livre/domain/fields/sport-presets.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { FieldRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { cleanCourt } from './clean-court.ts'
import { requireFreeName, toOwnField } from './own-field.ts'

/** Makes a draft of a field (H1). */
export const createField = answer(createFieldSpec, async ({ db, now, user, body }) => {
  const { id: companyId } = requireCompany(db, user)
  const field = await addDraft(db, companyId, body)
  return ok(toOwnField(db, now, field), { status: 201, message: 'Rascunho salvo.' })
})

/** Makes the draft of a company's field by its court. */
export function addDraft(db: Database, companyId: string, court: Court): Promise<FieldRecord> {
  requireFreeName(db, { companyId, name: court.name })
  return db.fields.insert({
    ...cleanCourt(court),
    ...timesBySport(court),
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
}

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
