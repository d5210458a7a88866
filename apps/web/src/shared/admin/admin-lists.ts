import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'

/** The names of the admin's lists in the address. */
export const adminLists: Readonly<Record<AdminResource, string>> = {
  users: 'usuarios',
  companies: 'empresas',
  fields: 'campos',
  bookings: 'reservas',
  series: 'mensalistas',
  payments: 'pagamentos',
  tabs: 'comandas',
  products: 'produtos',
  'stock-movements': 'movimentos',
  tills: 'caixas',
  coupons: 'cupons',
  expenses: 'despesas',
  rachas: 'rachas',
  splits: 'contas',
  reviews: 'avaliacoes',
  notices: 'avisos',
  contacts: 'contatos',
  mails: 'emails',
}
