import { expect, test } from 'vitest'
import { compareRoutes } from './compare-routes.ts'

const staff = {
  file: 'apps/web/src/routes/_company/company.staff.tsx',
  text: `export const Route = createFileRoute('/_company/company/staff/')({ component: StaffScreen })`,
}
const layout = { file: 'apps/web/src/routes/_company.tsx', text: `createFileRoute('/_company')({})` }
const rowOf = (owner: string) =>
  `| path | screen |\n| \`/company/staff\` | who works here | ${owner} | H8 |\n`

test('a route that has its row is in order, and a layout needs none', () => {
  expect(compareRoutes([layout, staff], rowOf('company'))).toEqual([])
})

test('a route without a row is told, with the row to write', () => {
  expect(compareRoutes([staff], '')).toEqual([
    'docs/routes.md: add the row | `/company/staff` | … | company | … | for apps/web/src/routes/_company/company.staff.tsx: its screen in a few words, its row of docs/requirements.md.',
  ])
})

test('a row that says somebody else, and one without a route, are told', () => {
  expect(compareRoutes([staff], rowOf('admin'))).toEqual([
    expect.stringContaining('the row of `/company/staff` says admin'),
  ])
  expect(compareRoutes([], rowOf('company'))).toEqual([
    'docs/routes.md: take out the row of `/company/staff`, which is no file of apps/web/src/routes.',
  ])
})
