import { listCustomersSpec } from '@campo-livre/contract/bookings/list-customers.ts'
import type { Customer } from '@campo-livre/domain/bookings/company-booking.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import { phoneDigits } from '@campo-livre/domain/users/phone.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireCompany } from '../ownership/own-company.ts'

const MOST = 8
/** Fewer figures are in most phone numbers. */
const LEAST_FIGURES = 3

/**
 * Finds the people for whom the counter may book (H2). By a part of a name or phone only those who have booked here: the
 * accounts of others are no directory, and found by their whole phone or e-mail alone.
 */
export const listCustomers = answer(listCustomersSpec, ({ db, user, query: { q = '' } }) => {
  const guests = guestsOf(db, requireCompany(db, user))
  const words = fold(q.trim())
  const figures = phoneDigits(q)
  const here = guests.filter(
    ({ name, phone }) =>
      fold(name).includes(words) ||
      (figures.length >= LEAST_FIGURES && phoneDigits(phone ?? '').includes(figures)),
  )
  const known = new Set(here.map(({ athleteId }) => athleteId))
  const others = accountsWith(db, q.trim().toLowerCase(), figures).filter(
    ({ athleteId }) => !known.has(athleteId),
  )
  return ok([...others, ...here].slice(0, MOST))
})

/** Returns who has booked here, each once, the last ones first. */
function guestsOf(db: Database, { id }: CompanyRecord): Customer[] {
  const guests = new Map<string, Customer>()
  const latest = db.bookings.by('companyId', id).toSorted((a, b) => Date.parse(b.start) - Date.parse(a.start))
  for (const { athleteId, customerName: name, customerPhone: phone, start } of latest) {
    const key = athleteId ?? `${fold(name)} ${phone ?? ''}`
    if (!guests.has(key)) guests.set(key, { athleteId, name, phone, lastAt: start })
  }
  return [...guests.values()]
}

function accountsWith(db: Database, email: string, figures: string): Customer[] {
  if (!email.includes('@') && figures.length < 10) return []
  return [...new Set([...db.users.by('email', email), ...db.users.by('phone', figures)])]
    .filter((user) => roleOf(user) === 'athlete')
    .map((user) => ({ athleteId: user.id, name: user.name, phone: user.phone, lastAt: null }))
}
