import { expect, it } from 'vitest'
import { closedPathsOf } from './closed-paths.ts'

const open = ['_public/index.tsx', '_public/company.$id.tsx', '_guest/login.tsx']

it('closes an area as a whole when nothing open begins like it', () => {
  const files = [
    '_athlete/atleta.index.tsx',
    '_athlete/atleta.reservas.$id.index.tsx',
    '_admin/pages.crud.tsx',
  ]
  expect(closedPathsOf([...open, ...files])).toEqual(['/atleta', '/pages'])
})

it('closes no open address that begins with the same letters (A13)', () => {
  const files = ['_athlete/atleta.perfil.tsx', '_athlete/atletas.index.tsx']
  const rules = closedPathsOf([...open, '_public/atletas.$id.tsx', ...files])
  expect(rules).toEqual(['/atleta$', '/atleta/', '/atletas$'])
})

it("closes a company's addresses one by one, as an arena's public page begins like them (A12)", () => {
  const files = ['_company/company.index.tsx', '_company/company.staff.tsx', '_company.tsx']
  expect(closedPathsOf([...open, ...files])).toEqual(['/company$', '/company/staff$'])
})

it('closes all that stands where an id can stand', () => {
  const files = [
    '_company/company.staff.index.tsx',
    '_company/company.staff.$id.tsx',
    '_company/company.staff.new.tsx',
  ]
  expect(closedPathsOf([...open, ...files])).toEqual(['/company/staff$', '/company/staff/'])
})
