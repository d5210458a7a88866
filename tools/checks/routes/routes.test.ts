import { expect, test } from 'vitest'
import { routeRows } from './route-rows.ts'
import { rowsByPath } from './rows-by-path.ts'
import { withTable } from './with-table.ts'

const staff = {
  file: 'apps/web/src/routes/_company/company.staff.index.tsx',
  text: `export const Route = createFileRoute('/_company/company/staff/')({ component: StaffScreen })`,
}
const person = {
  file: 'apps/web/src/routes/_company/company.staff.$id.tsx',
  text: `createFileRoute('/_company/company/staff/$id')({ component: () => <PersonScreen parts={parts} /> })`,
}
const moved = {
  file: 'apps/web/src/routes/_public/equipe.tsx',
  text: `createFileRoute('/_public/equipe')({ beforeLoad: () => { throw redirect({ to: '/', replace: true }) } })`,
}
const layout = { file: 'apps/web/src/routes/_company.tsx', text: `createFileRoute('/_company')({})` }
const requirements =
  '| A9 | `/company/staff` with `/company/staff/:id` | company |\n- **H8** `/equipe` is home.'

test('a route is told by its file: what it shows, whose folder it stands in, the requirement that names it', () => {
  expect(routeRows([layout, person, staff, moved], requirements)).toEqual({
    rows: [
      { path: '/equipe', screen: 'leads to `/`', owner: 'everyone', row: 'H8' },
      { path: '/company/staff', screen: '`StaffScreen`', owner: 'company', row: 'A9' },
      { path: '/company/staff/$id', screen: '`PersonScreen`', owner: 'company', row: 'A9' },
    ],
    unnamed: [],
  })
})

test('a route that no requirement names is told, with the file to edit', () => {
  expect(routeRows([staff], '').unnamed).toEqual([
    'docs/requirements.md: no row names `/company/staff` of apps/web/src/routes/_company/company.staff.index.tsx. Add it to the row of its area (A9 has those below /company), or write one.',
  ])
})

test('an address belongs to the first row that names it, and to none by the tests below a row', () => {
  const page = '| A6 | `/login` | guests |\n  - `/entrar`: by a test\n- **B1** leads to `/login`.'
  expect([...rowsByPath(page)]).toEqual([['/login', 'A6']])
})

test('the table of the page is written anew, and what stands before it stays', () => {
  const { rows } = routeRows([staff], requirements)
  const guide =
    '# Routes\n\n| path | screen | who opens | row |\n|---|---|---|---|\n| `/gone` | gone | admin | A11 |\n'
  const right =
    '# Routes\n\n| path | screen | who opens | row |\n|---|---|---|---|\n| `/company/staff` | `StaffScreen` | company | A9 |\n'
  expect(withTable(guide, rows)).toBe(right)
  expect(withTable(right, rows)).toBe(right)
})
