import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { backend } from '../../testing/backend.ts'
import { advance } from '../../testing/hold-booking.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { readReceipt } from './receipts/read-receipt.ts'

const persona = 'empresa@campolivre.test'
const open = (search = '', list = 'expenses') => renderApp({ path: `/company/${list}?${search}`, persona })
const drawer = () => page.getByRole('dialog')
const press = (name: string) => drawer().getByRole('button', { name, exact: true }).click()
const fillDrawer = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await drawer().getByLabelText(label, { exact: true }).fill(value)
}
const rows = () => page.getByRole('table').getByRole('row')
const fillNew = async (amount: string) => {
  await fillDrawer({ Descrição: 'Sistema de som', Valor: amount, Vencimento: '30/11/2026' })
  await drawer().getByLabelText('Categoria').selectOptions('Outras')
}

describe('a new expense (H5)', () => {
  it('in instalments is divided, shown as its parts, and undone as one', async () => {
    await open('editar=novo')
    await fillNew('100,00')
    await drawer().getByLabelText('Repete').selectOptions('Em parcelas')
    await fillDrawer({ 'Em quantas parcelas': '3' })
    await press('Salvar despesa')
    await expect.element(page.getByRole('link', { name: 'Sistema de som, 1 de 3' })).toBeVisible()
    await expect.element(page.getByText('Criadas 3: Sistema de som')).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(page.getByText('Desfeito')).toBeVisible()
    await expect.poll(() => page.getByRole('link', { name: /Sistema de som/ }).elements()).toEqual([])
  })

  it.each([
    ['0,00', 'Use um valor maior que zero.'],
    ['12.000.000,00', /Use um valor de até R\$\s10\.000\.000,00\./],
  ])('of %s is refused at its field, and nothing is lost', async (amount, sentence) => {
    await open('editar=novo')
    await fillNew(amount)
    await press('Salvar despesa')
    await expect.element(drawer().getByText(sentence)).toBeVisible()
    await expect.element(drawer().getByLabelText('Descrição')).toHaveValue('Sistema de som')
  })

  it('of one cent in three is told at the instalments', async () => {
    await open('editar=novo')
    await fillNew('0,01')
    await drawer().getByLabelText('Repete').selectOptions('Em parcelas')
    await fillDrawer({ 'Em quantas parcelas': '3' })
    await press('Salvar despesa')
    await expect.element(drawer().getByText(/R\$\s0,01 não se divide em 3/)).toBeVisible()
  })
})

describe('“Já paguei” (H5)', () => {
  it('asks for the day and the method, and adds the expense, its payment and its receipt as one', async () => {
    await open('editar=novo')
    await fillNew('100,00')
    await expect.element(drawer().getByLabelText('Forma de pagamento (opcional)')).toBeVisible()
    await drawer().getByLabelText('Já paguei').click()
    await press('Salvar despesa')
    await expect.element(drawer().getByText('Escolha a forma de pagamento.')).toBeVisible()
    await drawer().getByLabelText('Forma de pagamento', { exact: true }).selectOptions('Dinheiro')
    const inputs = document.querySelectorAll('[role=dialog] input[type=file]')
    await userEvent.upload(inputs[1] as Element, new File(['%PDF-1.4 nota'], 'nota.pdf'))
    await expect.element(drawer().getByText('nota.pdf')).toBeVisible()
    await press('Salvar despesa')
    await page.getByRole('searchbox').fill('Sistema de som')
    await page.getByRole('link', { name: 'Sistema de som' }).click()
    await expect.element(drawer().getByText(/R\$\s100,00 · Dinheiro/)).toBeVisible()
    await expect.element(drawer().getByRole('button', { name: 'nota.pdf' })).toBeVisible()
  })

  it('proposes the day that it is at the arena, also late in the evening', async () => {
    // 22h30 there, when the next day has begun where the tests run.
    await advance(12 * 60 + 30)
    await open('editar=novo')
    await drawer().getByLabelText('Já paguei').click()
    await expect.element(drawer().getByLabelText('Paguei em')).toHaveValue('20/11/2026')
  })

  it('tells at the receipt what cannot be used, and lets one go that was chosen', async () => {
    await open('editar=novo')
    await expect.element(drawer().getByRole('button', { name: 'Juntar foto ou PDF' })).toBeVisible()
    const choose = (file: File) =>
      userEvent.upload(document.querySelectorAll('[role=dialog] input[type=file]')[1] as Element, file)
    await choose(new File(['nada'], 'nota.jpg'))
    await expect
      .element(drawer().getByText('Esse arquivo não é uma foto nem um PDF. Escolha outro.'))
      .toBeVisible()
    await choose(new File(['%PDF-1.4 nota'], 'nota.pdf'))
    await press('Tirar comprovante')
    await expect.poll(() => drawer().getByText('nota.pdf').elements()).toEqual([])
  })
})

