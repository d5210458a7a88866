import type { QueryKey } from '@tanstack/react-query'

const athlete = 'atleta@campolivre.test'
const company = 'empresa@campolivre.test'
const admin = 'admin@campolivre.test'
const adminResources = {
  users: 'usuarios',
  companies: 'empresas',
  fields: 'campos',
  bookings: 'reservas',
  products: 'produtos',
  tabs: 'comandas',
  expenses: 'despesas',
  rachas: 'rachas',
  reviews: 'avaliacoes',
  series: 'mensalistas',
  splits: 'contas',
  payments: 'pagamentos',
  'stock-movements': 'movimentos',
  tills: 'caixas',
  coupons: 'cupons',
  notices: 'avisos',
  contacts: 'contatos',
  mails: 'emails',
  audit: 'auditoria',
}

export type Read = {
  path: string
  /** The heading of a part that is drawn when it comes into view. */
  below?: string
  persona?: string
  /** The reason for which the screen shows no failure: it works without the answer. */
  silent?: string
  /** The screen's words for a 404, where it says that nothing is there instead of a failure. */
  missing?: string
  /** The button that opens the part with the data, and the query that this part reads. */
  opens?: { button: RegExp; queryKey: QueryKey }
}

/** The screen and the user of each read of the app. */
export const reads: Record<string, Read> = {
  '/places': { path: '/campos', silent: 'The other filters work without the list of cities.' },
  '/fields': { path: '/campos' },
  '/map': { path: '/campos?mapa=sim' },
  '/fields/{id}': {
    path: '/field/fld-arena-beira-mar-campo-norte',
    missing: 'Esse campo não existe ou saiu do ar',
  },
  '/fields/{id}/availability': { path: '/field/fld-arena-beira-mar-campo-norte' },
  '/fields/{id}/reviews': { path: '/field/fld-arena-beira-mar-campo-norte', below: 'Avaliações' },
  '/companies/{id}': { path: '/company/cmp-arena-beira-mar', missing: 'Essa arena não existe ou saiu do ar' },
  '/companies/{id}/fields': { path: '/company/cmp-arena-beira-mar' },
  '/companies/{id}/reviews': { path: '/company/cmp-arena-beira-mar' },
  '/athletes': { path: '/atletas', persona: athlete },
  '/athletes/{handle}': { path: '/atletas/rafa7k2q9mxt', missing: 'Esse cartão não está mais aqui' },
  '/bookings': { path: '/atleta/reservas', persona: athlete },
  '/waits': { path: '/atleta/reservas', persona: athlete },
  '/bookings/{id}': {
    path: '/atleta/reservas/bkg-atleta-13',
    persona: athlete,
    missing: 'Não achamos essa reserva',
  },
  '/bookings/{id}/move': {
    path: '/atleta/reservas/bkg-atleta-15?mudar=sim',
    persona: athlete,
    opens: { button: /^8h$/, queryKey: ['bookings', 'bkg-atleta-15', 'move'] },
  },
  '/bookings/{id}/link': { path: '/atleta/reservas/bkg-atleta-15?passar=sim', persona: athlete },
  '/booking-links/{token}': { path: '/passar/passo-atleta-15', missing: 'Esse link não vale mais' },
  '/series': { path: '/atleta/horarios-fixos/ser-atleta', persona: athlete },
  '/series/requests': { path: '/atleta/reservas', persona: athlete },
  '/company': { path: '/company', persona: company },
  '/company/waiting': {
    path: '/company',
    persona: company,
    silent: 'The day is there without what waits, each in its own list.',
  },
  '/company/reviews': { path: '/company/reviews', persona: company },
  '/company/bookings/{id}': {
    path: '/company/bookings?reserva=bkg-atleta-13',
    persona: company,
    missing: 'Não achamos essa reserva',
  },
  '/company/customers': {
    path: '/company/bookings?nova=1',
    persona: company,
    silent: 'A name can be typed without the list.',
  },
  '/company/bookings': { path: '/company/bookings?visao=lista', persona: company },
  '/company/bookings/calendar': { path: '/company/bookings', persona: company },
  ...Object.fromEntries(
    ['fields', 'closures', 'products', 'expenses', 'incomes', 'financial/accruals', 'financial/open'].map(
      (area) => [`/company/${area}`, { path: `/company/${area}`, persona: company }],
    ),
  ),
  '/company/financial': { path: '/company/financial/entries', persona: company },
  '/company/coupons': { path: '/company/coupons', persona: company },
  '/company/deals': { path: '/company/financial?parte=horarios', persona: company },
  '/company/financial/settings': { path: '/company/financial?ajuste=saldos', persona: company },
  '/company/financial/hours': { path: '/company/financial?parte=horarios', persona: company },
  '/company/financial/report': { path: '/company/financial', persona: company },
  '/company/closures/{id}': {
    path: '/company/closures?filtro.reason=contem.nada&aberto=cls-arena-beira-mar-escolinha',
    persona: company,
    missing: 'O que esse endereço mostra não está nesta página da lista.',
  },
  '/company/series': { path: '/company/series', persona: company },
  '/company/series/requests': { path: '/company/series', persona: company },
  '/company/series/{id}': {
    path: '/company/series/ser-atleta',
    persona: company,
    missing: 'Não achamos esse mensalista',
  },
  '/company/till': { path: '/company/till', persona: company },
  '/company/tills': { path: '/company/till/past', persona: company },
  '/company/tills/{id}': {
    path: '/company/till/till-arena-beira-mar-001',
    persona: company,
    missing: 'Não achamos esse caixa',
  },
  '/company/fields/{id}': {
    path: '/company/fields/fld-arena-beira-mar-campo-norte',
    persona: company,
    missing: 'Esse campo não está na sua arena',
  },
  // A row that is on the page is not read by its id: the search leaves it out.
  '/company/coupons/{id}': {
    path: '/company/coupons?filtro.code=contem.nada&aberto=cup-arena-beira-mar-bemvindo10',
    persona: company,
    missing: 'O que esse endereço mostra não está nesta página da lista.',
  },
  '/company/coupons/{id}/history': {
    path: '/company/coupons?aberto=cup-arena-beira-mar-bemvindo10&historico=cup-arena-beira-mar-bemvindo10',
    persona: company,
  },
  '/company/products/{id}': {
    path: '/company/products?busca=outro&editar=prd-arena-beira-mar-raquete',
    persona: company,
    missing: 'O que esse endereço mostra não está nesta página da lista.',
  },
  '/company/products/{id}/history': {
    path: '/company/products?aberto=prd-arena-beira-mar-raquete&historico=prd-arena-beira-mar-raquete',
    persona: company,
  },
  '/company/products/{id}/movements': {
    path: '/company/products?aberto=prd-arena-beira-mar-raquete&historico=estoque.prd-arena-beira-mar-raquete',
    persona: company,
  },
  '/company/expenses/{id}': {
    path: '/company/expenses?busca=outro&aberto=exp-arena-beira-mar-refletores-1',
    persona: company,
    missing: 'O que esse endereço mostra não está nesta página da lista.',
  },
  '/company/expenses/{id}/receipts/{receiptId}': {
    path: '/company/expenses?aberto=exp-arena-beira-mar-refletores-1',
    persona: company,
    missing: 'Esse comprovante não está mais aqui.',
    opens: { button: /\.pdf$/, queryKey: ['expenses', 'receipt'] },
  },
  '/me/account': {
    path: '/atleta/perfil?aba=dados',
    persona: athlete,
    missing: 'Por enquanto não dá para mudar seus dados por aqui.',
  },
  '/me/sessions': {
    path: '/atleta/perfil?aba=acesso',
    persona: athlete,
    missing: 'Por enquanto não dá para ver cada aparelho por aqui.',
  },
  '/me/deletion': {
    path: '/atleta/perfil?aba=privacidade',
    persona: athlete,
    missing: 'Por enquanto não dá para excluir a conta por aqui.',
  },
  '/tabs': { path: '/atleta/comandas', persona: athlete },
  '/tabs/{id}': {
    path: '/atleta/comandas/tab-arena-beira-mar-006',
    persona: athlete,
    missing: 'Não achamos essa comanda',
  },
  '/company/tabs': { path: '/company/tabs/list', persona: company },
  '/company/tabs/open': { path: '/company/tabs', persona: company },
  '/company/counter/products': { path: '/company/tabs?comanda=nova', persona: company },
  '/company/tabs/{id}': {
    path: '/company/tabs/list?aberto=tab-arena-beira-mar-001',
    persona: company,
  },
  '/company/tabs/{id}/history': {
    path: '/company/tabs/list?aberto=tab-arena-beira-mar-001',
    persona: company,
  },
  '/rachas/{id}': {
    path: '/atleta/rachas/rch-atleta-01',
    persona: athlete,
    missing: 'Não achamos esse racha',
  },
  '/rachas/{id}/earlier-players': {
    path: '/atleta/rachas/rch-atleta-01?fazer=colar',
    persona: athlete,
  },
  '/notification-messages': {
    path: '/atleta/perfil',
    persona: athlete,
    opens: { button: /^Notificações/, queryKey: ['notifications'] },
  },
  '/open-rachas': {
    path: '/atleta/rachas',
    persona: athlete,
    silent: 'One’s own games are there without those of others.',
  },
  '/rachas/{id}/stats': {
    path: '/atleta/rachas/rch-atleta-02',
    persona: athlete,
    silent: 'The game is there without what the group did in all of them.',
  },
  '/athlete-card': {
    path: '/atleta/rachas',
    persona: athlete,
    silent: 'One’s games are there without one’s figures.',
  },
  '/racha-links/{token}': { path: '/racha/convite-rch-atleta-01', missing: 'Esse convite não vale mais' },
  '/racha-links/{token}/arrivals': { path: '/racha/convite-rch-atleta-01?chegada=c0ffee' },
  '/rachas/{id}/arrival-code': {
    path: '/atleta/rachas/rch-atleta-01?fazer=chegada',
    persona: athlete,
  },
  '/split-proposals/{kind}/{id}': {
    path: '/atleta/contas/nova?racha=rch-atleta-01',
    persona: athlete,
    missing: 'Não achamos o que dividir',
  },
  '/splits': { path: '/atleta/comandas', persona: athlete },
  '/splits/{id}': {
    path: '/atleta/contas/conta-atleta-01',
    persona: athlete,
    missing: 'Não achamos essa conta',
  },
  '/bill-links/{token}': { path: '/conta/grupo-atleta-01', missing: 'Esse link não vale mais' },
  '/share-links/{token}': { path: '/conta/cota-atleta-06', missing: 'Esse link não vale mais' },
  '/me/favourites': { path: '/atleta/favoritos', persona: athlete },
  '/me/credits': { path: '/atleta/credito', persona: athlete },
  '/rachas': { path: '/atleta/rachas', persona: athlete },
  '/admin/rows/{resource}/{id}': {
    path: '/pages/crud?lista=empresas&filtro.name=igual-a.ninguém&aberto=cmp-arena-beira-mar',
    persona: admin,
    missing: 'O que esse endereço mostra não está nesta página da lista. Pode ter mudado de página ou saído.',
  },
  '/admin/rows/{resource}/{id}/relations': {
    path: '/pages/crud?lista=empresas&aberto=cmp-arena-beira-mar',
    persona: admin,
  },
  '/admin/rows/{resource}/{id}/history': {
    path: '/pages/crud?lista=empresas&aberto=cmp-arena-beira-mar&historico=cmp-arena-beira-mar',
    persona: admin,
  },
  '/admin/waiting': { path: '/pages/crud', persona: admin },
  ...Object.fromEntries(
    Object.entries(adminResources).map(([resource, list]) => [
      `/admin/${resource}`,
      { path: `/pages/crud?lista=${list}`, persona: admin },
    ]),
  ),
}

/** Reads tested elsewhere: no session exists without the first, and the others are made on request. */
export const elsewhere = ['/admin/search', '/me', '/me/export', '/cep/{cep}', '/calendar/{secret}.ics']
