import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import { expect, test } from 'vitest'
import { adminMails } from '../features/account/admin-mails.ts'
import { adminUsers } from '../features/account/admin-users.tsx'
import { adminBookings } from '../features/bookings/admin-bookings.tsx'
import { adminCompanies } from '../features/companies/admin-companies.tsx'
import { adminReviews } from '../features/companies/reviews/admin-reviews.ts'
import { adminCoupons } from '../features/coupons/admin-coupons.ts'
import { adminExpenses } from '../features/expenses/admin-expenses.ts'
import { adminFields } from '../features/fields/lists/admin-fields.tsx'
import { adminAudit } from '../features/crud/audit.tsx'
import { adminContacts } from '../features/marketing/admin-contacts.ts'
import { adminNotices } from '../features/notifications/admin-notices.ts'
import { adminPayments } from '../features/payments/admin-payments.ts'
import { adminProducts } from '../features/products/admin-products.ts'
import { adminMovements } from '../features/products/stock/admin-movements.ts'
import { adminRachas } from '../features/rachas/list/admin-rachas.ts'
import { adminSeries } from '../features/series/admin-series.ts'
import { adminSplits } from '../features/splits/admin-splits.ts'
import { adminTabs } from '../features/tabs/company/admin-tabs.ts'
import { adminTills } from '../features/tills/admin-tills.ts'

type Form = { fields: readonly { name: string }[]; schema: unknown }
type Declared = {
  columns: readonly { id: string }[]
  filterableColumns: object
  empty: { text: string }
  detail?: unknown
  details?: unknown
  history?: unknown
  revert?: unknown
  writes?: {
    row: unknown
    edit?: unknown
    create?: Form
    importing?: unknown
    actions?: (row: never) => readonly { label: string }[]
    runs?: readonly { label: string }[]
  }
}

/** Each kind of row, and one of its rows that may be edited, where any may. */
const resources: Readonly<Record<AdminResource, [Declared, object]>> = {
  users: [adminUsers, {}],
  companies: [adminCompanies, {}],
  fields: [adminFields, {}],
  bookings: [adminBookings, {}],
  series: [adminSeries, {}],
  payments: [adminPayments, {}],
  tabs: [adminTabs, { status: 'open' }],
  products: [adminProducts, {}],
  'stock-movements': [adminMovements, {}],
  tills: [adminTills, { status: 'exact' }],
  coupons: [adminCoupons, {}],
  expenses: [adminExpenses, {}],
  rachas: [adminRachas, {}],
  splits: [adminSplits, {}],
  reviews: [adminReviews, {}],
  notices: [adminNotices, {}],
  contacts: [adminContacts, {}],
  mails: [adminMails, {}],
}

const keysOf = (schema: unknown) => Object.keys((schema as { shape: object }).shape)
const formsOf = ({ writes: { edit, create } = { row: null } }: Declared, row: object): Form[] => [
  ...(edit === undefined ? [] : [(edit as (row: object) => Form)(row)]),
  ...(create ? [create] : []),
]

test.each(Object.entries(resources))(
  'schema, columns and form of %s agree (H12)',
  (_name, [resource, row]) => {
    const { columns, filterableColumns, writes } = resource
    const known = keysOf(writes?.row)
    expect(columns.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([])
    expect(Object.keys(filterableColumns).filter((id) => !known.includes(id))).toEqual([])
    for (const form of formsOf(resource, row)) {
      const asked = keysOf(form.schema).filter((key) => key !== 'stamp')
      expect(form.fields.map(({ name }) => name).toSorted()).toEqual(asked.toSorted())
    }
  },
)

test('no two columns of a list are called the same, so that each head says what it sorts (react-admin#9541)', () => {
  for (const [{ columns }] of Object.values(resources)) {
    const labels = columns.map((column) => (column as unknown as { label: string }).label)
    expect(labels).toEqual([...new Set(labels)])
  }
})

/**
 * The deeds that stand for each kind beside reading it, in the order of the issue (H12). A ledger is corrected by a
 * reversal; what belongs to its people (a racha, a bill, a review, a notice) is ended or removed, never rewritten.
 */
const deeds: Readonly<Record<AdminResource, [status: string, deeds: string]>> = {
  users: ['unverified', 'create, import, edit · Confirmar e-mail, Bloquear, Encerrar sessões, Excluir conta'],
  companies: ['approved', 'create, import, edit · Suspender'],
  fields: ['active', 'create, import, edit · Pausar, Arquivar'],
  bookings: ['confirmed', 'edit · Cancelar reserva'],
  series: ['active', ' · Encerrar'],
  payments: ['paid', ' · Estornar'],
  tabs: ['open', 'edit · Fechar conta, Cancelar comanda'],
  products: ['active', 'create, import, edit · Tirar de venda, Arquivar'],
  'stock-movements': ['', ' · Corrigir'],
  tills: ['different', 'edit · '],
  coupons: ['active', 'edit · Pausar cupom'],
  expenses: ['', 'create, import, edit · Apagar'],
  rachas: ['open', ' · Cancelar racha'],
  splits: ['open', ' · '],
  reviews: ['', ' · Tirar do ar'],
  notices: ['', ' · Apagar aviso'],
  contacts: ['waiting', 'create, import, edit · Marcar como respondido, Apagar contato'],
  mails: ['failed', ' · Enviar de novo'],
}

test.each(Object.entries(resources))(
  'what can be done with %s is what is promised (H12)',
  (name, [resource]) => {
    const [status, promised] = deeds[name as AdminResource]
    const { writes, columns, filterableColumns } = resource
    const row = { id: 'x', stamp: 's', status, reversible: true, code: 'X', name: 'X' } as never
    const forms = [
      ...(writes?.create ? ['create'] : []),
      ...(writes?.importing === undefined ? [] : ['import']),
      ...(writes?.edit === undefined ? [] : ['edit']),
    ]
    const actions = writes?.actions?.(row).map(({ label }) => label) ?? []
    expect(`${forms.join(', ')} · ${actions.join(', ')}`).toBe(promised)
    // Every one is listed with filters, opened with its relations, and has a history that takes fields back.
    expect(Object.keys(filterableColumns).length).toBeGreaterThanOrEqual(Math.min(4, columns.length))
    expect([resource.detail, resource.details, resource.history, resource.revert]).not.toContain(undefined)
  },
)

test('the audit leads to what it tells of, and to who did it (H12)', () => {
  expect(adminAudit.details).toBeDefined()
  expect(adminAudit.writes).toBeUndefined()
})
