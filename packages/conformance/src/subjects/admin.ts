import { decidedStatuses } from '@campo-livre/domain/companies/company-status-change.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import type { AdminAnswer } from '@campo-livre/domain/admin/admin-command.ts'
import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { writableAccount } from '../client/accounts.ts'
import type { TestClient } from '../client/test-client.ts'
import { NotTried } from '../not-tried.ts'
import type { Subject } from '../subject.ts'
import { reader } from './reader.ts'

type Row = Stamped<{ id: string }>

const things = [
  'users',
  'companies',
  'fields',
  'bookings',
  'products',
  'tabs',
  'expenses',
  'rachas',
  'splits',
  'reviews',
  'series',
  'payments',
  'stock-movements',
  'tills',
  'coupons',
  'notices',
  'contacts',
  'mails',
  'waiting',
  'audit',
  'search',
]

const newContact = ({ unique }: TestClient) => ({
  type: 'create',
  id: unique.key(),
  resource: 'contacts',
  values: { name: `Contrato ${unique.key()}`, email: 'contrato@arena.test', phone: '85987654321' },
})

/** Makes the contact of an arena. */
async function madeContact(client: TestClient) {
  const by = await client.actor('admin')
  const path = '/admin/commands'
  const { row } = await client.data<AdminAnswer>({ method: 'POST', path, by, body: newContact(client) })
  return { by, row: row as Row }
}

/** Changes it; the id is that of the command. */
async function changedContact(client: TestClient) {
  const { by, row } = await madeContact(client)
  const id = client.unique.key()
  const body = {
    type: 'change',
    id,
    resource: 'contacts',
    rowId: row.id,
    stamp: row.stamp,
    values: { description: 'Ligar de manhã' },
  }
  await client.data({ method: 'POST', path: '/admin/commands', by, body })
  return { by, id }
}

const ofContact: Subject = {
  validRequest: async (client) => {
    const { by, row } = await madeContact(client)
    return { by, params: { resource: 'contacts', id: row.id } }
  },
  another: 'all of them',
}

export const adminSubjects: Record<string, Subject> = {
  ...Object.fromEntries(things.map((thing) => [`GET /admin/${thing}`, reader('admin')])),
  'POST /admin/commands': {
    validRequest: async (client) => ({ by: await client.actor('admin'), body: newContact(client) }),
    again: 'same',
    counted: '/admin/contacts',
    read: () => '/admin/contacts?perPage=100',
  },
  'POST /admin/commands/{id}/undo': {
    validRequest: async (client) => {
      const { by, id } = await changedContact(client)
      return { by, params: { id }, body: { fields: null } }
    },
    another: 'all of them',
    again: 409,
    read: () => '/admin/contacts?perPage=100',
  },
  'POST /admin/bulk': {
    validRequest: async (client) => {
      const { by, row } = await madeContact(client)
      const rows = [{ id: row.id, stamp: row.stamp }]
      const body = { id: client.unique.key(), resource: 'contacts', rows, action: 'answer', of: null }
      return { by, body }
    },
    again: 'same',
    read: () => '/admin/contacts?perPage=100',
  },
  'POST /admin/import': {
    validRequest: async (client) => {
      const { values } = newContact(client)
      const email = `${client.unique.key()}@arena.test`.toLowerCase()
      const rows = [{ line: 2, values: { ...values, email } }]
      const body = { id: client.unique.key(), resource: 'contacts', rows, dryRun: false }
      return { by: await client.actor('admin'), body }
    },
    again: 'same',
    counted: '/admin/contacts',
    read: () => '/admin/contacts?perPage=100',
  },
  'POST /admin/reveal': {
    validRequest: async (client) => {
      const { by, row } = await madeContact(client)
      return { by, body: { resource: 'contacts', id: row.id } }
    },
    refs: { id: 404 },
    again: 'same',
    read: () => '/admin/audit',
  },
  'POST /admin/looks': {
    validRequest: async (client) => {
      const by = await client.actor('admin')
      const people = await client.data<(Row & { profile: string })[]>({
        method: 'GET',
        path: '/admin/users?perPage=100',
        by,
      })
      const person = people.find(({ profile }) => profile === 'athlete')
      if (!person) throw new NotTried('no data', 'there is no athlete')
      return { by, body: { resource: 'users', id: person.id } }
    },
    refs: { id: 404 },
    again: 'same',
    read: () => '/admin/audit',
  },
  'DELETE /admin/looks': {
    validRequest: async (client) => ({ by: await client.actor('admin') }),
    again: 'same',
    read: () => '/admin/audit',
  },
  'GET /admin/rows/{resource}/{id}': ofContact,
  'GET /admin/rows/{resource}/{id}/relations': ofContact,
  'GET /admin/rows/{resource}/{id}/history': { ...ofContact, unknown: 'all of them' },
  'PUT /admin/companies/{id}/status': {
    validRequest: async (client) => {
      const { by: owner, lent } = await writableAccount(client, 'company')
      const { id, status } = await client.data<OwnCompany>({ method: 'GET', path: '/company', by: owner })
      // A given account's company keeps its status, so nobody is notified and nothing has to be restored.
      const decided = lent ? decidedStatuses.find((each) => each === status) : 'approved'
      if (decided === undefined) throw new NotTried('no data', 'the company still waits')
      return {
        by: await client.actor('admin'),
        lent,
        params: { id },
        body: { status: decided, reason: 'Contrato' },
      }
    },
    another: 'all of them',
    again: 'same',
    read: () => '/admin/companies',
  },
}
