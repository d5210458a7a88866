import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accrualsQuery, entriesQuery, openItemsQuery } from '@campo-livre/api/financial/list-entries.ts'
import { toListParams } from '../../../lib/resource/list-params.ts'
import { readListSearch } from '../../../lib/resource/read-list-search.ts'
import { worker } from '../../../testing/backend.ts'
import { nextFile } from '../../../testing/next-file.ts'
import { hearPrint } from '../../../testing/hear-print.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { accruals, entries, openItems } from '../list/entries.tsx'

type StartedApp = Pick<Awaited<ReturnType<typeof renderApp>>, 'queryClient' | 'router'>

const persona = 'empresa@campolivre.test'
const path = '/company/financial'

/** Parses `−R$ 130,00` into -13000 cents. */
function toCents(text: string): number {
  return Number(text.replace('\u2212', '-').replace(/[^\d-]/g, '') || Number.NaN)
}

/** Reads the amount under a label of a list of facts. */
function cents(label: string): number {
  const term = [...document.querySelectorAll('dl dt')].find((each) => each.textContent === label)
  return toCents(term?.nextElementSibling?.textContent ?? '')
}

const lists = {
  '/company/financial/entries': { resource: entries, query: entriesQuery },
  '/company/financial/accruals': { resource: accruals, query: accrualsQuery },
  '/company/financial/open': { resource: openItems, query: openItemsQuery },
}

/** Asks the list of an address for its rows, and returns their sum in cents. */
async function sumOfRows({ queryClient, router }: StartedApp, href: string): Promise<number> {
  const { pathname, search } = new URL(href, location.origin)
  const { resource, query } = lists[pathname as keyof typeof lists]
  const asked = readListSearch(router.options.parseSearch(search))
  const { meta } = await queryClient.query(query(toListParams(resource, asked)))
  return meta.incomeCents - meta.outgoCents + meta.transferCents
}