describe('an expense (H5)', () => {
  const bill = 'exp-arena-beira-mar-energia-11'

  it('is paid in part, which its drawer tells, and the payment is voided with a reason', async () => {
    await open(`editar=${bill}&acao=pagar`)
    await fillDrawer({ Valor: '500,00' })
    await expect.element(drawer().getByText(/^Ficam faltando R\$/)).toBeVisible()
    await press('Registrar pagamento')
    await page.getByRole('link', { name: 'Conta de energia' }).first().click()
    await press('Desfazer pagamento')
    await fillDrawer({ 'O que estava errado': 'Era a do mês que vem' })
    await press('Desfazer pagamento')
    await expect.element(drawer().getByText('Desfeito: “Era a do mês que vem”')).toBeVisible()
  })

  it('of a series asks which ones change', async () => {
    await open(`editar=${bill}`)
    await fillDrawer({ Descrição: 'Luz' })
    await press('Salvar despesa')
    await expect.element(drawer().getByText('Escolha quais mudam.')).toBeVisible()
    await drawer().getByLabelText('Mudar').selectOptions('Esta e as próximas')
    await press('Salvar despesa')
    await expect.element(page.getByText(/^Mudadas \d: Luz$/)).toBeVisible()
    await expect
      .poll(() => page.getByRole('link', { name: 'Luz', exact: true }).elements().length)
      .toBeGreaterThan(1)
  })

  it('without a payment is deleted, and is back when that is undone', async () => {
    await open('aberto=exp-arena-beira-mar-avulsa-01')
    await press('Apagar')
    await expect.element(page.getByText('Apagada: Troca das redes')).toBeVisible()
    await expect.poll(() => page.getByRole('link', { name: 'Troca das redes' }).elements()).toEqual([])
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(page.getByRole('link', { name: 'Troca das redes' }).first()).toBeVisible()
  })
})

describe('the figures above the list (H5)', () => {
  const tab = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Vencimentos' }).getByRole('link', { name })

  it('are tabs: each shows its rows, of that count, and the shown one leads back to all', async () => {
    const { router } = await open()
    await tab(/^Vencidas/).click()
    await expect.poll(() => router.latestLocation.search).toEqual({ 'filtro.status': 'igual-a.overdue' })
    await expect.element(tab(/^Vencidas/)).toHaveAttribute('aria-current', 'true')
    const count = Number(/(\d+) despesas?$/.exec(tab(/^Vencidas/).element().textContent)?.[1])
    await expect.poll(() => rows().elements().length).toBe(count + 1)
    await tab(/^Vencem este mês/).click()
    await expect.element(tab(/^Vencem este mês/)).toHaveAttribute('aria-current', 'true')
    expect(router.latestLocation.search).toEqual({
      'filtro.status': 'igual-a.pending',
      'filtro.dueDay': 'data-e-antes-de.2026-12-01',
    })
    await tab(/^Vencem este mês/).click()
    await expect.poll(() => router.latestLocation.search).toEqual({})
  })

  it('of other income say what is to come', async () => {
    await open('', 'incomes')
    await expect.element(tab(/^A receber este mês/)).toBeVisible()
  })
})

