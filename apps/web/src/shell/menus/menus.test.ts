import { roles } from '@campo-livre/domain/users/user.ts'
import { expect, test } from 'vitest'
import { routes } from '../../testing/routes.ts'
import { sampleUser } from '../../testing/sample-user.ts'
import { accountEntries } from './account-entries.ts'
import { menus } from './menu-items.ts'
import { missingFromMenus } from './testing/missing-from-menus.ts'

/** The routes that no menu leads to, with the reason. */
const elsewhere = {
  '/atleta': 'Leads to the profile (A13).',
  '/atleta/rachas/novo': 'A link at the top of the rachas.',
  '/atleta/contas/nova': 'A link at a booking, a tab and a racha.',
  '/company/account': 'A link at the top of the dashboard.',
  '/company/closures': 'A link at the top of the fields.',
  '/company/closures/new': 'A link at the top of the closures.',
  '/company/financial/accruals': 'The figures of the finances lead there.',
  '/company/financial/entries': 'The figures of the finances lead there.',
  '/company/financial/open': 'The figures of the finances lead there.',
  '/company/incomes': 'A link at the top of the expenses.',
  '/company/products/count': 'A link at the top of the products.',
  '/company/closures/rain': 'A link at the top of the closures, and of the bookings.',
  '/company/profile': 'A link at the top of the dashboard.',
  '/company/tabs/list': 'A link at the foot of the open tabs.',
  '/company/till/past': 'A link at the top of the till.',
  '/company/fields/novo': 'A link at the top of the fields.',
}

/** The links of the account menu (C4) and of the side menu (C2) of each role. */
const leadsTo = Object.fromEntries(
  roles.map((role) => {
    const entries = accountEntries({ signedIn: true, user: sampleUser(), role })
    const groups = role === 'admin' ? [] : menus[role]
    const items = [...entries, ...groups.flatMap((group) => group.items)]
    return [role, items.flatMap((item) => ('to' in item ? [item.to] : []))]
  }),
)

test('every area of a role is in a menu of theirs, or reached from somewhere else (C2, C4)', () => {
  expect(missingFromMenus(routes, leadsTo, elsewhere)).toEqual([])
})

test('a new area that no menu leads to is told, with the files to edit', () => {
  const staff = { pattern: '/company/staff', path: '/company/staff', owner: 'company' } as const
  const one = { ...staff, pattern: '/company/staff/$id' }
  expect(missingFromMenus([staff, one], { company: ['/company'] }, {})).toEqual([
    '/company/staff (company) is in no menu: add it to apps/web/src/shell/menus/menu-items.ts or account-entries.ts, or say in menus.test.ts how one gets there.',
  ])
})

test('a reason that is needed no more is told', () => {
  expect(missingFromMenus([], {}, { '/company/staff': 'A link.' })).toEqual([
    '/company/staff is in a menu or gone: take its reason out of apps/web/src/shell/menus/menus.test.ts.',
  ])
})

test('the account menu has all that the side menu has of an athlete, by the same addresses (C2, C4)', () => {
  const own = menus.athlete.filter(({ title }) => title !== 'Jogar').flatMap(({ items }) => items)
  const entries = accountEntries({ signedIn: true, user: sampleUser(), role: 'athlete' })
  expect(own.length).toBeGreaterThan(4)
  expect(entries.flatMap((entry) => ('to' in entry ? [entry.to] : [])).slice(0, own.length)).toEqual(
    own.map(({ to }) => to),
  )
})

test('the entries that the specification names keep their names and their order (C4)', () => {
  const named = [
    'Perfil',
    'Minhas Reservas',
    'Minhas Comandas',
    'Sair',
    'Anunciar seu campo',
    'Centro de ajuda',
  ]
  const entries = accountEntries({ signedIn: true, user: sampleUser(), role: 'athlete' })
  expect(entries.map(({ label }) => label).filter((label) => named.includes(label))).toEqual(named)
})
