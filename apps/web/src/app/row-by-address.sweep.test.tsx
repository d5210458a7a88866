import { describe, expect, it } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const lists = {
  closures: ['/company/closures?filtro.reason=contem.nada', 'cls-arena-beira-mar-escolinha', 'Escolinha'],
  fields: ['/company/fields?filtro.name=contem.nada', 'fld-arena-beira-mar-campo-norte', 'Campo 1 – Gramado'],
  tabs: ['/company/tabs/list?filtro.code=contem.nada', 'tab-arena-beira-mar-001', 'CMD-'],
  products: ['/company/products?filtro.name=contem.nada', 'prd-arena-beira-mar-agua', 'Água sem gás'],
  tills: ['/company/till/past?filtro.differenceReason=contem.nada', 'till-arena-beira-mar-001', ''],
}

describe('the drawer of an address whose row is not on the page (A14, F4)', () => {
  it.each(Object.entries(lists))('shows the row, of %s', async (_, [path, id, title]) => {
    const { getByRole, getByText } = await renderApp({ path: `${path}&aberto=${id}`, persona })
    await expect.element(getByText('Nada com esses filtros')).toBeVisible()
    await expect
      .element(getByRole('dialog').getByRole('heading', { level: 2 }))
      .toMatchTextContent(new RegExp(title ?? ''))
    await expect.element(getByRole('dialog').getByRole('term').first()).toBeVisible()
  })
})
