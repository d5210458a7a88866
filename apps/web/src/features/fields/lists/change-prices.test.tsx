import type { FieldRecord } from '@campo-livre/backend/store/records.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { backend } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const id = 'fld-arena-beira-mar-campo-norte'
const own = () => backend.db.fields.where(({ companyId }) => companyId === 'cmp-arena-beira-mar')
const stored = (): FieldRecord => {
  const field = backend.db.fields.find(id)
  if (!field) throw new Error('the field is gone')
  return field
}
const flat = (from: string, basePriceCents: number) => ({ from, basePriceCents, priceRules: [] })

async function open() {
  const app = await renderApp({ path: '/company/fields?visao=tabela', persona })
  await expect.element(app.getByRole('table', { name: 'Campos da arena' })).toBeVisible()
  const drawer = page.getByRole('dialog')
  const mark = (name: string) => app.getByRole('checkbox', { name: `Marcar ${name}` }).click()
  const start = async (amount: string) => {
    await app.getByRole('button', { name: 'Mudar preços' }).click()
    await drawer.getByLabelText('Quanto muda').fill(amount)
  }
  const send = () => drawer.getByRole('button', { name: 'Mudar preços', exact: true }).click()
  const line = (name: string) => drawer.getByRole('row', { name: new RegExp(`^${name}`) })
  return { ...app, drawer, mark, start, send, line }
}
const openPrices = () => renderApp({ path: `/company/fields/${id}?passo=precos`, persona })

