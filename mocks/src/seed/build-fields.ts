import type { FieldRecord } from '@campo-livre/backend/store/records.ts'
import type { CompanyPlan, FieldPlan } from './data/plan.ts'
import { priceRulesOf } from './price-rules.ts'
import { sportPresets } from '@campo-livre/domain/fields/set-up/sport-presets.ts'

export type FieldPlace = { companyId: string; timeZone: string; today: string }

export function fieldId(company: CompanyPlan, plan: Pick<FieldPlan, 'slug'>): string {
  return `fld-${company.slug}-${plan.slug}`
}

/** Builds the record of a field: what its plan says, else the defaults of its first sport. */
export function buildField(company: CompanyPlan, plan: FieldPlan, place: FieldPlace): FieldRecord {
  const preset = sportPresets[plan.sports[0]]
  const id = fieldId(company, plan)
  const [lengthMeters, widthMeters] = plan.size ?? preset.size
  const [minSlots, maxSlots] = plan.slots ?? preset.slots
  return {
    id,
    companyId: place.companyId,
    name: plan.name,
    description: plan.about,
    sports: [...plan.sports],
    surface: plan.surface ?? preset.surface,
    lengthMeters,
    widthMeters,
    players: plan.players ?? preset.players,
    indoor: plan.indoor ?? preset.indoor,
    photos: [],
    rules: plan.rules ?? preset.rules,
    amenities:
      (plan.indoor ?? preset.indoor) ? ['lighting', 'bench', 'scoreboard'] : ['lighting', 'fence', 'water'],
    slotMinutes: plan.slot ?? preset.slot,
    minSlots,
    maxSlots,
    basePriceCents: plan.price * 100,
    priceRules: priceRulesOf(id, plan.pricing ?? 'full', plan.price),
    nextPrices: [],
    openingHours: null,
    holidayHours: null,
    horizonDays: plan.horizon ?? 45,
    minNoticeMinutes: plan.notice ?? 0,
    bufferMinutes: plan.buffer ?? 0,
    avoidGaps: plan.avoidGaps ?? false,
    parts: (plan.parts ?? []).map((slug) => fieldId(company, { slug })),
    acceptsPayAtVenue: true,
    status: plan.inactive === true ? 'inactive' : 'active',
    version: 1,
  }
}
