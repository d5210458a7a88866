import { describe, expect, it } from 'vitest'
import { backend as mock } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'

describe('the coupons of an arena (H2, A9)', () => {
  it('tell how they stand, how often they were used, and what they brought and gave', async () => {
    const { getByRole } = await renderApp({ path: '/company/coupons', persona })
    const row = (code: string) => getByRole('row', { name: new RegExp(code) })
    await expect.element(row('PRIMEIROS3')).toMatchTextContent(/Todo usado.*3 de 3/)
    await expect.element(row('ANIVERSARIO')).toMatchTextContent(/Vencido/)
    await expect.element(row('VOLTA-AS-AULAS')).toMatchTextContent(/Pausado/)
    await expect.element(row('VERAO15')).toMatchTextContent(/Começa em \d\d\/\d\d/)
    await expect.element(row('BEMVINDO10')).toMatchTextContent(/Valendo.*10%.*5.*R\$/)
  })

  it('are made in the drawer, with the code in one way of writing, and paused', async () => {
    const { getByRole, getByLabelText, getByText } = await renderApp({
      path: '/company/coupons?editar=novo',
      persona,
    })
    await getByRole('textbox', { name: 'Código' }).fill('sábado 15')
    await getByLabelText('Desconto em %').fill('15')
    await getByText('sáb', { exact: true }).click()
    await getByRole('button', { name: 'Salvar cupom' }).click()
    await expect.element(getByRole('row', { name: /SABADO15/ })).toBeVisible()
    const made = mock.db.coupons.all().find(({ code }) => code === 'SABADO15')
    expect(made).toMatchObject({ percent: 15, amountCents: null, maxUses: null, oncePerPerson: true })
    expect(made?.weekdays).toEqual([0, 1, 2, 3, 4, 5])
    await getByRole('link', { name: 'SABADO15' }).click()
    await getByRole('button', { name: 'Pausar' }).click()
    await getByRole('button', { name: 'Pausar cupom' }).click()
    await expect.element(getByRole('row', { name: /SABADO15/ })).toMatchTextContent(/Pausado/)
  })

  it('are found by having not begun yet', async () => {
    const { getByRole, getByText } = await renderApp({
      path: '/company/coupons?filtro.state=igual-a.scheduled',
      persona,
    })
    await expect.element(getByRole('row', { name: /VERAO15/ })).toBeVisible()
    await expect.element(getByText(/Ainda não começou/)).toBeVisible()
    await expect.element(getByRole('row', { name: /BEMVINDO10/ })).not.toBeInTheDocument()
  })

  it('need a discount of one kind, told at the field', async () => {
    const { getByRole, getByLabelText } = await renderApp({ path: '/company/coupons?editar=novo', persona })
    await getByRole('textbox', { name: 'Código' }).fill('DOIS')
    await getByLabelText('Desconto em %').fill('15')
    await getByLabelText('Ou em reais').fill('10')
    await getByRole('button', { name: 'Salvar cupom' }).click()
    await expect.element(getByLabelText('Desconto em %')).toHaveAttribute('aria-invalid', 'true')
  })
})
