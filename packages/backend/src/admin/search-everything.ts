import { searchEverythingSpec } from '@campo-livre/contract/admin/calls.ts'
import { type AdminResource, adminResources } from '@campo-livre/domain/admin/admin-resource.ts'
import { type FoundRow, MAX_FOUND } from '@campo-livre/domain/admin/search.ts'
import { formatAtTime, formatShortDay } from '@campo-livre/domain/time/format.ts'
import { profileLabels } from '@campo-livre/domain/users/profile-labels.ts'
import type { Role } from '@campo-livre/domain/users/user.ts'
import type { Database } from '../store/database.ts'
import type { Listed } from '../http/list.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { mapAll } from '../store/not-loaded.ts'
import { searchRows } from '../http/search-rows.ts'
import { nameOf } from './admin-row.ts'
import { adminKinds } from './kinds.ts'

/** Finds rows of every kind by their texts, people and arenas also by their documents and phones (H12). */
export const searchEverything = answer(searchEverythingSpec, ({ db, now, query: { q } }) => {
  if (q.length < 2) return ok([])
  const digits = q.replace(/\D/g, '')
  const found = mapAll(adminResources, (resource) =>
    [...new Map(rowsFound({ db, now, q, digits }, resource).map((row) => [row.id, row])).values()]
      .slice(0, MAX_FOUND)
      .map((row) => toFound(resource, row)),
  )
  return ok(found.flat())
})

type Search = { db: Database; now: string; q: string; digits: string }

/** The stored values in which a number is looked for. Documents and phones are typed with points and brackets. */
const numbers: Partial<Record<AdminResource, readonly string[]>> = {
  users: ['cpf', 'phone'],
  companies: ['cnpj', 'phone'],
  contacts: ['phone'],
}

/** Returns the rows of a kind that a search finds: those by their texts first. */
function rowsFound({ db, now, q, digits }: Search, resource: AdminResource): readonly Listed[] {
  const { rows, columns, asked } = adminKinds[resource]
  const paths = digits.length >= 4 ? (numbers[resource] ?? []) : []
  const page = { filters: [], page: 1, perPage: MAX_FOUND }
  const questions = [
    { ...page, q },
    ...(paths.length > 0 ? [{ ...page, within: { paths, text: digits } }] : []),
  ]
  const found = mapAll(questions, (question) => asked?.(db, now, question)?.rows ?? null)
  if (found.every((each) => each !== null)) return found.flat()
  const all = rows(db, now)
  const byNumber = paths.length > 0 ? all.filter(({ id }) => hasNumber(db, resource, id, digits)) : []
  return [...searchRows(all, columns, q).slice(0, MAX_FOUND), ...byNumber.slice(0, MAX_FOUND)]
}

function hasNumber(db: Database, resource: AdminResource, id: string, digits: string): boolean {
  const row = db[adminKinds[resource].table].find(id) ?? {}
  return (numbers[resource] ?? []).some((path) => String(Reflect.get(row, path) ?? '').includes(digits))
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
