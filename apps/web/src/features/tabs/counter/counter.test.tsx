import type { TabCommand } from '@campo-livre/domain/tabs/command.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { http, HttpResponse } from 'msw'
import { personaIds } from '@campo-livre/mocks/personas/persona-ids.ts'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { typeInto } from '../../../lib/browser/type-into.ts'
import { ask, signInAs } from '../../../testing/ask.ts'
import { backend, worker } from '../../../testing/backend.ts'
import { payPix } from '../../../testing/hold-booking.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const id = 'tab-arena-beira-mar-001'
const find = (tabId = id) => backend.db.tabs.find(tabId)
const shelf = page.getByRole('region', { name: 'Produtos' })
const bill = page.getByRole('complementary', { name: 'Conta da comanda' })
const drawer = page.getByRole('dialog')
const product = (name: string) => shelf.getByRole('button', { name: new RegExp(name) })
const piecesOf = (name: string, tabId = id) =>
  (find(tabId)?.items ?? [])
    .filter((item) => item.name === name)
    .reduce((sum, { quantity }) => sum + quantity, 0)
const stockOf = (name: string) =>
  backend.db.products.where((each) => each.companyId === 'cmp-arena-beira-mar' && each.name === name)[0]
    ?.stock

async function open(search = `?comanda=${id}`) {
  const app = await renderApp({ path: `/company/tabs${search}`, persona, retryDelay: 0 })
  await expect.element(product('Chope 300 ml')).toBeInTheDocument()
  return app
}

