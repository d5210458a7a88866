import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const drawer = () => page.getByRole('dialog')
const open = () => renderApp({ path: '/company/expenses?fazer=extrato', persona })

async function choose(content: string | Uint8Array<ArrayBuffer>, name = 'extrato.csv'): Promise<void> {
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  const input = document.querySelector('input[type=file]')
  if (input) await userEvent.upload(input, new File([content], name))
}

const head = 'Data;Histórico;Valor\n'

describe('the import of a bank’s statement (H5)', () => {
  it('pays and adds what was chosen, in the category that one gives it, knows it the second time, and is undone as one', async () => {
    const { backend } = await open()
    await choose(`${head}05/11/2026;Pgto Enel;-88,50\n06/11/2026;Pix recebido;120,00`)
    await expect.element(drawer().getByText(/nova despesa/)).toBeVisible()
    const category = drawer().getByRole('combobox', { name: 'Categoria de Pgto Enel' })
    await expect.element(category).toHaveValue('energy')
    await category.selectOptions('Manutenção')
    await expect.element(drawer().getByRole('checkbox', { name: 'Pix recebido' })).not.toBeChecked()
    await drawer().getByRole('button', { name: 'Importar 1 lançamento' }).click()
    await expect.element(page.getByText('Do extrato: 1 lançamento')).toBeVisible()
    const made = backend.db.expenses.where(({ description }) => description === 'Pgto Enel')
    expect(made).toMatchObject([{ category: 'maintenance', amountCents: 8850 }])
    await page.getByRole('link', { name: 'Importar extrato' }).click()
    await choose(`${head}05/11/2026;Pgto Enel;-88,50`)
    await expect.element(drawer().getByText('1 lançamento, 1 já nas contas.')).toBeVisible()
    await expect.element(drawer().getByText(/já está nas contas/)).toBeVisible()
    await drawer().getByRole('button', { name: 'Fechar', exact: true }).click()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(page.getByText('Desfeito')).toBeVisible()
  })

  it('reads Windows-1252 as it is, and OFX whatever its name', async () => {
    await open()
    const latin = Uint8Array.from(`${head}05/11/2026;Manutenção do portão;-9,50`, (letter) =>
      letter.charCodeAt(0),
    )
    await choose(latin)
    await expect.element(drawer().getByRole('checkbox', { name: 'Manutenção do portão' })).toBeChecked()
    await choose(
      '<OFX><CURDEF>BRL<BANKTRANLIST><STMTTRN><DTPOSTED>20261105<TRNAMT>-7,00<MEMO>Rede nova</BANKTRANLIST></OFX>',
      'extrato.txt',
    )
    await expect.element(drawer().getByRole('checkbox', { name: 'Rede nova' })).toBeChecked()
  })

  it('imports the good lines, and tells the others with their line as it stands there', async () => {
    await open()
    await choose(`${head}05/11/2026;Rede;-9,50\n31/02/2026;Luz;-1,00\n06/11/2026;SALDO;7,00`)
    const left = drawer().getByRole('region', { name: 'Linhas que ficam de fora' })
    await expect
      .element(left)
      .toMatchTextContent(
        /^1 linha fica de fora.*Linha 3“31\/02\/2026” não é um dia\..*31\/02\/2026;Luz;-1,00/,
      )
    await expect.element(drawer().getByText('1 linha de saldo, total ou valor zero não entra.')).toBeVisible()
    await drawer().getByRole('button', { name: 'Importar 1 lançamento' }).click()
    await expect.element(page.getByText('Do extrato: 1 lançamento')).toBeVisible()
  })

  it('offers a Pix as the payment of the tab whose amount and name it has (rule 10)', async () => {
    const { backend } = await open()
    const [company] = backend.db.companies.where(({ slug }) => slug === 'arena-beira-mar')
    const tab = backend.db.tabs
      .by('companyId', company?.id ?? '')
      .find((each) => ['open', 'closed'].includes(each.status) && tabSum(each).dueCents > 0)
    if (!tab) throw new Error('no tab waits to be paid')
    const name = 'Querubina Vasconcelos'
    await backend.db.tabs.update(tab.id, { customerName: name })
    const amount = (tabSum(tab).dueCents / 100).toFixed(2)
    await choose(`${head}20/11/2026;PIX QUERUBINA VASCONCELOS;${amount}\n19/11/2026;Luz;-1,00`)
    await expect
      .element(drawer().getByRole('combobox', { name: 'O que é PIX QUERUBINA VASCONCELOS' }))
      .toMatchTextContent(new RegExp(`Paga ${name}: .*${tab.code}`))
    await drawer().getByRole('button', { name: 'Importar 2 lançamentos' }).click()
    await expect.element(page.getByText('Do extrato: 2 lançamentos')).toBeVisible()
    const paid = backend.db.tabs.find(tab.id)
    expect(paid && tabSum(paid).dueCents).toBe(0)
  })

  it('asks what the amounts of a card are before it says what they become', async () => {
    const { backend } = await open()
    await choose('date,title,amount\n2026-11-03,Mercado do Mucuripe,88.50')
    await drawer()
      .getByRole('radio', { name: /^Uma compra/ })
      .click()
    await expect.element(drawer().getByText(/nova despesa/)).toBeVisible()
    await drawer().getByRole('button', { name: 'Importar 1 lançamento' }).click()
    await expect.element(page.getByText('Do extrato: 1 lançamento')).toBeVisible()
    const made = backend.db.expenses.where(({ description }) => description === 'Mercado do Mucuripe')
    expect(made).toMatchObject([{ kind: 'expense', amountCents: 8850 }])
  })

  it.each([
    [
      '<OFX><CURDEF>USD<BANKTRANLIST></BANKTRANLIST>',
      'Esse extrato está em USD. Só dá para importar extratos em reais.',
    ],
    ['<OFX><BANKTRANLIST><STMTTRN>', /^O arquivo do banco veio incompleto/],
    ['Nome;Preço\nÁgua;5,00', /^Faltam as colunas Data e Valor/],
    [head, 'Esse extrato não tem lançamentos.'],
    ['', /^Faltam as colunas Data e Valor/],
  ])('tells in a sentence what it cannot take: %s', async (content, sentence) => {
    await open()
    await choose(content)
    await expect.element(drawer().getByText(sentence)).toBeVisible()
    expect(
      drawer()
        .getByRole('button', { name: /^Importar \d/ })
        .query(),
    ).toBeNull()
  })
})
