import { decidedStatuses } from '@campo-livre/domain/companies/company-status-change.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { writableAccount } from '../client/accounts.ts'
import { NotTried } from '../not-tried.ts'
import type { Subject } from '../subject.ts'
import { reader } from './reader.ts'

const things = [
  'users',
  'companies',
  'fields',
  'bookings',
  'products',
  'tabs',
  'expenses',
  'rachas',
  'reviews',
  'series',
  'payments',
  'stock-movements',
  'tills',
  'notices',
  'contacts',
  'mails',
  'waiting',
]

export const adminSubjects: Record<string, Subject> = {
  ...Object.fromEntries(things.map((thing) => [`GET /admin/${thing}`, reader('admin')])),
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