describe('“Paguei” on a row (H5)', () => {
  it('pays it whole, today and by its method, and is taken back', async () => {
    await open('busca=Troca+das+redes&filtro.status=igual-a.pending')
    const paid = page.getByRole('button', { name: 'Paguei: Troca das redes' })
    await paid.click()
    await expect.element(page.getByText('Paga hoje, Pix: Troca das redes')).toBeVisible()
    await expect.poll(() => paid.elements()).toEqual([])
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(paid).toBeVisible()
  })

  it('pays what is left of one that was paid in part', async () => {
    await open(`editar=exp-arena-beira-mar-avulsa-01&acao=pagar`)
    await fillDrawer({ Valor: '10,00' })
    await press('Registrar pagamento')
    await page.getByRole('button', { name: 'Paguei: Troca das redes' }).first().click()
    await expect.element(page.getByText('Paga hoje, Pix: Troca das redes')).toBeVisible()
    const { payments = [], amountCents } = backend.db.expenses.find('exp-arena-beira-mar-avulsa-01') ?? {}
    expect(payments.map((each) => each.amountCents)).toEqual([1_000, (amountCents ?? 0) - 1_000])
  })

  it('asks for the method of one that has none', async () => {
    await open('editar=novo')
    await fillNew('100,00')
    await press('Salvar despesa')
    await page.getByRole('link', { name: 'Paguei: Sistema de som' }).click()
    await expect.element(drawer().getByLabelText('Forma de pagamento')).toBeVisible()
    await press('Registrar pagamento')
    await expect.element(page.getByText('Pagamento registrado: Sistema de som')).toBeVisible()
  })
})

it('several are paid at once; what is paid already is left out and told (H5)', async () => {
  await open('filtro.category=igual-a.energy&ordem=-dueDay')
  await expect.poll(() => rows().elements().length).toBeGreaterThan(3)
  await page.getByRole('checkbox').nth(0).click()
  await page.getByRole('button', { name: 'Pagar' }).click()
  await expect.element(drawer().getByText('Ficam como estão')).toBeVisible()
  await press('Pagar')
  await expect.element(page.getByText(/^Pagamento registrado: \d despesas$/)).toBeVisible()
})

describe('receipts (H5)', () => {
  const openLamps = () => open('aberto=exp-arena-beira-mar-refletores-1')
  const choose = async (file: File) => {
    await expect.element(drawer().getByRole('button', { name: 'Juntar comprovante' })).toBeVisible()
    const input = document.querySelector('[role=dialog] input[type=file]')
    if (input) await userEvent.upload(input, file)
  }

  it('are kept as what they are: a PDF that is called a photo is a PDF', async () => {
    await openLamps()
    await choose(new File(['%PDF-1.4 nota'], 'nota.jpg', { type: 'image/jpeg' }))
    await drawer().getByRole('button', { name: 'nota.pdf' }).click()
    await expect.element(drawer().getByLabelText('Comprovante: nota.pdf')).toBeInTheDocument()
  })

  it('that cannot be used are told at their place, and nothing else is lost', async () => {
    await openLamps()
    await choose(new File(['nada'], 'nota.jpg'))
    await expect
      .element(drawer().getByText('Esse arquivo não é uma foto nem um PDF. Escolha outro.'))
      .toBeVisible()
    await expect.element(drawer().getByRole('button', { name: /\.pdf$/ })).toBeVisible()
  })

  it.each([
    [new File([], 'nota.pdf'), 'Esse arquivo está vazio. Escolha outro.'],
    [
      new File(['%PDF-', new Uint8Array(4 * 1024 * 1024)], 'nota.pdf'),
      'Esse PDF passa de 3 MB. Guarde só a página do comprovante, ou uma foto dela.',
    ],
    [
      new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(40 * 1024 * 1024)], 'foto.jpg'),
      'Essa foto passa de 20 MB. Escolha uma menor, ou tire um print dela.',
    ],
  ])('of a size that does not fit are refused with a sentence', async (file, sentence) => {
    await expect(readReceipt(file)).rejects.toThrow(sentence)
  })
})

it('what is paid without a receipt is a press away (H5)', async () => {
  await open()
  await page.getByRole('link', { name: 'Sem comprovante' }).click()
  await expect.element(page.getByRole('link', { name: /^Comprovantes: / })).toBeVisible()
  await expect.poll(() => page.getByRole('link', { name: 'Conta de energia' }).elements()).toEqual([])
  expect(page.getByRole('link', { name: 'Salários da equipe' }).elements()).not.toEqual([])
})

it('other income stands beside the expenses, with its own words (H5)', async () => {
  await open('', 'incomes')
  await expect.element(page.getByRole('table', { name: 'Outras receitas' })).toBeVisible()
  await expect.element(page.getByText('A receber').first()).toBeVisible()
  await page.getByRole('link', { name: 'Despesas' }).last().click()
  await expect.element(page.getByRole('table', { name: 'Despesas' })).toBeVisible()
})
