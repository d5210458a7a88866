import { expect, test } from 'vitest'
import type { Source } from '../../lib/tracked-files.ts'
import { findUntitled } from './find-untitled.ts'

const route = {
  file: 'apps/web/src/routes/_company/company.staff.tsx',
  text: `import { StaffScreen } from '../../features/companies/staff-screen.tsx'
    export const Route = createFileRoute('/_company/company/staff')({ component: StaffScreen })`,
}
const screen = (text: string) => ({ file: 'apps/web/src/features/companies/staff-screen.tsx', text })
const list = {
  file: 'apps/web/src/lib/resource/list-screen.tsx',
  text: `export function ListScreen({ title }) { return <title>{pageTitle(title)}</title> }`,
}

const notFound = {
  file: 'apps/web/src/shell/failures/not-found-screen.tsx',
  text: `export function NotFoundScreen() { return <title>{pageTitle('Nada')}</title> }`,
}
const untitled = (...sources: Source[]) => findUntitled([notFound, ...sources])

test('a screen without a title is told, with the file and what to write', () => {
  const bare = screen('export function StaffScreen() { return <h1>Equipe</h1> }')
  expect(untitled(route, bare, list)).toEqual([
    expect.stringMatching(/staff-screen\.tsx: the screen of \/company\/staff .* <title>\{pageTitle\('…'\)\}/),
  ])
})

test('a title may be its own, or that of a part', () => {
  const own = screen(`export function StaffScreen() { return <title>{pageTitle('Equipe')}</title> }`)
  const indexed = screen('export function StaffScreen() { return <PageMetadata facts={facts} /> }')
  const listed = screen(`import { ListScreen } from '../../lib/resource/list-screen.tsx'
    export function StaffScreen() { return <ListScreen title="Equipe" /> }`)
  for (const each of [own, indexed, listed]) expect(untitled(route, each, list)).toEqual([])
})

test('layouts and redirects need none', () => {
  const layout = {
    file: 'apps/web/src/routes/_company.tsx',
    text: `export const Route = createFileRoute('/_company')({ component: ThemedOutlet })`,
  }
  const redirect = {
    file: 'apps/web/src/routes/_athlete/atleta.index.tsx',
    text: `export const Route = createFileRoute('/_athlete/atleta/')({ beforeLoad: away })`,
  }
  expect(untitled(layout, redirect)).toEqual([])
})

test('the screen of unknown addresses needs one too', () => {
  expect(findUntitled([])).toEqual([expect.stringContaining('the screen of any other address gives')])
})