describe('the finances (A9, H6)', () => {
  it('say the result first, of this month so far, against equally many days', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await expect.element(getByRole('heading', { level: 1, name: 'Financeiro' })).toBeVisible()
    await expect.element(getByRole('heading', { name: 'Novembro de 2026, até hoje' })).toBeVisible()
    await expect.element(getByText(/que em 1 a 20 de outubro\.$/)).toBeVisible()
    expect(cents('Resultado')).toBe(cents('Entradas') - cents('Saídas'))
    expect(document.title).toBe('Financeiro · Campo Livre')
  })

  it('keep view, period, comparison and grouping in the address (A14)', async () => {
    const { getByRole, router } = await renderApp({ path, persona })
    await getByRole('button', { name: 'Caixa, com o período anterior' }).click()
    await getByRole('link', { name: 'Competência', exact: true }).click()
    await getByRole('link', { name: 'Com o ano passado' }).click()
    await getByRole('link', { name: 'Mês passado' }).click()
    await getByRole('link', { name: 'Contas e fluxo' }).click()
    await getByRole('link', { name: 'Semana', exact: true }).click()
    await expect.element(getByRole('button', { name: 'Competência, com o ano passado' })).toBeVisible()
    await getByRole('link', { name: 'Resumo' }).click()
    await expect.element(getByRole('heading', { name: 'Outubro de 2026' })).toBeVisible()
    expect(router.state.location.search).toEqual({
      visao: 'competencia',
      periodo: 'mes-passado',
      comparar: 'ano',
      por: 'semana',
    })
  })

  it('tell the three parts that changed the result most, and stay in the period from part to part', async () => {
    const { getByRole, getByText, router } = await renderApp({ path: `${path}?periodo=mes-passado`, persona })
    const reasons = getByRole('list').filter({ hasText: /antes R\$/ })
    await expect.element(getByRole('heading', { name: 'O que mais mudou' })).toBeVisible()
    expect(reasons.getByRole('listitem').elements()).toHaveLength(3)
    await getByRole('link', { name: 'A receber e a pagar' }).click()
    await expect.element(getByRole('table', { name: 'A pagar, hoje' })).toBeVisible()
    await expect.element(getByText('Resultado', { exact: true })).not.toBeInTheDocument()
    expect(router.state.location.search).toEqual({ periodo: 'mes-passado', parte: 'abertas' })
  })

  it.each(['', '?visao=competencia&periodo=mes-passado', '?periodo=ano', '?periodo=mes-passado&mapa=lucro'])(
    'lead from every figure, all parts together, to exactly its rows: %s (rule 10)',
    async (search) => {
      const app = await renderApp({ path: path + search, persona })
      await expect.element(app.getByRole('heading', { name: /^O que mais (mudou|pesou)$/ })).toBeVisible()
      window.dispatchEvent(new Event('beforeprint'))
      await expect.element(app.getByRole('table', { name: 'A pagar, hoje' })).toBeVisible()
      await expect.element(app.getByRole('table', { name: 'Horários' })).toBeVisible()
      const figures = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="filtro."]')]
        .filter(({ textContent }) => /^(\u2212menos )?R\$\s[\d.,]+$/.test(textContent))
        .map(({ href, textContent }) => ({
          href: href.slice(location.origin.length),
          cents: toCents(textContent),
        }))
      expect(figures.length).toBeGreaterThan(40)
      const wrong: string[] = []
      for (const each of figures) {
        const said = await sumOfRows(app, each.href)
        if (Math.abs(said) !== Math.abs(each.cents)) wrong.push(`${each.href}: ${said} for ${each.cents}`)
      }
      expect(wrong).toEqual([])
    },
  )

  it('say how full the hours were, and lead from the cancelled bookings to exactly those', async () => {
    const { getByRole, getByText } = await renderApp({
      path: `${path}?parte=horarios&periodo=ano&mapa=receita`,
      persona,
    })
    await expect.element(getByRole('table', { name: 'Horários' })).toBeVisible()
    const cancelled = getByRole('link', { name: /^\d+ de \d+ reservas$/ }).first()
    const [count = ''] = cancelled.element().textContent.split(' ')
    await cancelled.click()
    await expect.element(getByRole('button', { name: '01/01/2026 a 20/11/2026' })).toBeVisible()
    await expect.element(getByText(new RegExp(`^${count} reservas?`))).toBeVisible()
  })

  it('tell the profit of each hour, in the manner of sharing that is chosen (N10)', async () => {
    const { getByRole, router } = await renderApp({
      path: `${path}?parte=horarios&periodo=mes-passado&mapa=lucro`,
      persona,
    })
    const parts = getByRole('table', { name: 'Lucro das horas, todos os campos' })
    await expect.element(parts).toBeVisible()
    const inHours = () =>
      toCents(
        parts
          .getByRole('row', { name: /^Lucro das horas/ })
          .element()
          .querySelector('td')?.textContent ?? '',
      )
    const before = inHours()
    await getByRole('combobox', { name: 'Rateio de aluguel' }).selectOptions('fora das horas')
    await expect.poll(inHours).toBeGreaterThan(before)
    await expect.element(getByRole('combobox', { name: 'Rateio de aluguel' })).toHaveValue('out')
    await getByRole('table', { name: 'Horários' }).getByRole('link').first().click()
    await expect.element(getByRole('dialog').getByText('Lucro', { exact: true })).toBeVisible()
    expect(router.state.location.search).toMatchObject({ hora: expect.stringMatching(/^\d-\d+$/) as string })
  })

  it.each([
    ['de=2026-11-19&ate=2026-11-30', 'Ainda por vir: segunda, terça, quarta, sábado e domingo.', 1],
    ['de=2026-11-16&ate=2026-11-17', 'Fora do período: quarta, quinta, sexta, sábado e domingo.', 5],
  ])('call no weekday closed that the days of %s do not have (N9)', async (search, sentence, column) => {
    const { getByRole, getByText } = await renderApp({ path: `${path}?parte=horarios&${search}`, persona })
    await expect.element(getByText(sentence)).toBeVisible()
    const rows = [...getByRole('table', { name: 'Horários' }).element().querySelectorAll('tbody tr')]
    expect(rows.map((row) => row.children[column]?.textContent)).toEqual(
      rows.map(() => sentence.split(':')[0]),
    )
  })

  it('make an offer of an idle hour, which is on the field at once and is ended here (N9)', async () => {
    const { getByRole, getByText, router } = await renderApp({
      path: `${path}?parte=horarios&periodo=mes-passado&hora=2-14`,
      persona,
    })
    await getByRole('link', { name: 'Fazer uma oferta' }).click()
    const fields = getByRole('group', { name: 'Campos' })
    const ticked = [...fields.element().querySelectorAll('input')].filter(({ checked }) => checked).length
    const cheaper = fields.element().textContent.split('% a menos').length - 1
    expect([ticked > 0, ticked]).toEqual([true, cheaper])
    await expect.element(fields.getByText(/^De R\$.+ por R\$.+% a menos$/).first()).toBeVisible()
    await getByRole('textbox', { name: 'Ou desconto' }).fill('50')
    await expect.element(fields.getByText(/, 50% a menos$/).first()).toBeVisible()
    const price = getByRole('textbox', { name: 'Preço por hora' })
    await price.fill('9.000,00')
    await expect.element(getByText(/^A oferta precisa ser menor que o preço de hoje, R\$/)).toBeVisible()
    await price.fill('0,50')
    await expect.element(getByText('Marque que é abaixo do custo mesmo, ou suba o preço.')).toBeVisible()
    await expect.element(getByRole('button', { name: 'Pôr a oferta no ar' })).toBeDisabled()
    await getByRole('checkbox', { name: /^Vender abaixo do custo mesmo/ }).click()
    await getByRole('button', { name: 'Pôr a oferta no ar' }).click()
    await expect
      .element(getByRole('heading', { name: 'Toda terça, 14h às 15h por R$ 0,50 a hora' }))
      .toBeVisible()
    expect(router.state.location.search).not.toHaveProperty('oferta')
    await getByRole('button', { name: 'Encerrar agora' }).first().click()
    await expect.element(getByText(/· Encerrada$/)).toBeVisible()
  })

  it('make an offer of a percentage, off the price of each field (N9)', async () => {
    const { getByRole, backend } = await renderApp({
      path: `${path}?parte=horarios&periodo=mes-passado&hora=2-14&oferta=1`,
      persona,
    })
    const fields = getByRole('group', { name: 'Campos' })
    await getByRole('textbox', { name: 'Ou desconto' }).fill('5')
    await expect.element(getByRole('textbox', { name: 'Preço por hora' })).toHaveValue('')
    const all = fields.element().querySelectorAll('input').length
    await expect.poll(() => fields.element().textContent.split(', 5% a menos').length - 1).toBe(all)
    await getByRole('button', { name: 'Pôr a oferta no ar' }).click()
    await expect
      .element(getByRole('heading', { name: 'Toda terça, 14h às 15h com 5% de desconto' }))
      .toBeVisible()
    expect(backend.db.deals.where(({ percent }) => percent === 5)).toMatchObject([{ hourCents: null }])
  })

  it('are saved as one zip for the accountant, with the receipts of the period', async () => {
    const { getByRole } = await renderApp({ path: `${path}?periodo=ano`, persona })
    const file = nextFile()
    await getByRole('button', { name: 'Pacote do contador' }).click()
    const names = [
      ...(await file).matchAll(
        /(caixa|competencia|em-aberto-hoje)\.csv|comprovantes\/[^.]+\.(pdf|jpg|png|webp)/g,
      ),
    ]
    const found = new Set(names.map(([name]) => name))
    for (const name of ['caixa.csv', 'competencia.csv', 'em-aberto-hoje.csv']) expect(found).toContain(name)
    expect([...found].some((name) => name.startsWith('comprovantes/'))).toBe(true)
  })

  it('give the rows of the period as a table, with the same sum (rule 10)', async () => {
    const { getByRole } = await renderApp({ path, persona })
    await expect.element(getByRole('heading', { name: 'Novembro de 2026, até hoje' })).toBeVisible()
    const result = cents('Resultado')
    const file = nextFile()
    await getByRole('button', { name: 'Baixar planilha' }).click()
    const [head = '', ...lines] = (await file).trimEnd().split('\r\n')
    const at = head.split(';').indexOf('Valor')
    const amounts = lines.map((line) => Number((line.split(';')[at] ?? '').replace(',', '')))
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(result)
  })

  it('leave the rows when they cannot be had, and say so (G4)', async () => {
    worker.use(http.get('*/api/company/financial/report', () => HttpResponse.json({}, { status: 404 })))
    const { getByRole } = await renderApp({ path, persona })
    await expect.element(getByRole('heading', { name: 'Não deu para buscar o financeiro' })).toBeVisible()
  })

  it('say that nothing has moved yet (G4)', async () => {
    const { getByRole } = await renderApp({ path, persona: 'empresa.nova@campolivre.test' })
    await expect.element(getByRole('heading', { name: 'Nenhum dinheiro por aqui ainda' })).toBeVisible()
  })

  it('take the balances with which accounts began, and keep who told them', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await getByRole('link', { name: 'Contas e fluxo' }).click()
    await getByRole('link', { name: 'Saldos iniciais' }).click()
    await getByRole('textbox', { name: 'Dinheiro na gaveta' }).fill('150,00')
    await getByRole('button', { name: 'Salvar saldos' }).click()
    await expect.element(getByText('Informe em que dia era esse o saldo.')).toBeVisible()
    await getByRole('textbox', { name: 'No começo do dia' }).first().fill('01/11/2026')
    await getByRole('button', { name: 'Salvar saldos' }).click()
    await expect.element(getByText(/^R\$\s150,00 no começo de 01\/11\/2026$/)).toBeVisible()
    await getByRole('link', { name: 'Saldos iniciais' }).click()
    await expect.element(getByText(/^Dinheiro na gaveta: R\$ 150,00$/)).toBeVisible()
  })

  it('keep the focus on the button that closes a month and opens it again, and on that of another period', async () => {
    const { getByRole } = await renderApp({ path: `${path}?periodo=mes-passado`, persona })
    const button = getByRole('button', { name: /outubro de 2026/ })
    await expect.element(button).toBeVisible()
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('button', { name: 'Abrir outubro de 2026 de novo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('button', { name: 'Fechar outubro de 2026' })).toHaveFocus()
    await getByRole('button', { name: 'Outro período' }).click()
    await getByRole('button', { name: 'Mostrar' }).click()
    await expect.element(getByRole('button', { name: 'Outro período' })).toHaveFocus()
  })

  it('print all parts and each of their charts, also those that nobody has opened, under the head of the arena', async () => {
    const print = hearPrint()
    const { getByRole, getByText } = await renderApp({ path, persona })
    await expect.element(getByRole('heading', { name: 'O que mais mudou' })).toBeInTheDocument()
    const drawn = () =>
      [...document.querySelectorAll('[data-chart]')].filter((each) => each.querySelector('svg'))
    await getByRole('button', { name: 'Imprimir' }).click()
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 12_000 })
    expect(drawn()).toHaveLength(3)
    await expect.element(getByRole('table', { name: 'Horários' })).toBeVisible()
    await expect.element(getByText('Arena Beira-Mar', { exact: true })).toBeInTheDocument()
    await expect.element(getByText(/Impresso em 20\/11\/2026/)).toBeInTheDocument()
  })

  it('take the fees of cards, each with its sentence', async () => {
    const { getByRole, getByText } = await renderApp({ path: `${path}?parte=fluxo&ajuste=taxas`, persona })
    await getByRole('textbox', { name: 'Débito, taxa' }).fill('130')
    await getByRole('button', { name: 'Salvar taxas' }).click()
    await expect.element(getByText('Use uma taxa de 0 a 30 %, como 1,99.').first()).toBeVisible()
    for (const name of ['Débito', 'Crédito', 'Parcelado']) {
      await getByRole('textbox', { name: `${name}, taxa` }).fill('2,5')
      await getByRole('textbox', { name: `${name}, dias até cair` }).fill('2')
    }
    await getByRole('textbox', { name: 'Vale para vendas desde' }).fill('01/11/2026')
    await getByRole('button', { name: 'Salvar taxas' }).click()
    await expect.element(getByText('Taxas salvas')).toBeVisible()
    await getByRole('link', { name: 'Taxas de cartão' }).click()
    await expect.element(getByText(/^Débito, taxa: de 1,37/)).toBeVisible()
  })
})
