import { expect, it } from 'vitest'
import { forRole } from './for-role.ts'
import { filterableColumnsOf } from './resource.ts'
import { sampleResource } from './testing/sample-rows.ts'
import { sampleWrites } from './testing/sample-writes.ts'

const resource = sampleResource()
const [name, price, ...others] = resource.columns
const shared = {
  ...resource,
  columns: [name, { ...(price ?? name), who: ['admin'] }, ...others],
  writes: { ...sampleWrites, who: ['company'] },
} as const satisfies typeof resource

it('leaves out the columns and the writes that a role has not', () => {
  const ofCompany = forRole(shared, 'company')
  expect(ofCompany.columns.map(({ id }) => id)).toEqual(['name', 'stock', 'dueDay', 'status', 'createdAt'])
  expect(filterableColumnsOf(ofCompany).map(({ id }) => id)).not.toContain('priceCents')
  expect(ofCompany.writes).toBe(shared.writes)
  const ofAdmin = forRole(shared, 'admin')
  expect(ofAdmin.columns.map(({ id }) => id)).toContain('priceCents')
  expect(ofAdmin).not.toHaveProperty('writes')
})

it('leaves a resource that says nothing about roles as it is', () => {
  expect(forRole(resource, 'athlete')).toEqual(resource)
})
