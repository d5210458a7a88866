import type { AdminListSpec } from '@campo-livre/contract/admin/describe-list.ts'
import { listAllAuditSpec } from '@campo-livre/contract/admin/list-all-audit.ts'
import { listAllBookingsSpec } from '@campo-livre/contract/admin/list-all-bookings.ts'
import { listAllCompaniesSpec } from '@campo-livre/contract/admin/list-all-companies.ts'
import { listAllContactsSpec } from '@campo-livre/contract/admin/list-all-contacts.ts'
import { listAllCouponsSpec } from '@campo-livre/contract/admin/list-all-coupons.ts'
import { listAllExpensesSpec } from '@campo-livre/contract/admin/list-all-expenses.ts'
import { listAllFieldsSpec } from '@campo-livre/contract/admin/list-all-fields.ts'
import { listAllMailsSpec } from '@campo-livre/contract/admin/list-all-mails.ts'
import { listAllNoticesSpec } from '@campo-livre/contract/admin/list-all-notices.ts'
import { listAllPaymentsSpec } from '@campo-livre/contract/admin/list-all-payments.ts'
import { listAllProductsSpec } from '@campo-livre/contract/admin/list-all-products.ts'
import { listAllRachasSpec } from '@campo-livre/contract/admin/list-all-rachas.ts'
import { listAllReviewsSpec } from '@campo-livre/contract/admin/list-all-reviews.ts'
import { listAllSeriesSpec } from '@campo-livre/contract/admin/list-all-series.ts'
import { listAllSplitsSpec } from '@campo-livre/contract/admin/list-all-splits.ts'
import { listAllStockMovementsSpec } from '@campo-livre/contract/admin/list-all-stock-movements.ts'
import { listAllTabsSpec } from '@campo-livre/contract/admin/list-all-tabs.ts'
import { listAllTillsSpec } from '@campo-livre/contract/admin/list-all-tills.ts'
import { listAllUsersSpec } from '@campo-livre/contract/admin/list-all-users.ts'
import { type AdminResource, adminResources } from '@campo-livre/domain/admin/admin-resource.ts'
import { auditColumns } from '@campo-livre/domain/admin/audit.ts'
import { answer, type Call } from '../http/call.ts'
import { ok } from '../http/answer.ts'
import { type Listed, okList } from '../http/list.ts'
import { pageMeta } from '../http/page.ts'
import { mapAll } from '../store/not-loaded.ts'
import { toAdminRow } from './admin-row.ts'
import { auditRows } from './declared-rows.ts'
import { adminKinds } from './kinds.ts'

const specs: Readonly<Record<AdminResource, AdminListSpec>> = {
  users: listAllUsersSpec,
  companies: listAllCompaniesSpec,
  fields: listAllFieldsSpec,
  bookings: listAllBookingsSpec,
  series: listAllSeriesSpec,
  payments: listAllPaymentsSpec,
  tabs: listAllTabsSpec,
  products: listAllProductsSpec,
  'stock-movements': listAllStockMovementsSpec,
  tills: listAllTillsSpec,
  coupons: listAllCouponsSpec,
  expenses: listAllExpensesSpec,
  rachas: listAllRachasSpec,
  splits: listAllSplitsSpec,
  reviews: listAllReviewsSpec,
  notices: listAllNoticesSpec,
  contacts: listAllContactsSpec,
  mails: listAllMailsSpec,
}

/** Makes the call that lists all rows of one kind, whoever owns them (H12). */
function listAll(resource: AdminResource): Call {
  const { columns, rows, asked } = adminKinds[resource]
  return answer(specs[resource], ({ db, now, query }) => {
    const show = (row: Listed) => toAdminRow(db, resource, row)
    const found = asked?.(db, now, query)
    return found
      ? ok(mapAll(found.rows, show), { meta: pageMeta(found.total, query) })
      : okList(rows(db, now), { columns, query, show })
  })
}

/** The admin's lists, one for each kind of row, and the audit. */
export const adminLists: readonly Call[] = [
  ...adminResources.map(listAll),
  answer(listAllAuditSpec, ({ db, now, user, query }) => {
    const question = { ...query, scope: null, having: [], callerId: user.id }
    const found = auditRows.asked(db, question, now)
    return found
      ? ok(found.rows, { meta: pageMeta(found.total, query) })
      : okList(auditRows.all(db, now), { columns: auditColumns, query })
  }),
]
