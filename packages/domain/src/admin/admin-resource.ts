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
  expenses: 'Despesa',
  rachas: 'Racha',
  splits: 'Conta dividida',
  reviews: 'Avaliação',
  notices: 'Aviso',
  contacts: 'Contato',
  mails: 'E-mail',
} as const
export type AdminResource = keyof typeof adminResourceLabels
export const adminResources = Object.keys(adminResourceLabels) as [AdminResource, ...AdminResource[]]
