import type { ExpenseAnswer, ExpenseCommand } from '@campo-livre/domain/expenses/command.ts'
import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { ONE_PIXEL } from '@campo-livre/mocks/testing/one-pixel.ts'
import { writableAccount, spareAccount } from '../client/accounts.ts'
import type { TestClient } from '../client/test-client.ts'
import type { Subject, ValidRequest } from '../subject.ts'
import { notIn } from './others.ts'
import { reader } from './reader.ts'

const COMMANDS = '/company/expenses/commands'

const facts = ({ unique }: TestClient): ExpenseCommand => ({
  type: 'create',
  kind: 'expense',
  description: `Contrato ${unique.key()}`,
  category: 'other',
  amountCents: 1250,
  dueDay: '2026-11-30',
  repeats: 'once',
})

/** Makes an expense of the user's company. */
async function made(client: TestClient) {
  const { by, lent } = await writableAccount(client, 'company')
  const { expenses } = await client.data<ExpenseAnswer>({
    method: 'POST',
    path: COMMANDS,
    by,
    body: facts(client),
  })
  return { by, lent, params: { id: String(expenses[0]?.id) } }
}

/** Makes an expense with a receipt. */
async function withReceipt(client: TestClient) {
  const { by, lent, params } = await made(client)
  const path = `/company/expenses/${params.id}/receipts`
  const body = { name: 'nota.png', file: ONE_PIXEL }
  const { receipts } = await client.data<ExpenseRow>({ method: 'POST', path, by, body })
  return { by, lent, params: { ...params, receiptId: String(receipts[0]?.id) } }
}

const another = async (client: TestClient) => {
  const by = await client.actor('company')
  return { id: await notIn(client, '/admin/expenses', '/company/expenses', by) }
}
const anothers = async (client: TestClient) => ({ ...(await another(client)), receiptId: 'any' })
const read = ({ params }: ValidRequest) => `/company/expenses/${String(params?.id)}`

export const expenseSubjects: Record<string, Subject> = {
  'GET /company/expenses': reader('company'),
  'GET /company/incomes': reader('company'),
  'GET /company/expenses/{id}': { validRequest: made, another },
  'POST /company/expenses/commands': {
    validRequest: async (client) => ({ by: await spareAccount(client, 'company'), body: facts(client) }),
    again: 'same',
    other: async (client) => facts(client),
    read: (_good, data) => `/company/expenses/${String((data as ExpenseAnswer).expenses[0]?.id)}`,
  },
  'POST /company/expenses/statement': {
    validRequest: async (client) => ({
      by: await spareAccount(client, 'company'),
      body: {
        lines: [{ key: client.unique.key(), day: '2026-11-05', amountCents: -1250, text: 'Contrato' }],
      },
    }),
    again: 'same',
    read: () => '/company/expenses',
  },
  'POST /company/expenses/{id}/receipts': {
    validRequest: async (client) => ({
      ...(await made(client)),
      body: { name: 'nota.png', file: ONE_PIXEL },
    }),
    another,
    again: 'same',
    other: async () => ({ name: 'outra.png', file: ONE_PIXEL }),
    read,
  },
  'GET /company/expenses/{id}/receipts/{receiptId}': { validRequest: withReceipt, another: anothers },
  'DELETE /company/expenses/{id}/receipts/{receiptId}': {
    validRequest: withReceipt,
    another: anothers,
    again: 404,
    read,
  },
}
