import { computed, declareList, downwards, upwards } from '../lists/declare-list.ts'
import {
  countRows,
  greatestIn,
  is,
  item,
  joined,
  known,
  math,
  own,
  status,
  sumIn,
  when,
} from '../lists/expressions.ts'
import { expenseSchema, listedExpense } from './expense.ts'

const valid = is(item('voided'), '=', null)
const paidCents = sumIn('payments', item('amountCents'), valid)
const leftCents = math(own('amountCents'), '-', paidCents)
const isPaid = is(leftCents, '=', 0)
const paidDay = when([[isPaid, greatestIn('payments', item('day'), valid)]], null)
const zone = joined('company', 'timeZone')

/** The lists of expenses and other income: unpaid ones first, by due day, then the last paid. */
export const expenseList = declareList(listedExpense, {
  table: 'expenses',
  stored: expenseSchema,
  joins: {
    company: { table: 'companies', key: 'companyId' },
    series: { table: 'expenseSeries', key: 'series.id', optional: true },
  },
  scopes: { company: 'companyId' },
  order: [upwards(is(paidDay, '<>', null)), downwards(paidDay), upwards(own('dueDay')), upwards(own('id'))],
  values: {
    companyName: joined('company', 'name'),
    timeZone: zone,
    status: status(when([[isPaid, 'paid']], 'pending'), [
      { from: 'pending', at: own('dueDay'), zone, to: 'overdue' },
    ]),
    paidCents,
    leftCents,
    paidDay,
    repeats: when(
      [[is(joined('series', 'instalments'), '<>', null), 'instalments']],
      known(joined('series', 'every'), 'once'),
    ),
    part: computed('partOf'),
    receipts: computed('receipts'),
    receiptCount: countRows('expenseReceipts', 'expenseId'),
  },
})
