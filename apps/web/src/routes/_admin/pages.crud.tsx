import { createFileRoute } from '@tanstack/react-router'
import { waitingQuery } from '@campo-livre/api/admin/get-waiting.ts'
import { adminMails } from '../../features/account/admin-mails.ts'
import { adminUsers } from '../../features/account/admin-users.tsx'
import { adminBookings } from '../../features/bookings/admin-bookings.tsx'
import { adminCompanies } from '../../features/companies/admin-companies.tsx'
import { adminReviews } from '../../features/companies/reviews/admin-reviews.ts'
import { adminAudit } from '../../features/crud/audit.tsx'
import { CrudScreen } from '../../features/crud/crud-screen.tsx'
import { crudSearch } from '../../features/crud/crud-search.ts'
import { toResourceName } from '../../features/crud/resource-names.ts'
import { adminCoupons } from '../../features/coupons/admin-coupons.ts'
import { adminExpenses } from '../../features/expenses/admin-expenses.ts'
import { adminFields } from '../../features/fields/lists/admin-fields.tsx'
import { adminContacts } from '../../features/marketing/admin-contacts.ts'
import { adminNotices } from '../../features/notifications/admin-notices.ts'
import { adminPayments } from '../../features/payments/admin-payments.ts'
import { adminProducts } from '../../features/products/admin-products.ts'
import { adminMovements } from '../../features/products/stock/admin-movements.ts'
import { adminRachas } from '../../features/rachas/list/admin-rachas.ts'
import { adminSeries } from '../../features/series/admin-series.ts'
import { adminSplits } from '../../features/splits/admin-splits.ts'
import { adminTabs } from '../../features/tabs/company/admin-tabs.ts'
import { adminTills } from '../../features/tills/admin-tills.ts'
import { prefetch } from '../../lib/query/prefetch.ts'
import { anyResource } from '../../lib/resource/any-resource.tsx'

const lists = {
  usuarios: anyResource(adminUsers),
  empresas: anyResource(adminCompanies),
  campos: anyResource(adminFields),
  reservas: anyResource(adminBookings),
  produtos: anyResource(adminProducts),
  comandas: anyResource(adminTabs),
  despesas: anyResource(adminExpenses),
  rachas: anyResource(adminRachas),
  avaliacoes: anyResource(adminReviews),
  mensalistas: anyResource(adminSeries),
  pagamentos: anyResource(adminPayments),
  movimentos: anyResource(adminMovements),
  contas: anyResource(adminSplits),
  caixas: anyResource(adminTills),
  cupons: anyResource(adminCoupons),
  avisos: anyResource(adminNotices),
  contatos: anyResource(adminContacts),
  emails: anyResource(adminMails),
  auditoria: anyResource(adminAudit),
}

/** The admin's home (A11). */
export const Route = createFileRoute('/_admin/pages/crud')({
  validateSearch: crudSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const name = toResourceName(deps.lista)
    return name === null ? prefetch(queryClient, waitingQuery) : lists[name].prefetch(queryClient, deps)
  },
  component: () => <CrudScreen lists={lists} />,
})