describe('the counter (H3)', () => {
  it('puts an item on an open tab by two touches, and the server has it', async () => {
    const { getByRole } = await open('')
    const before = piecesOf('Chope 300 ml')
    const stock = stockOf('Chope 300 ml') ?? 0
    const name = find()?.customerName ?? ''
    await getByRole('region', { name: 'Comandas abertas' })
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click()
    await product('Chope 300 ml').click()
    await expect.element(bill.getByRole('button', { name: /vezes Chope 300 ml/ })).toBeVisible()
    await expect.poll(() => piecesOf('Chope 300 ml')).toBe(before + 1)
    expect(stockOf('Chope 300 ml')).toBe(stock - 1)
  })

  it('opens a tab with its first item by four keys', async () => {
    const { router } = await open('')
    await userEvent.keyboard('{F1}')
    await expect.element(page.getByLabelText('Nome do cliente')).toHaveFocus()
    await userEvent.keyboard('{Enter}c{Enter}')
    await expect.element(bill.getByRole('heading', { name: 'Balcão' })).toBeVisible()
    const tabId = String(new URLSearchParams(router.history.location.search).get('comanda'))
    await expect.poll(() => find(tabId)?.items.length).toBe(1)
    expect(find(tabId)).toMatchObject({ status: 'open', customerName: 'Balcão' })
  })

  it('two quick touches are two pieces on one line of one new tab', async () => {
    const { router } = await open('?comanda=nova')
    const tile = product('Chope 300 ml').element() as HTMLElement
    const before = backend.db.tabs.where(({ companyId }) => companyId === 'cmp-arena-beira-mar').length
    tile.click()
    tile.click()
    await expect.element(bill.getByRole('button', { name: /^2 vezes Chope 300 ml/ })).toBeVisible()
    const tabId = String(new URLSearchParams(router.history.location.search).get('comanda'))
    await expect.poll(() => find(tabId)?.items.map(({ quantity }) => quantity)).toEqual([2])
    expect(backend.db.tabs.where(({ companyId }) => companyId === 'cmp-arena-beira-mar')).toHaveLength(
      before + 1,
    )
  })

  it('a touch right after “Nova comanda” is for the new tab, though the one before is still shown', async () => {
    const { router } = await open()
    const before = piecesOf('Chope 300 ml')
    const link = page.getByRole('link', { name: 'Nova comanda' }).element() as HTMLElement
    const tile = product('Chope 300 ml').element() as HTMLElement
    link.click()
    tile.click()
    tile.click()
    await expect.element(bill.getByRole('button', { name: /^2 vezes Chope 300 ml/ })).toBeVisible()
    const tabId = String(new URLSearchParams(router.history.location.search).get('comanda'))
    await expect.poll(() => piecesOf('Chope 300 ml', tabId)).toBe(2)
    expect(piecesOf('Chope 300 ml')).toBe(before)
  })

  it('adds twelve by “12x”, and a number alone adds nothing', async () => {
    await open()
    const before = piecesOf('Chope 300 ml')
    await userEvent.keyboard('12x chope{Enter}')
    await expect.poll(() => piecesOf('Chope 300 ml')).toBe(before + 12)
    await userEvent.keyboard('7x{Enter}')
    expect(find()?.items.some(({ quantity }) => quantity === 7)).toBe(false)
  })

  it('adds twelve by the keypad, and the next touch is one again', async () => {
    await open()
    const before = piecesOf('Chope 300 ml')
    await shelf.getByRole('button', { name: '1×, mudar a quantidade' }).click()
    const keypad = shelf.getByRole('group', { name: 'Quantidade' })
    for (const key of ['1', '3', 'Apagar', '2']) await keypad.getByRole('button', { name: key }).click()
    await product('Chope 300 ml').click()
    await expect.poll(() => piecesOf('Chope 300 ml')).toBe(before + 12)
    await expect.element(keypad).not.toBeInTheDocument()
    await product('Chope 300 ml').click()
    await expect.poll(() => piecesOf('Chope 300 ml')).toBe(before + 13)
  })

  it('shows at once what is sent, and takes it away with a sentence when it is refused', async () => {
    await open()
    const message = 'Chope 300 ml acabou no estoque.'
    const gate = Promise.withResolvers<void>()
    worker.use(
      http.post('/api/company/tabs/commands', async () => {
        await gate.promise
        return HttpResponse.json({ message, code: 'stock_out', data: { tabs: [] } }, { status: 409 })
      }),
    )
    await product('Chope 300 ml').click()
    await expect.element(bill.getByRole('button', { name: /^1 vezes Chope/ })).toBeVisible()
    gate.resolve()
    await expect.element(page.getByText(message)).toBeVisible()
    await expect.element(bill.getByRole('button', { name: /vezes Chope/ })).not.toBeInTheDocument()
  })

  it('a lost answer counts once', async () => {
    await open()
    const before = piecesOf('Chope 300 ml')
    let lost = 0
    worker.use(
      http.post('/api/company/tabs/commands', async ({ request }) => {
        if (lost > 0) return undefined
        lost += 1
        const command = (await request.clone().json()) as TabCommand
        await ask('/api/company/tabs/commands', command, await signInAs(persona))
        return HttpResponse.error()
      }),
    )
    await product('Chope 300 ml').click()
    await expect.poll(() => lost).toBe(1)
    await product('Água de coco').click()
    await expect.poll(() => piecesOf('Água de coco')).toBeGreaterThan(0)
    expect(piecesOf('Chope 300 ml')).toBe(before + 1)
    await expect
      .element(bill.getByRole('button', { name: new RegExp(`^${before + 1} vezes Chope 300 ml`) }))
      .toBeVisible()
  })

  it('holds what does not reach the server, in order, and sends it again on demand', async () => {
    const { router } = await open('?comanda=nova')
    worker.use(http.post('/api/company/tabs/commands', () => HttpResponse.error()))
    await product('Chope 300 ml').click()
    await product('Chope 300 ml').click()
    const notice = page.getByText('Sem resposta do servidor: 3 lançamentos esperam. Nada se perde.')
    await expect.element(notice).toBeVisible()
    await expect.element(bill.getByText(/20,00/).first()).toBeVisible()
    worker.resetHandlers()
    await page.getByRole('button', { name: 'Enviar de novo' }).click()
    await expect.element(notice).not.toBeInTheDocument()
    const tabId = String(new URLSearchParams(router.history.location.search).get('comanda'))
    await expect.poll(() => piecesOf('Chope 300 ml', tabId)).toBe(2)
  })

  it('takes a piece back with a reason, says what is missing, and undoes it', async () => {
    await open()
    const line = find()?.items[0]
    await bill.getByRole('button', { name: new RegExp(`vezes ${line?.name}`) }).click()
    await drawer.getByRole('button', { name: 'Devolver' }).click()
    await expect.element(drawer.getByText('Diga por que o item voltou.')).toBeVisible()
    await drawer.getByLabelText('Motivo').fill('Pediu errado')
    await drawer.getByRole('button', { name: 'Devolver' }).click()
    await expect.poll(() => find()?.items[0]?.returns.length).toBe(1)
    expect(find()?.items[0]?.returns[0]).toMatchObject({ quantity: 1, reason: 'Pediu errado', to: 'stock' })
    await bill.getByRole('button', { name: 'Desfazer a devolução' }).click()
    await expect.poll(() => find()?.items[0]?.returns.length).toBe(0)
  })

  it('closes the bill, takes cash with its change, and shows the receipt', async () => {
    await open()
    await bill.getByRole('button', { name: 'Fechar conta' }).click()
    await drawer.getByRole('button', { name: 'Dinheiro' }).click()
    const tab = find()
    const due = tab ? tabSum(tab).dueCents : 0
    const amount = drawer.getByLabelText('Quanto entregaram')
    await amount.fill('0,01')
    await expect.element(drawer.getByText(/^Menos que/)).toBeVisible()
    await amount.fill(`${(due + 550) / 100}`.replace('.', ','))
    await expect.element(drawer.getByText(/^R\$\s5,50$/)).toBeVisible()
    await drawer.getByRole('button', { name: /^Receber/ }).click()
    await expect.element(bill.getByRole('heading', { name: /paga$/ })).toBeVisible()
    await expect.element(bill.getByText('Não é documento fiscal.')).toBeVisible()
    expect(find()).toMatchObject({ status: 'paid' })
    expect(find()?.payments.at(-1)).toMatchObject({ method: 'cash', receivedCents: due + 550 })
  })

  it('gives a Pix back by its bank, and says so before (N6)', async () => {
    await open()
    await bill.getByRole('button', { name: 'Fechar conta' }).click()
    await drawer.getByRole('button', { name: 'Outro' }).click()
    await drawer.getByLabelText('Valor').fill('7,00')
    await drawer.getByRole('button', { name: 'Pix', exact: true }).click()
    await expect.poll(() => find()?.pendingPix.length).toBe(1)
    await payPix(find()?.pendingPix[0]?.id ?? '')
    const paid = drawer.getByRole('region', { name: 'Já pago' })
    await paid.getByRole('button', { name: /^Pix/ }).click()
    await expect
      .element(paid)
      .toMatchTextContent(
        /Quem pagou recebe R\$\s7,00 de volta por Pix, em até 1 dia útil\. O banco devolve sozinho\./,
      )
    await drawer.getByLabelText('Motivo').fill('Pagou em dobro')
    await drawer.getByRole('button', { name: /^Devolver R\$\s7,00$/ }).click()
    await expect.poll(() => find()?.payments.at(-1)?.voided?.reason).toBe('Pagou em dobro')
    await expect
      .element(drawer.getByRole('list', { name: 'Pagamentos devolvidos' }))
      .toMatchTextContent(/Devolução pedida ao bancoR\$\s7,00 de volta por Pix, em até 1 dia útil/)
  })

  it('splits what is due among people, to the cent', async () => {
    await open()
    await bill.getByRole('button', { name: 'Fechar conta' }).click()
    await drawer.getByRole('button', { name: 'Dividir' }).click()
    await drawer.getByRole('button', { name: 'Mais um' }).click()
    await drawer.getByRole('button', { name: 'Cartão' }).click()
    await drawer.getByRole('button', { name: 'Débito' }).click()
    await drawer.getByRole('button', { name: 'Cartão' }).click()
    await drawer.getByRole('button', { name: 'Débito' }).click()
    await drawer.getByRole('button', { name: 'Cartão' }).click()
    await drawer.getByRole('button', { name: 'Débito' }).click()
    await expect.poll(() => find()?.status).toBe('paid')
    const amounts = find()?.payments.map(({ amountCents }) => amountCents) ?? []
    expect(amounts).toHaveLength(3)
    expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1)
  })

  it('a barcode adds its product wherever the focus is, and leaves no trace in a field', async () => {
    const [chope] = backend.db.products.where(({ name }) => name === 'Chope 300 ml')
    await backend.db.products.update(chope?.id ?? '', { ean: '7891234567895' })
    await open()
    const before = piecesOf('Chope 300 ml')
    const field = page.getByLabelText('Buscar comanda')
    await field.fill('lu')
    field.element().focus()
    const input = field.element() as HTMLInputElement
    for (const key of [...Array.from('7891234567895'), 'Enter']) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      // A scanner's pace, whatever the machine's.
      Object.defineProperty(event, 'timeStamp', { value: 1_000 })
      if (input.dispatchEvent(event) && key !== 'Enter') {
        typeInto(input, input.value + key)
      }
    }
    await expect.poll(() => piecesOf('Chope 300 ml')).toBe(before + 1)
    await expect.element(field).toHaveValue('lu')
  })

  it('F4 downloads all tabs, and says so when that fails (F4)', async () => {
    await open()
    let failed = 0
    worker.use(
      http.get('/api/company/tabs', () => {
        failed += 1
        return HttpResponse.error()
      }),
    )
    await userEvent.keyboard('{F4}')
    await expect.element(page.getByText('A planilha não veio')).toBeVisible()
    expect(failed).toBeGreaterThan(0)
    worker.resetHandlers()
    const made = vi.spyOn(URL, 'createObjectURL')
    await userEvent.keyboard('{F4}')
    await expect.element(page.getByText(/^comandas-.+\.csv$/)).toBeVisible()
    const file = made.mock.calls[0]?.[0]
    made.mockRestore()
    const lines = file instanceof Blob ? (await file.text()).trim().split('\r\n') : []
    const tabs = backend.db.tabs.where(({ companyId }) => companyId === 'cmp-arena-beira-mar')
    expect(lines).toHaveLength(tabs.length + 1)
  })

  it('moves lines to another tab', async () => {
    await open()
    const line = find()?.items[0]
    const other = 'tab-arena-beira-mar-002'
    await bill.getByRole('button', { name: 'Opções' }).click()
    await drawer.getByRole('link', { name: 'Juntar ou mover' }).click()
    await drawer
      .getByRole('button', { name: new RegExp(line?.name ?? '') })
      .first()
      .click()
    await drawer.getByRole('button', { name: new RegExp(find(other)?.code ?? '') }).click()
    await drawer.getByRole('button', { name: 'Mover os itens' }).click()
    await expect.poll(() => find(other)?.items.some(({ id: lineId }) => lineId === line?.id)).toBe(true)
    expect(find()?.items.some(({ id: lineId }) => lineId === line?.id)).toBe(false)
    expect(find()?.status).toBe('open')
  })

  it('moves a part of the pieces of a line', async () => {
    await open()
    const other = 'tab-arena-beira-mar-002'
    const name = 'Chope 300 ml'
    const before = piecesOf(name, other)
    await userEvent.keyboard('5x chope{Enter}')
    await expect.element(bill.getByRole('button', { name: new RegExp(`^5 vezes ${name}`) })).toBeVisible()
    await bill.getByRole('button', { name: 'Opções' }).click()
    await drawer.getByRole('link', { name: 'Juntar ou mover' }).click()
    await drawer.getByRole('button', { name: new RegExp(`^5× ${name}`) }).click()
    const quantity = drawer.getByRole('group', { name: `Quantas de ${name}` })
    for (const wanted of ['4', '3']) {
      await quantity.getByRole('button', { name: 'Menos um' }).click()
      await expect.element(quantity.getByRole('status')).toHaveTextContent(wanted)
    }
    await drawer.getByRole('button', { name: new RegExp(find(other)?.code ?? '') }).click()
    await drawer.getByRole('button', { name: 'Mover os itens' }).click()
    await expect.poll(() => piecesOf(name, other)).toBe(before + 3)
    await expect.element(bill.getByRole('button', { name: new RegExp(`^2 vezes ${name}`) })).toBeVisible()
    await bill.getByRole('button', { name: 'Desfazer a mudança de comanda' }).click()
    await expect.poll(() => piecesOf(name, other)).toBe(before)
    await expect.element(bill.getByRole('button', { name: new RegExp(`^5 vezes ${name}`) })).toBeVisible()
  })

  it('links a booking of today to a tab', async () => {
    const { router } = await open('?comanda=nova')
    await product('Chope 300 ml').click()
    await bill.getByRole('button', { name: 'Opções' }).click()
    const tabId = String(new URLSearchParams(router.history.location.search).get('comanda'))
    await drawer.getByRole('link', { name: 'Vincular reserva' }).click()
    await drawer.getByRole('list', { name: 'Reservas' }).getByRole('button').first().click()
    await expect.poll(() => find(tabId)?.bookingId).toMatch(/^bkg-/)
    await expect.element(drawer).not.toBeInTheDocument()
  })

  it('sends the receipt of a paid tab to an account, and the page stays as high as the window', async () => {
    const paid = 'tab-arena-beira-mar-006'
    await page.viewport(1280, 720)
    const { getByRole, getByLabelText, getByText } = await open(`?comanda=${paid}`)
    await getByRole('button', { name: 'Enviar para uma conta' }).click()
    await expect.element(getByLabelText('E-mail da conta')).toHaveFocus()
    await userEvent.keyboard('nova@campolivre.test{Enter}')
    await expect.element(getByText(/^Enviado\. Se/)).toBeVisible()
    expect(backend.db.sentReceipts.all()).toMatchObject([{ tabId: paid, userId: personaIds.nova }])
    const { scrollHeight, clientHeight } = document.documentElement
    expect(scrollHeight).toBe(clientHeight)
  })
})
