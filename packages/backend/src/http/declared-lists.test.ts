import { auditList } from '@campo-livre/domain/admin/audit-list.ts'
import { closureList } from '@campo-livre/domain/closures/closure-list.ts'
import { expressionsOf } from '@campo-livre/domain/lists/compile-list.ts'
import type { ListDeclaration } from '@campo-livre/domain/lists/declare-list.ts'
import { myRachaList } from '@campo-livre/domain/rachas/racha-list.ts'
import { ownReviewList } from '@campo-livre/domain/reviews/review-list.ts'
import { stockMovementList } from '@campo-livre/domain/stock/stock-movement-list.ts'
import { tillList } from '@campo-livre/domain/tills/till-list.ts'
import { describe, expect, it } from 'vitest'
import { adminKinds } from '../admin/kinds.ts'
import { recordSchemas, type TableName } from '../store/records.ts'
import { tableSpecs } from '../store/tables.ts'

import type * as z from 'zod/mini'

const ofAdmin = Object.entries(adminKinds).flatMap(([name, { list }]) =>
  list ? [[`of the admin: ${name}`, list] as const] : [],
)
const lists: readonly (readonly [string, ListDeclaration])[] = [
  ...ofAdmin,
  ['of the admin: audit', auditList],
  ['of an arena: closures', closureList],
  ['of an arena: reviews', ownReviewList],
  ['of an arena: tills', tillList],
  ['of a product: movements', stockMovementList],
  ['of an athlete: rachas', myRachaList],
]

/** Returns whether a schema has a value under a path: that of a part, of an optional or of a nullable one too. */
function has(schema: z.ZodMiniType, path: readonly string[]): boolean {
  const { def } = schema._zod as { def: Def }
  if (def.innerType) return has(def.innerType, path)
  const [first, ...rest] = path
  if (first === undefined) return true
  if (def.element) return has(def.element, /^\d+$/.test(first) ? rest : path)
  if (def.options) return def.options.some((option) => has(option, path))
  const next = def.shape?.[first]
  return next !== undefined && has(next, rest)
}
type Def = {
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  options?: readonly z.ZodMiniType[]
  shape?: Readonly<Record<string, z.ZodMiniType>>
}

const schemaOf = (table: string): z.ZodMiniType => recordSchemas[table as TableName]
const pathOf = (path: string) => path.split('.')

describe.each(lists)('the list %s', (_, list) => {
  const expressions = expressionsOf(list)

  it('names stored columns alone, its own and those of joined rows', () => {
    const own = schemaOf(list.table)
    const missing = expressions.flatMap((each) => {
      if (each.op === 'own') return has(own, pathOf(each.path)) ? [] : [each.path]
      if (each.op === 'part') return has(own, pathOf(each.part)) ? [] : [each.part]
      if (each.op !== 'joined') return []
      const join = list.joins[each.join]
      return join && has(schemaOf(join.table), pathOf(each.path)) ? [] : [`${each.join}.${each.path}`]
    })
    expect(missing).toEqual([])
    const keys = Object.values(list.joins).map(({ key }) => key)
    expect(keys.filter((key) => !has(own, pathOf(key)))).toEqual([])
    const stored = Object.keys(list.columns).filter((name) => !(name in list.values))
    expect(stored.filter((name) => !has(own, [name]))).toEqual([])
  })

  it('finds other rows, and whose rows there are, by keys of the tables', () => {
    const keysOf = (table: string) => Object.keys(tableSpecs[table as TableName].indexes)
    const counted = expressions.flatMap((each) => (each.op === 'rows' ? [each] : []))
    expect(counted.filter(({ table, key }) => !keysOf(table).includes(key))).toEqual([])
    expect(Object.values(list.scopes).filter((key) => !keysOf(list.table).includes(key))).toEqual([])
  })

  it('leaves out what one of its columns can ask for', () => {
    expect(list.hidden === null || list.hidden.column in list.columns).toBe(true)
  })
})
