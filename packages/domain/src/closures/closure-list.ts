import { byName, computed, declareList, upwards, upwardsByColumn } from '../lists/declare-list.ts'
import { is, joined, known, own, when } from '../lists/expressions.ts'
import { closureSchema } from './closure.ts'
import { listedClosure } from './closure-row.ts'

const ofWeeks = (path: string) => when([[is(own('when.kind'), '=', 'weekly'), known(own(path))]], null)

/** The list of an arena's closures: the next one first, those that are over last. */
export const closureList = declareList(listedClosure, {
  table: 'closures',
  stored: closureSchema,
  joins: { company: { table: 'companies', key: 'companyId' } },
  scopes: { company: 'companyId' },
  order: [upwardsByColumn('next'), byName(own('reason')), upwards(own('id'))],
  values: {
    fields: computed('names'),
    times: computed('times'),
    kind: own('when.kind'),
    status: computed('times'),
    next: computed('times'),
    since: ofWeeks('when.since'),
    until: ofWeeks('when.until'),
    timeZone: joined('company', 'timeZone'),
  },
})
