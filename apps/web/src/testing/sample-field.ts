import type { Availability } from '@campo-livre/domain/availability/availability.ts'
import { gridOf } from '@campo-livre/domain/availability/grid.ts'
import type { SlotStatus } from '@campo-livre/domain/availability/slot-status.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { addDays, toInstant } from '@campo-livre/domain/time/zone.ts'
import { sampleCompany } from './sample-company.ts'

/** A field for stories and tests. */
export function sampleField(changes: Partial<FieldDetail> = {}): FieldDetail {
  return {
    id: 'field-1',
    companyId: 'company-1',
    name: 'Society 1',
    description: 'Grama nova e iluminação de estádio.',
    sports: ['society'],
    surface: 'synthetic-grass',
    lengthMeters: 50,
    widthMeters: 30,
    players: 14,
    indoor: false,
    photos: [],
    rules: null,
    amenities: [],
    slotMinutes: 60,
    minSlots: 1,
    maxSlots: 3,
    basePriceCents: 12_000,
    priceRules: [],
    nextPrices: [],
    openingHours: null,
    holidayHours: null,
    horizonDays: 30,
    minNoticeMinutes: 0,
    bufferMinutes: 0,
    avoidGaps: false,
    parts: [],
    acceptsPayAtVenue: true,
    status: 'active',
    version: 1,
    rating: { average: null, count: 0 },
    fromPriceCents: 12_000,
    fromMinutes: 60,
    sharesWith: [],
    company: sampleCompany(),
    ...changes,
  }
}

/** Returns seven days of a field, with a status for each slot. */
export function sampleWeek(
  field: FieldDetail,
  from: string,
  statusOf: (index: number) => SlotStatus,
): Availability {
  const { timeZone } = field.company
  const slots = gridOf({ ...openingOf(field, field.company), field }, from, 7)
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index))
  return {
    timeZone,
    days: days.map((day) => ({
      day,
      slots: slots.flatMap((slot, index) => {
        const { start, end, priceCents } = slot
        if (slot.day !== day) return []
        return [{ start: toInstant(start), end: toInstant(end), priceCents, status: statusOf(index) }]
      }),
    })),
    closed: [],
  }
}
