import type { Field } from './field.ts'

type Compared = Pick<Field, 'id' | 'sports'> & { companyId?: string | undefined }

/** Returns whether a booking may move from one field of an arena to the other: it is the same, or has a sport in common. */
export function isEqualField(one: Compared, other: Compared): boolean {
  if (one.companyId !== other.companyId) return false
  return one.id === other.id || one.sports.some((sport) => other.sports.includes(sport))
}
