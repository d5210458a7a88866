import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { companyAreas } from './ask-ahead.ts'

const tree = readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8')
/** The first parts of the paths below `/_company/company/`, as the router has them. */
const routed = [...tree.matchAll(/id: '\/_company\/company\/(?<area>[^/']+)/g)].map(
  ({ groups }) => groups?.area ?? '',
)

it('knows the areas of a company that the router knows (A12)', () => {
  expect(routed).toContain('financial')
  expect(companyAreas()).toEqual([...new Set(routed)].toSorted())
})

it('takes an area of several files once, and the dashboard for none', () => {
  const files = [
    'company.index.tsx',
    'company.fields.index.tsx',
    'company.fields.novo.tsx',
    'company.staff.tsx',
  ]
  expect(companyAreas(files)).toEqual(['fields', 'staff'])
})
