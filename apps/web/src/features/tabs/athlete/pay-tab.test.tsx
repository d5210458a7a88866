import { describe, expect, it } from 'vitest'
import { backend } from '../../../testing/backend.ts'
import { payPix } from '../../../testing/hold-booking.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
/** The athlete's open tab at the arena. */
const id = 'tab-arena-beira-mar-003'
const path = `/atleta/comandas/${id}`
const tab = () => {
  const found = backend.db.tabs.find(id)
  if (!found) throw new Error('the seed has no such tab')
  return found
}

describe('an open tab on the phone (H3)', () => {
  it('is paid in part by Pix, and shows by itself that the bank has told', async () => {
    const { getByRole, getByLabelText } = await renderApp({ path, persona })
    await getByLabelText('Quanto pagar agora').fill('5,00')
    await getByRole('button', { name: 'Pagar com Pix' }).click()
    await expect.poll(() => tab().pendingPix.length).toBe(1)
    await expect.element(getByLabelText('Pix copia e cola')).toHaveValue(tab().pendingPix[0]?.pixCode ?? '')
    expect(tab().pendingPix).toMatchObject([{ amountCents: 500, byId: 'usr-atleta' }])
    await payPix(tab().pendingPix[0]?.id ?? '')
    await expect.element(getByRole('region', { name: 'Pagamento' })).toMatchTextContent(/PixR\$\s5,00/)
    await expect.element(getByLabelText('Quanto pagar agora')).toBeVisible()
  })

  it('asks for all of it unless told otherwise, and never for more', async () => {
    const { getByRole, getByLabelText, getByText } = await renderApp({ path, persona })
    const field = getByLabelText('Quanto pagar agora')
    await expect.element(field).toBeVisible()
    const all = (field.element() as HTMLInputElement).value
    await field.fill('99999')
    await getByRole('button', { name: 'Pagar com Pix' }).click()
    await expect.element(getByText(/^Falta pagar só R\$/)).toBeVisible()
    expect(tab().pendingPix).toEqual([])
    await field.fill(all)
    await getByRole('button', { name: 'Pagar com Pix' }).click()
    await expect.element(getByRole('button', { name: 'Copiar código' })).toBeVisible()
    await getByRole('button', { name: 'Mudar o valor' }).click()
    await field.fill('1,00')
    await getByRole('button', { name: 'Pagar com Pix' }).click()
    await expect.element(getByText(/^R\$\s1,00 por Pix$/)).toBeVisible()
    expect(tab().pendingPix).toHaveLength(1)
  })

  it('asks for the bill, which the counter sees', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await getByText('Pagar no local').click()
    await getByRole('button', { name: 'Pedir a conta' }).click()
    await expect.element(getByText('Conta pedida. O balcão já está vendo.')).toBeVisible()
    expect(tab().billAskedAt).not.toBeNull()
  })

  it('marks what was added since it was opened, and nothing else', async () => {
    const { getByRole, queryClient } = await renderApp({ path, persona })
    const bill = getByRole('article')
    await expect.element(bill).toBeVisible()
    const [first, ...others] = tab().items
    if (!first) throw new Error('the tab is empty')
    const more = { ...first, id: 'just-now', name: 'Caldinho de feijão' }
    await backend.db.tabs.update(id, { items: [first, ...others, more] })
    await queryClient.invalidateQueries({ queryKey: ['tabs'] })
    const lines = bill.getByRole('listitem')
    await expect.element(lines.last()).toMatchTextContent(/Caldinho de feijão.*Novo/)
    await expect.element(lines.first()).not.toMatchTextContent('Novo')
  })
})
