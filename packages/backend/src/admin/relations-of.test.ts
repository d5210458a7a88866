import { type AdminResource, adminResources } from '@campo-livre/domain/admin/admin-resource.ts'
import { MAX_RELATED } from '@campo-livre/domain/admin/relations.ts'
import { expect, it } from 'vitest'
import { createMockServer } from '@campo-livre/mocks/node.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { findRow } from './admin-row.ts'
import { adminKinds } from './kinds.ts'
import { relationsOf } from './relations-of.ts'

const { db } = await createMockServer({ now: NOW })
await db.collected()
/** The rows of each kind that are looked at, spread over its list. */
const SAMPLE = 12

/** Returns some rows of a kind from its whole list. */
function sampleOf(resource: AdminResource) {
  const rows = adminKinds[resource].rows(db, NOW)
  const step = Math.max(1, Math.floor(rows.length / SAMPLE))
  return rows.filter((_row, index) => index % step === 0)
}

it.each(adminResources)('tells each relation of %s at its other end, too (H12)', (resource) => {
  const untold: string[] = []
  for (const row of sampleOf(resource))
    for (const { resource: kind, items } of relationsOf(db, NOW, resource, row))
      for (const { id } of items.slice(0, 2)) {
        const other = findRow(db, NOW, kind, id)
        const back = other && relationsOf(db, NOW, kind, other).find((each) => each.resource === resource)
        const told = back && (back.total > MAX_RELATED || back.items.some((each) => each.id === row.id))
        if (!told) untold.push(`${resource} ${row.id} → ${kind} ${id}`)
      }
  expect(untold).toEqual([])
})

it('knows every kind but the contact of an arena as somebody’s (H12)', () => {
  const alone = adminResources.filter((resource) =>
    sampleOf(resource).every((row) => relationsOf(db, NOW, resource, row).length === 0),
  )
  expect(alone).toEqual(['contacts'])
})

it('calls every related row by words that people read, no key and no instant (H12)', () => {
  const names = adminResources.flatMap((resource) =>
    sampleOf(resource).flatMap((row) =>
      relationsOf(db, NOW, resource, row).flatMap(({ items }) => items.map(({ name }) => name)),
    ),
  )
  expect(names.filter((name) => /^[a-z_]+$|^[a-z]{3}-|\d{4}-\d\d-\d\dT/.test(name))).toEqual([])
})
