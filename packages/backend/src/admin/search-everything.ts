import { searchEverythingSpec } from '@campo-livre/contract/admin/search-everything.ts'
import { type AdminResource, adminResources } from '@campo-livre/domain/admin/admin-resource.ts'
import { type FoundRow, MAX_FOUND } from '@campo-livre/domain/admin/search.ts'
import { formatAtTime, formatShortDay } from '@campo-livre/domain/time/format.ts'
import { profileLabels } from '@campo-livre/domain/users/profile-labels.ts'
import type { Role } from '@campo-livre/domain/users/user.ts'
import type { Database } from '../store/database.ts'
import type { Listed } from '../http/list.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { searchRows } from '../http/search-rows.ts'
import { nameOf } from './admin-row.ts'
import { adminKinds } from './kinds.ts'

/** Finds rows of every kind by their texts, people and arenas also by their documents and phones (H12). */
export const searchEverything = answer(searchEverythingSpec, ({ db, now, query: { q } }) => {
  if (q.length < 2) return ok([])
  const digits = q.replace(/\D/g, '')
  return ok(
    adminResources.flatMap((resource) => {
      const { rows, columns } = adminKinds[resource]
      const all = rows(db, now)
      const byText = searchRows(all, columns, q)
      // Documents and phones are typed with points and brackets.
      const byNumber = digits.length >= 4 ? all.filter(({ id }) => hasNumber(db, resource, id, digits)) : []
      const found = [...new Set([...byText.slice(0, MAX_FOUND), ...byNumber.slice(0, MAX_FOUND)])]
      return found.slice(0, MAX_FOUND).map((row) => toFound(resource, row))
    }),
  )
})

function hasNumber(db: Database, resource: AdminResource, id: string, digits: string): boolean {
  if (resource === 'users') {
    const { cpf, phone } = db.users.find(id) ?? {}
    return [cpf, phone].some((each) => each?.includes(digits) === true)
  }
  if (resource === 'companies') {
    const { cnpj, phone } = db.companies.find(id) ?? {}
    return [cnpj, phone].some((each) => each?.includes(digits) === true)
  }
  return resource === 'contacts' && db.interests.find(id)?.phone.includes(digits) === true
}

const hints = ['companyName', 'customerName', 'userName', 'productName', 'city'] as const

/** Shows a found row with what tells it from others of its name: an arena and a person, the time, the profile. */
function toFound(resource: AdminResource, row: Listed): FoundRow {
  const name = nameOf(resource, row)
  const { start, timeZone, profile } = row as Listed & { start?: string; profile?: Role }
  const facts = [
    ...hints.map((key): unknown => Reflect.get(row, key)),
    start && timeZone && `${formatShortDay(start, timeZone)} ${formatAtTime(start, timeZone)}`,
    profile && profileLabels[profile],
  ]
  const told = facts.filter((fact) => typeof fact === 'string' && fact !== '' && fact !== name)
  return { resource, id: row.id, name, hint: told.length === 0 ? null : told.join(', ') }
}
