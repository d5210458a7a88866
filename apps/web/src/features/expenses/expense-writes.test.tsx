import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
