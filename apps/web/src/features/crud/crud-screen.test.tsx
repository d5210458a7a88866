import { pageCount } from '@campo-livre/domain/lists/page.ts'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { nextFile } from '../../testing/next-file.ts'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'admin@campolivre.test'
const path = '/pages/crud'

/** Returns the cells of a column, from top to bottom. */
function column(label: string): string[] {
  return [...document.querySelectorAll(`tbody td[data-label="${label}"]`)].map((cell) => cell.textContent)
}

describe('the data of the admin (A11, H12)', () => {
  it.each([
    ['usuarios', 'Pessoas'],
    ['empresas', 'Empresas'],
    ['campos', 'Campos'],
    ['reservas', 'Reservas'],
    ['produtos', 'Produtos'],
    ['comandas', 'Comandas'],
    ['despesas', 'Despesas'],
    ['rachas', 'Rachas'],
    ['avaliacoes', 'Avaliações'],
    ['mensalistas', 'Mensalistas'],
    ['pagamentos', 'Pagamentos'],
    ['movimentos', 'Estoque'],
    ['contas', 'Contas divididas'],
    ['caixas', 'Caixas'],
    ['cupons', 'Cupons'],
    ['avisos', 'Avisos'],
    ['contatos', 'Contatos'],
    ['emails', 'E-mails'],
  ])('lists what the address names: %j (A14)', async (list, name) => {
    const { getByRole } = await renderApp({ path: `${path}?lista=${list}`, persona })
    const table = getByRole('table', { name })
    await expect.element(table).toBeVisible()
    await expect.element(getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await table.getByRole('rowheader').first().getByRole('link').click()
    await expect.element(getByRole('dialog')).toBeVisible()
    expect(document.querySelectorAll('[role=dialog] dt').length).toBeGreaterThan(3)
  })

  it.each(['', '?lista=nada'])(
    'begins with what waits for the admin, and the way to every list: %j',
    async (search) => {
      const { getByRole, router } = await renderApp({ path: `${path}${search}`, persona })
      const waiting = getByRole('region', { name: 'Esperando você' })
      await expect.element(waiting.getByText('2 contatos esperam resposta.')).toBeVisible()
      await expect.element(waiting.getByText('1 e-mail não chegou.')).toBeVisible()
      expect(getByRole('table').query()).toBeNull()
      expect(getByRole('navigation', { name: 'Todas as listas' }).getByRole('link').elements()).toHaveLength(
        19,
      )
      await waiting.getByRole('link', { name: 'Resolver: e-mail não chegou' }).click()
      await expect.element(getByRole('table', { name: 'E-mails' })).toBeVisible()
      expect(router.latestLocation.search).toEqual({ lista: 'emails', 'filtro.status': 'igual-a.failed' })
      expect(document.querySelectorAll('tbody tr')).toHaveLength(1)
    },
  )

  it('starts anew with another resource, without its filters and pages', async () => {
    const { getByRole, router } = await renderApp({
      path: `${path}?lista=empresas&filtro.name=contem.a&ordem=-name`,
      persona,
    })
    await expect.element(getByRole('table', { name: 'Empresas' })).toBeVisible()
    await getByRole('link', { name: 'Campos' }).click()
    await expect.element(getByRole('table', { name: 'Campos' })).toBeVisible()
    expect(router.latestLocation.search).toEqual({ lista: 'campos' })
  })

  it('shows page 500 of more than ten thousand bookings, and the last one (F4)', async () => {
    const { getByRole, backend } = await renderApp({ path: `${path}?lista=reservas&pagina=500`, persona })
    const total = backend.db.bookings.all().length
    expect(total).toBeGreaterThan(10_000)
    await expect.element(getByRole('link', { name: 'Página 500' })).toHaveAttribute('aria-current', 'page')
    await expect
      .element(getByRole('status').getByText(`${total.toLocaleString('pt-BR')} reservas`))
      .toBeVisible()
    expect(document.querySelectorAll('tbody tr')).toHaveLength(20)
    const last = pageCount({ page: 1, perPage: 20, total })
    await getByRole('link', { name: `Página ${last}` }).click()
    await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(total - (last - 1) * 20)
    expect(getByRole('link', { name: 'Próxima página' }).query()).toBeNull()
  })

  it('sorts and filters ten thousand bookings by price, state and day (F4)', async () => {
    const address =
      '?lista=reservas&ordem=-priceCents&linhas=100&filtro.priceCents=menor-que.200_e_maior-ou-igual-a.150&filtro.status=igual-a.completed_ou_igual-a.cancelled&filtro.start=data-e-antes-de.2026-11-01'
    const { getByRole } = await renderApp({ path: `${path}${address}`, persona })
    await expect.element(getByRole('table', { name: 'Reservas' })).toBeVisible()
    const prices = column('Preço').map((text) => Number(text.replaceAll(/\D/g, '')))
    expect(prices).toHaveLength(100)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect(Math.max(...prices)).toBeLessThan(20_000)
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(15_000)
    const days = column('Quando').map((text) => text.replace(/^(\d\d)\/(\d\d)\/(\d{4}).*$/, '$3-$2-$1'))
    expect(days).toHaveLength(100)
    expect(days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day) && day < '2026-11-01')).toBe(true)
    expect(new Set(column('Situação'))).toEqual(new Set(['Concluída', 'Cancelada']))
  })

  it('marks all ten thousand at once, and counts those that are let go (F4)', async () => {
    const { getByRole, getByText, backend } = await renderApp({
      path: `${path}?lista=reservas&linhas=50`,
      persona,
    })
    const total = backend.db.bookings.all().length
    const written = (count: number) => count.toLocaleString('pt-BR')
    await getByRole('checkbox', { name: 'Marcar a página toda' }).click()
    await expect.element(getByText(`${written(total)} reservas, 50 marcadas`)).toBeVisible()
    await getByRole('button', { name: `Marcar todas as ${written(total)} reservas` }).click()
    await expect.element(getByText(`${written(total)} reservas, ${written(total)} marcadas`)).toBeVisible()
    await expect.element(getByRole('button', { name: 'Baixar só as marcadas' })).toBeVisible()
    await getByRole('link', { name: 'Página 2', exact: true }).click()
    await expect
      .element(getByRole('link', { name: 'Página 2', exact: true }))
      .toHaveAttribute('aria-current', 'page')
    await expect.poll(() => getByRole('checkbox').nth(1).element()).toBeChecked()
    await getByRole('checkbox').nth(1).click()
    await expect
      .element(getByText(`${written(total)} reservas, ${written(total - 1)} marcadas`))
      .toBeVisible()
    await getByRole('button', { name: 'Desmarcar' }).click()
    await expect
      .element(getByRole('status').getByText(`${written(total)} reservas`, { exact: true }))
      .toBeVisible()
  })

  it('downloads more rows than a page has, with days as they are written in Brazil (F4)', async () => {
    const { getByRole } = await renderApp({
      path: `${path}?lista=avaliacoes&colunas=authorName.stars.createdAt&filtro.stars=igual-a.5`,
      persona,
    })
    const count = getByRole('status').getByText(/avaliações com esses filtros/)
    await expect.element(count).toBeVisible()
    const total = Number(count.element().textContent.replaceAll(/\D/g, ''))
    expect(total).toBeGreaterThan(200)
    const file = nextFile()
    await getByRole('button', { name: 'Baixar planilha' }).click()
    const lines = (await file).split('\r\n').slice(1, -1)
    expect(lines).toHaveLength(total)
    for (const line of lines) expect(line).toMatch(/;5;\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
  })

  it('scrolls sideways by the keyboard, in a place of its own, only where it is too wide (F4)', async () => {
    const all =
      'code.start.status.customerName.fieldName.companyName.priceCents.source.paymentMethod.paymentStatus.createdAt'
    const { getByRole } = await renderApp({ path: `${path}?lista=reservas&colunas=${all}`, persona })
    const region = getByRole('region', { name: 'Reservas' })
    await expect.element(region).toBeVisible()
    const more = () => region.element().parentElement?.dataset.more
    await expect.poll(more).toBe('true')
    region.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(0)
    region.element().scrollTo({ left: 10_000, behavior: 'instant' })
    await expect.poll(more).toBeUndefined()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await getByRole('link', { name: 'Rachas' }).click()
    await expect.element(getByRole('table', { name: 'Rachas' })).toBeVisible()
    await expect.poll(() => getByRole('region', { name: 'Reservas' }).query()).toBeNull()
  })
})
