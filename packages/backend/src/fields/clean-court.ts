import type { Court } from '@campo-livre/domain/fields/court-input.ts'

/** Returns a court as it is stored: each sport and amenity once, no rules where none were written. */
export function cleanCourt(court: Court): Court {
  return {
    ...court,
    sports: [...new Set(court.sports)],
    amenities: [...new Set(court.amenities)],
    rules: court.rules || null,
  }
}
