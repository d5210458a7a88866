import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { worker } from '../../../testing/backend.ts'
import { nextFile } from '../../../testing/next-file.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const path = '/company/financial/entries'

/** Reads the amount under a label in cents: `−R$ 130,00` → -13000. */
function cents(label: string): number {
  const term = [...document.querySelectorAll('dl dt')].find((each) => each.textContent === label)
  const text = term?.nextElementSibling?.textContent ?? ''
  return toCents(text)
}

/** Parses `−R$ 130,00` into -13000 cents. */
function toCents(text: string): number {
  return Number(text.replace('\u2212', '-').replace(/[^\d-]/g, '') || Number.NaN)
}

describe("a company's money (A9, H6)", () => {
  it('is added up over the whole result, above the movements of one page', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await expect.element(getByRole('heading', { level: 1, name: 'Movimentações' })).toBeVisible()
    expect(document.title).toBe('Movimentações · Campo Livre')
    await expect.element(getByText(/^1\.\d{3} movimentações$/)).toBeVisible()
    expect(cents('Entradas')).toBeGreaterThan(10_000_000)
    expect(cents('Saídas')).toBeLessThan(-10_000_000)
    // The arena has told with what its accounts began.
    const began = cents('Saldo inicial e entre contas')
    expect(began).toBeGreaterThan(0)
    expect(cents('Saldo')).toBe(cents('Entradas') + cents('Saídas') + began)
    const before = [cents('Entradas'), cents('Saídas')]
    await getByRole('link', { name: 'Próxima página' }).click()
    await expect.element(getByRole('link', { name: 'Página anterior' })).toBeVisible()
    expect([cents('Entradas'), cents('Saídas')]).toEqual(before)
  })

  it('is added up anew for every filter (F4)', async () => {
    const { getByRole } = await renderApp({ path: `${path}?filtro.kind=igual-a.outgo`, persona })
    await expect.element(getByRole('table', { name: 'Movimentações' })).toBeVisible()
    const outgo = cents('Saídas')
    expect([cents('Entradas'), cents('Saldo')]).toEqual([0, outgo])
    await getByRole('button', { name: /^Tirar o filtro Tipo/ }).click()
    await expect.poll(() => cents('Entradas')).toBeGreaterThan(0)
    expect(cents('Saídas')).toBe(outgo)
  })

  it('says of which period, and adds up to the same in a spreadsheet (rule 10)', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await expect.element(getByRole('heading', { name: 'Todo o período' })).toBeVisible()
    await getByRole('navigation', { name: 'Período' }).getByRole('link', { name: 'Mês passado' }).click()
    await expect.element(getByRole('heading', { name: 'Outubro de 2026' })).toBeVisible()
    const current = [...document.querySelectorAll('nav[aria-label="Período"] [aria-current]')]
    expect(current.map(({ textContent }) => textContent)).toEqual(['Mês passado'])
    await expect.element(getByText(/^\d+ movimentações com esses filtros$/)).toBeVisible()
    const file = nextFile()
    await getByRole('button', { name: 'Baixar planilha' }).click()
    const [head = '', ...lines] = (await file).trimEnd().split('\r\n')
    const at = head.split(';').indexOf('Valor')
    const amounts = lines.map((line) => line.split(';')[at] ?? '')
    expect(amounts.every((amount) => /^-?\d+,\d\d$/.test(amount))).toBe(true)
    expect(amounts.filter((amount) => amount.startsWith('-')).length).toBeGreaterThan(3)
    expect(amounts.reduce((sum, amount) => sum + Number(amount.replace(',', '')), 0)).toBe(cents('Saldo'))
  })

  it('shows what went out with a minus that is seen and heard', async () => {
    const { getByRole } = await renderApp({ path: `${path}?filtro.kind=igual-a.outgo`, persona })
    const cell = getByRole('cell', { name: /^menos R\$/ }).first()
    await expect.element(cell).toMatchTextContent(/^\u2212menos R\$\s[\d.]+,\d\d$/)
  })

  it('shows no sums where the movements cannot be had (G4)', async () => {
    worker.use(http.get('*/api/company/financial', () => HttpResponse.json({}, { status: 404 })))
    const { getByRole, getByText } = await renderApp({ path, persona })
    await expect.element(getByRole('heading', { name: 'Não deu para buscar as movimentações' })).toBeVisible()
    expect(getByText('Saldo').query()).toBeNull()
  })

  it('says that nothing has moved yet (G4)', async () => {
    const { getByRole } = await renderApp({ path, persona: 'empresa.nova@campolivre.test' })
    await expect.element(getByRole('heading', { name: 'Nenhuma movimentação ainda' })).toBeVisible()
    expect(cents('Saldo')).toBe(0)
  })
})