describe('the prices of several fields from a day on (H1)', () => {
  it('change as the preview says, and touch nothing that is booked; the prices of a field tell of them', async () => {
    const bookings = structuredClone(backend.db.bookings.all())
    const before = own()
    const { getByRole, drawer, start, send, line, unmount } = await open()
    await getByRole('checkbox', { name: 'Marcar a página toda' }).click()
    await start('8')
    await expect.element(drawer).toMatchTextContent(/Os preços mudam em 7 campos, a partir de ter, 01\/12\./)
    await expect
      .element(line('Campo 1 – Gramado Norte'))
      .toMatchTextContent(/preço base e 6 faixas ?R\$\s110 a R\$\s230 ?R\$\s119 a R\$\s248$/)
    await send()
    await expect.element(page.getByText('Preços novos em 7 campos, a partir de ter, 01/12')).toBeVisible()
    expect(own().map(({ nextPrices }) => nextPrices.map(({ from }) => from))).toEqual(
      before.map(() => ['2026-12-01']),
    )
    expect(own().map(({ basePriceCents }) => basePriceCents)).toEqual(
      before.map(({ basePriceCents }) => basePriceCents),
    )
    expect(backend.db.bookings.all()).toEqual(bookings)
    await unmount()
    const { getByText } = await openPrices()
    await expect
      .element(getByText(/^Preços novos a partir de ter, 01\/12: R\$\s119 a R\$\s248$/))
      .toBeVisible()
  })

  it('leave out what they do not fit, with the reason, and say so where they fit none', async () => {
    await backend.db.fields.update(id, { basePriceCents: 990_000 })
    const { drawer, mark, start, send, line } = await open()
    await mark('Campo 1 – Gramado Norte')
    await start('8')
    const out = drawer.getByRole('region', { name: 'Ficam como estão' })
    await expect.element(out).toMatchTextContent(/Campo 1 – Gramado Norte ?Passaria de R\$\s10\.000\.$/)
    await send()
    await expect.element(drawer.getByText('Assim não serve para nenhum dos marcados.')).toBeVisible()
    await drawer.getByRole('button', { name: 'Fechar' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await mark('Quadra Coberta')
    await start('-10')
    await drawer.getByLabelText('Em', { exact: true }).selectOptions('reais (R$)')
    await expect.element(line('Quadra Coberta')).toMatchTextContent(/R\$\s80/)
    await expect.element(out).not.toBeInTheDocument()
  })

  it('change the planned ones of later days as well, and say so', async () => {
    await backend.db.fields.update(id, { nextPrices: [flat('2027-01-01', 20_000)] })
    const { mark, start, send, line } = await open()
    await mark('Campo 1 – Gramado Norte')
    await start('10')
    await expect
      .element(line('Campo 1 – Gramado Norte'))
      .toMatchTextContent(/preço base e 6 faixas, e os já marcados para sex, 01\/01\/2027/)
    await send()
    await expect.element(page.getByText('Preços novos em 1 campo, a partir de ter, 01/12')).toBeVisible()
    expect(stored().nextPrices.map(({ from, basePriceCents }) => [from, basePriceCents])).toEqual([
      ['2026-12-01', 17_600],
      ['2027-01-01', 22_000],
    ])
  })

  it('are not sent for a day that has passed', async () => {
    const { drawer, mark, start, send } = await open()
    await mark('Quadra Coberta')
    await start('8')
    await drawer.getByRole('textbox', { name: 'A partir de' }).fill('19/11/2026')
    await send()
    await expect.element(drawer.getByText('Escolha hoje ou um dia que ainda vem.')).toBeVisible()
    expect(own().every(({ nextPrices }) => nextPrices.length === 0)).toBe(true)
  })

  it('are those of now when somebody has changed one meanwhile: nothing is saved before it is seen', async () => {
    const { drawer, mark, start, send, line } = await open()
    await mark('Campo 1 – Gramado Norte')
    await start('10')
    await backend.db.fields.update(id, { basePriceCents: 30_000, priceRules: [], version: 2 })
    await send()
    await expect
      .element(drawer.getByRole('alert'))
      .toMatchTextContent('Alguém mudou “Campo 1 – Gramado Norte” agora.')
    await expect.element(line('Campo 1 – Gramado Norte')).toMatchTextContent(/R\$\s300 ?R\$\s330$/)
    expect(stored().nextPrices).toEqual([])
    await send()
    await expect.poll(() => stored().nextPrices.map((later) => later.basePriceCents)).toEqual([33_000])
  })
})

describe('the planned prices of a field (H1)', () => {
  it('are looked at and withdrawn one by one, after a question', async () => {
    await backend.db.fields.update(id, {
      nextPrices: [flat('2026-12-01', 18_000), flat('2027-01-01', 20_000)],
    })
    const { getByRole, getByText } = await openPrices()
    const planned = getByRole('list', { name: 'Preços novos já marcados' })
    await getByText(/^Preços novos a partir de ter, 01\/12/).click()
    await expect.element(planned.getByText(/^preço base: R\$\s180$/)).toBeVisible()
    await planned.getByRole('button', { name: 'Cancelar os preços novos de ter, 01/12' }).click()
    await page.getByRole('button', { name: 'Manter preços novos' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await planned.getByRole('button', { name: 'Cancelar os preços novos de ter, 01/12' }).click()
    await page.getByRole('button', { name: 'Cancelar preços novos' }).click()
    await expect.element(page.getByText('Preços novos cancelados')).toBeVisible()
    expect(stored().nextPrices.map(({ from }) => from)).toEqual(['2027-01-01'])
    await expect.element(planned).toMatchTextContent(/^Preços novos a partir de sex, 01\/01\/2027/)
  })

  it('are the prices of the field once their day has come, to paint and to save', async () => {
    await backend.db.fields.update(id, { nextPrices: [flat('2026-11-20', 18_000)] })
    const { getByLabelText, getByRole } = await openPrices()
    await expect.element(getByLabelText('Preço base de 1 h')).toHaveValue('180,00')
    await getByLabelText('Preço base de 1 h').fill('190')
    await getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.element(page.getByText('Preços salvos')).toBeVisible()
    expect(stored()).toMatchObject({ basePriceCents: 19_000, priceRules: [], nextPrices: [] })
  })
})
