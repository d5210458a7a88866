import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { hearPrint } from '../../testing/hear-print.ts'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const OPEN = 'till-arena-beira-mar'

describe('the till of the counter (H3, A9)', () => {
  it('is opened with its change, takes cash and is left for its report', async () => {
    const { getByRole, getByText, router, backend } = await renderApp({
      path: '/company/till',
      persona: 'empresa.nova@campolivre.test',
    })
    await getByRole('link', { name: 'Abrir o caixa' }).click()
    const drawer = getByRole('dialog')
    await drawer.getByLabelText('Troco na gaveta').fill('150')
    await drawer.getByRole('button', { name: 'Abrir o caixa' }).click()
    await expect.element(getByText('Troco na abertura')).toBeVisible()
    await getByRole('link', { name: 'Suprimento' }).click()
    await drawer.getByLabelText('Valor').fill('50')
    await drawer.getByLabelText('Motivo').fill('Moedas')
    await drawer.getByRole('button', { name: 'Anotar o suprimento' }).click()
    await expect
      .element(getByRole('list', { name: 'Sangrias e suprimentos' }))
      .toMatchTextContent(/Suprimento: Moedas/)
    const [till] = backend.db.tills.where(({ closedAt, id }) => closedAt === null && id !== OPEN)
    expect(till).toMatchObject({ floatCents: 15_000, movements: [{ kind: 'deposit', amountCents: 5_000 }] })
    await getByRole('link', { name: 'Fechar o caixa' }).click()
    await drawer.getByText('Contar por notas e moedas').click()
    await drawer.getByRole('textbox', { name: /^R\$.100,00/ }).fill('2')
    await expect.element(drawer.getByLabelText('Dinheiro na gaveta')).toHaveValue('200,00')
    expect(document.body.textContent).not.toContain('Esperado na gaveta')
    await drawer.getByRole('button', { name: 'Fechar o caixa' }).click()
    await expect.element(getByRole('heading', { name: 'Bateu certinho' })).toBeVisible()
    expect(router.latestLocation.pathname).toBe(`/company/till/${till?.id}`)
  })

  it('says at the amount that the drawer does not hold it, and keeps what was typed', async () => {
    const { getByRole, getByText, backend } = await renderApp({
      path: '/company/till?fazer=sangria',
      persona,
    })
    const drawer = getByRole('dialog')
    await drawer.getByLabelText('Valor').fill('90.000,00')
    await drawer.getByLabelText('Motivo').fill('Cofre')
    const before = backend.db.tills.find(OPEN)
    await drawer.getByRole('button', { name: 'Anotar a sangria' }).click()
    await expect.element(getByText('A gaveta não tem todo esse dinheiro. Confira o valor.')).toBeVisible()
    await expect.element(drawer.getByLabelText('Motivo')).toHaveValue('Cofre')
    await expect.element(drawer.getByLabelText('Valor')).toHaveAttribute('aria-invalid', 'true')
    expect(backend.db.tills.find(OPEN)).toEqual(before)
  })

  it('asks for the reason of a large difference, and opens no other before', async () => {
    const { getByRole, getByText, router, backend } = await renderApp({
      path: '/company/till?fazer=fechar',
      persona,
    })
    const drawer = getByRole('dialog')
    await drawer.getByLabelText('Dinheiro na gaveta').fill('0')
    await drawer.getByRole('button', { name: 'Fechar o caixa' }).click()
    await expect.element(getByRole('heading', { name: /^Faltaram R\$/ })).toBeVisible()
    await router.navigate({ to: '/company/till' })
    await getByRole('link', { name: 'Ver o fechamento' }).click()
    await getByRole('button', { name: 'Escrever o motivo' }).click()
    await drawer.getByRole('button', { name: 'Salvar o motivo' }).click()
    await expect.element(drawer.getByText('Escreva o que aconteceu.')).toBeVisible()
    await drawer.getByLabelText('Motivo').fill('Sangria que não anotei')
    await drawer.getByRole('button', { name: 'Salvar o motivo' }).click()
    await expect.element(getByText('Motivo: Sangria que não anotei').first()).toBeVisible()
    expect(backend.db.tills.find(OPEN)?.differenceReason).toBe('Sangria que não anotei')
    await expect.element(getByRole('button', { name: 'Escrever o motivo' })).not.toBeInTheDocument()
  })

  it('lists what stays open, and the closed ones with their reports, printed on a roll or a sheet', async () => {
    const print = hearPrint()
    const { getByRole } = await renderApp({ path: '/company/till', persona })
    await expect.element(getByRole('heading', { name: 'Comandas abertas' })).toBeVisible()
    await getByRole('link', { name: 'Caixas anteriores' }).click()
    await expect.element(getByRole('table', { name: 'Caixas anteriores' })).toBeVisible()
    await getByRole('rowheader').nth(3).getByRole('link').click()
    await getByRole('dialog').getByRole('link', { name: 'Ver o fechamento' }).click()
    await expect.element(getByRole('heading', { name: /^Faltaram R\$.37,50$/ })).toBeVisible()
    const slip = () => document.querySelector<HTMLElement>('section[data-paper]')
    for (const [name, paper] of [
      ['Imprimir em A4', 'sheet'],
      ['Imprimir em 80 mm', 'roll'],
    ] as const) {
      await getByRole('button', { name }).click()
      expect(slip()?.dataset.paper).toBe(paper)
    }
    expect(print).toHaveBeenCalledTimes(2)
    expect(slip()?.textContent).toContain('Não é documento fiscal')
  })

  it('has a count corrected beside the one of the closing', async () => {
    const { getByRole, getByText, backend } = await renderApp({
      path: '/company/till/till-arena-beira-mar-004',
      persona,
    })
    await expect.element(getByRole('heading', { name: /^Faltaram R\$.37,50$/ })).toBeVisible()
    const before = backend.db.tills.find('till-arena-beira-mar-004')
    await getByRole('button', { name: 'Corrigir a contagem' }).click()
    const drawer = getByRole('dialog')
    const same = String((before?.countedCents ?? 0) / 100).replace('.', ',')
    await drawer.getByLabelText('Quanto havia na gaveta').fill(same)
    await drawer.getByLabelText('O que foi digitado errado').fill('Uma nota no envelope')
    await drawer.getByRole('button', { name: 'Salvar a correção' }).click()
    await expect.element(drawer.getByText('Esse já é o valor da contagem.')).toBeVisible()
    const right = String(((before?.countedCents ?? 0) + 3_750) / 100).replace('.', ',')
    await drawer.getByLabelText('Quanto havia na gaveta').fill(right)
    await drawer.getByRole('button', { name: 'Salvar a correção' }).click()
    await expect.element(getByRole('heading', { name: 'Bateu certinho' })).toBeVisible()
    await expect.element(getByText('Contado ao fechar').first()).toBeVisible()
    await expect
      .element(getByRole('list', { name: 'Correções da contagem' }))
      .toMatchTextContent(/Uma nota no envelope/)
    const after = backend.db.tills.find('till-arena-beira-mar-004')
    expect(after?.countedCents).toBe(before?.countedCents)
    expect(after?.corrections).toHaveLength(1)
  })

  it('shows its sales by way to who knows the password, and hides them again', async () => {
    const { getByRole, getByText, getByLabelText, backend } = await renderApp({
      path: '/company/till',
      persona,
    })
    await getByRole('button', { name: 'Ver as vendas até agora' }).click()
    await expect.element(getByLabelText('Sua senha', { exact: true })).toHaveFocus()
    await getByLabelText('Sua senha', { exact: true }).fill('errada')
    await getByRole('button', { name: 'Ver as vendas', exact: true }).click()
    await expect.element(getByText('A senha atual não confere.')).toBeVisible()
    expect(getByRole('table').elements()).toEqual([])
    await getByLabelText('Sua senha', { exact: true }).fill(PERSONA_PASSWORD)
    await getByRole('button', { name: 'Ver as vendas', exact: true }).click()
    await expect
      .element(getByRole('table', { name: /^Vendas até/ }))
      .toMatchTextContent(/Pix.+Cartão.+Dinheiro.+Tudo/)
    await expect.element(getByRole('heading', { name: /^Vendas até/ })).toHaveFocus()
    expect(document.body.textContent).not.toContain('Esperado na gaveta')
    expect(backend.db.tills.find(OPEN)?.salesSeen).toHaveLength(1)
    await getByRole('button', { name: 'Esconder as vendas' }).click()
    expect(getByRole('table').elements()).toEqual([])
    await expect.element(getByRole('button', { name: 'Ver as vendas até agora' })).toHaveFocus()
  })

  it('fits a narrow phone', async () => {
    await page.viewport(320, 800)
    const { getByRole } = await renderApp({ path: '/company/till/till-arena-beira-mar-004', persona })
    await expect.element(getByRole('table', { name: 'Por forma de pagamento' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
