/** The kinds of rows that the admin works with (H12), as the paths of the API name them, with their labels. */
export const adminResourceLabels = {
  users: 'Pessoa',
  companies: 'Empresa',
  fields: 'Campo',
  bookings: 'Reserva',
  series: 'Mensalista',
  payments: 'Pagamento',
  tabs: 'Comanda',
  products: 'Produto',
  'stock-movements': 'Movimento de estoque',
  tills: 'Caixa',
  coupons: 'Cupom',
  expenses: 'Despesa',
  rachas: 'Racha',
  splits: 'Conta dividida',
  reviews: 'Avaliação',
  notices: 'Aviso',
  contacts: 'Contato',
  mails: 'E-mail',
} as const

/** The labels of more than one row of a kind. */
export const adminResourcesLabels: Readonly<Record<AdminResource, string>> = {
  users: 'Pessoas',
  companies: 'Empresas',
  fields: 'Campos',
  bookings: 'Reservas',
  series: 'Mensalistas',
  payments: 'Pagamentos',
  tabs: 'Comandas',
  products: 'Produtos',
  'stock-movements': 'Movimentos de estoque',
  tills: 'Caixas',
  coupons: 'Cupons',
  expenses: 'Despesas',
  rachas: 'Rachas',
  splits: 'Contas divididas',
  reviews: 'Avaliações',
  notices: 'Avisos',
  contacts: 'Contatos',
  mails: 'E-mails',
}
export type AdminResource = keyof typeof adminResourceLabels
export const adminResources = Object.keys(adminResourceLabels) as [AdminResource, ...AdminResource[]]
