import { searchEverythingSpec } from '@campo-livre/contract/admin/search-everything.ts'
import { type AdminResource, adminResources } from '@campo-livre/domain/admin/admin-resource.ts'
import { type FoundRow, MAX_FOUND } from '@campo-livre/domain/admin/search.ts'
import type { Database } from '../../db/database.ts'
import type { Listed } from '../../http/list.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { searchRows } from '../../http/search-rows.ts'
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

const hints = ['companyName', 'customerName', 'userName', 'productName', 'city', 'profile'] as const

function toFound(resource: AdminResource, row: Listed): FoundRow {
  const hint = hints.map((key): unknown => Reflect.get(row, key)).find((text) => typeof text === 'string')
  return { resource, id: row.id, name: nameOf(resource, row), hint: typeof hint === 'string' ? hint : null }
}
