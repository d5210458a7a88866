import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { amountText } from './bcb-pix.ts'
import { brCodeField, withCheck } from './br-code.ts'
import { testBankPage } from '../http/test-bank-page.ts'

type Charge = { txid: string; valor: { original: string }; chave: string; code: string; pix: Paid[] }
type Paid = { endToEndId: string; txid: string; valor: string; horario: string; chave: string }

type Refund = { id: string; rtrId: string; valor: string; status: string }

type Options = {
  /** The address that is told of money that came. */
  webhook: string
  /** The ISO instant. */
  now: () => string
  clientId: string
  clientSecret: string
}

/** A bank for development and tests: it makes charges as the API of the Banco Central says, and they are paid by a press. */
export function createTestBank({ webhook, now, clientId, clientSecret }: Options) {
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, Refund>()
  const token = randomBytes(24).toString('base64url')
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  const app = new Hono()

  const shown = ({ txid, valor, chave, code, pix }: Charge) => ({
    txid,
    valor,
    chave,
    status: pix.length > 0 ? 'CONCLUIDA' : 'ATIVA',
    pixCopiaECola: code,
    ...(pix.length > 0 ? { pix } : {}),
  })

  /** Pays a charge, all of it or another amount; returns the transfer. With `silent` the webhook is lost. */
  function pay(txid: string, { cents, silent = false }: { cents?: number; silent?: boolean } = {}): Paid {
    const charge = charges.get(txid)
    if (!charge) throw new Error(`no charge ${txid}`)
    const valor = cents === undefined ? charge.valor.original : amountText(cents)
    const endToEndId = `E${randomBytes(16).toString('hex').slice(0, 31)}`
    const paid = { endToEndId, txid, valor, horario: now(), chave: charge.chave }
    charge.pix.push(paid)
    if (!silent) void tell(paid)
    return paid
  }

  /** Tells the webhook of a transfer; returns the status of its answer. */
  async function tell(paid: Paid): Promise<number> {
    const told = await fetch(`${webhook}/pix`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ pix: [paid] }),
    })
    return told.status
  }

  app.post('/oauth/token', (context) =>
    context.req.header('Authorization') === basic
      ? context.json({ access_token: token, token_type: 'Bearer', expires_in: 3600 })
      : context.json({ error: 'invalid_client' }, 401),
  )
  app.use('/v2/*', async (context, next) => {
    if (context.req.header('Authorization') !== `Bearer ${token}`) return context.json({ status: 401 }, 401)
    return next()
  })
  app.put('/v2/cob/:txid', async (context) => {
    const txid = context.req.param('txid')
    const body: { valor: { original: string }; chave: string } = await context.req.json()
    if (!/^[a-zA-Z0-9]{26,35}$/.test(txid)) return context.json({ status: 400 }, 400)
    if (charges.has(txid)) return context.json({ status: 422 }, 422)
    const charge = {
      txid,
      valor: body.valor,
      chave: body.chave,
      code: codeOf(txid, body.valor.original),
      pix: [],
    }
    charges.set(txid, charge)
    return context.json(shown(charge), 201)
  })
  app.get('/v2/cob/:txid', (context) => {
    const charge = charges.get(context.req.param('txid'))
    return charge ? context.json(shown(charge)) : context.json({ status: 404 }, 404)
  })
  app.put('/v2/pix/:e2eid/devolucao/:id', async (context) => {
    const { e2eid, id } = context.req.param()
    const { valor }: { valor: string } = await context.req.json()
    const paid = [...charges.values()].flatMap(({ pix }) => pix).find((each) => each.endToEndId === e2eid)
    if (!paid) return context.json({ status: 404 }, 404)
    const key = `${e2eid} ${id}`
    const gone = [...refunds].filter(([of]) => of.startsWith(`${e2eid} `)).map(([, each]) => each.valor)
    const cents = (text: string) => Number(text.replace('.', ''))
    const left = cents(paid.valor) - gone.reduce((sum, each) => sum + cents(each), 0)
    if (refunds.has(key) || cents(valor) > left) return context.json({ status: 422 }, 422)
    const refund = {
      id,
      rtrId: `D${randomBytes(16).toString('hex').slice(0, 31)}`,
      valor,
      status: 'DEVOLVIDO',
    }
    refunds.set(key, refund)
    return context.json(refund, 201)
  })
  app.get('/v2/pix/:e2eid/devolucao/:id', (context) => {
    const { e2eid, id } = context.req.param()
    const refund = refunds.get(`${e2eid} ${id}`)
    return refund ? context.json(refund) : context.json({ status: 404 }, 404)
  })
  app.get('/', (context) => {
    const base = context.req.path.replace(/\/$/, '')
    return context.html(page([...charges.values()].toReversed(), base))
  })
  app.post('/pay/:txid', (context) => {
    pay(context.req.param('txid'))
    return context.redirect(context.req.path.replace(/\/pay\/.*$/, ''), 303)
  })
  return {
    app,
    pay,
    tell,
    charges: charges as ReadonlyMap<string, Charge>,
    refunds: refunds as ReadonlyMap<string, Refund>,
  }
}

/** Returns a code of the kind that asks its bank what it comes to: it has an address in the place of a key. */
function codeOf(txid: string, amount: string): string {
  const account = brCodeField('00', 'br.gov.bcb.pix') + brCodeField('25', `banco.test/qr/v2/${txid}`)
  return withCheck(
    [
      brCodeField('00', '01'),
      brCodeField('01', '12'),
      brCodeField('26', account),
      brCodeField('52', '0000'),
      brCodeField('53', '986'),
      brCodeField('54', amount),
      brCodeField('58', 'BR'),
      brCodeField('59', 'CAMPO LIVRE'),
      brCodeField('60', 'SAO PAULO'),
      brCodeField('62', brCodeField('05', '***')),
    ].join(''),
  )
}

const page = (charges: readonly Charge[], base: string) =>
  testBankPage(
    'Os Pix que esperam pagamento.',
    charges.map(
      ({ txid, valor, pix }) =>
        html`R$ ${valor.original.replace('.', ',')}
        ${pix.length > 0 ? 'Pago' : html`<form method="post" action="${base}/pay/${txid}"><button>Pagar</button></form>`}`,
    ),
  )
