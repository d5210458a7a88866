import { createFileRoute } from '@tanstack/react-router'
import { adminUsers } from '../../features/account/admin-users.ts'
import { adminBookings } from '../../features/bookings/admin-bookings.tsx'
import { adminCompanies } from '../../features/companies/admin-companies.tsx'
import { WaitingArenas } from '../../features/companies/admin/waiting-arenas.tsx'
import { adminReviews } from '../../features/companies/reviews/admin-reviews.ts'
import { CrudScreen } from '../../features/crud/crud-screen.tsx'
import { crudSearch } from '../../features/crud/crud-search.ts'
import { toResourceName } from '../../features/crud/resource-names.ts'
import { adminExpenses } from '../../features/expenses/expenses.tsx'
import { adminFields } from '../../features/fields/lists/field-lists.tsx'
import { adminProducts } from '../../features/products/products.ts'
import { adminRachas } from '../../features/rachas/admin-rachas.ts'
import { adminTabs } from '../../features/tabs/company/company-tabs.tsx'
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
}

const waiting = <WaitingArenas />

/** The admin's home (A11). */
export const Route = createFileRoute('/_admin/pages/crud')({
  validateSearch: crudSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => lists[toResourceName(deps.lista)].prefetch(context.queryClient, deps),
  component: () => <CrudScreen lists={lists} waiting={waiting} />,
})
