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
  it('pays and adds what was chosen, knows it the second time, and is undone as one', async () => {
    await open()
    await choose(`${head}05/11/2026;Pgto Enel;-88,50\n06/11/2026;Pix recebido;120,00`)
    await expect.element(drawer().getByText(/nova despesa em Energia/)).toBeVisible()
    await expect.element(drawer().getByRole('checkbox', { name: 'Pix recebido' })).not.toBeChecked()
    await drawer().getByRole('button', { name: 'Importar 1 lançamento' }).click()
    await expect.element(page.getByText('Do extrato: 1 lançamento')).toBeVisible()
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
    await expect.element(drawer().getByText('Nada foi importado.')).toBeVisible()
  })
})
