import { computed, declareList } from '../lists/declare-list.ts'
import { joined } from '../lists/expressions.ts'
import { auditSchema, listedAudit } from './audit.ts'

/** The audit, the newest entry first. What changed is told in words. */
export const auditList = declareList(listedAudit, {
  table: 'audits',
  stored: auditSchema,
  joins: { person: { table: 'users', key: 'userId', optional: true } },
  lastFirst: true,
  order: [],
  values: { who: joined('person', 'name'), whoId: joined('person', 'id'), fields: computed('words') },
})
