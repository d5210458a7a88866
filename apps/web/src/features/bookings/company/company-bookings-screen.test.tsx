import { localDay } from '@campo-livre/domain/time/zone.ts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { backend, worker } from '../../../testing/backend.ts'
import { paidBooking } from '../../../testing/hold-booking.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'

describe('the bookings of a company', () => {
  it('cancels one with a reason, and gives everything back', async () => {
    const booking = await paidBooking('nova@campolivre.test')
    const day = localDay(booking.company.timeZone, booking.start)
    const search = new URLSearchParams({ dia: day, campo: booking.fieldId }).toString()
    const { getByRole, getByText } = await renderApp({
      path: `/company/bookings?visao=lista&${search}`,
      persona,
    })
    await getByRole('link', { name: `Cancelar a reserva ${booking.code}` }).click()
    const dialog = getByRole('dialog')
    await expect.element(dialog).toMatchTextContent('o valor inteiro')
    await dialog.getByRole('button', { name: 'Cancelar reserva' }).click()
    await expect.element(dialog.getByLabelText('Motivo')).toHaveFocus()
    await dialog.getByLabelText('Motivo').fill('Manutenção do gramado 🌱')
    await dialog.getByRole('button', { name: 'Cancelar reserva' }).click()
    await expect.element(getByText(/^Reserva cancelada\. R\$/)).toBeVisible()
    await expect
      .element(getByRole('row', { name: new RegExp(booking.code) }))
      .toMatchTextContent('Manutenção do gramado')
    expect(backend.db.bookings.find(booking.id)?.cancellation?.refundCents).toBe(booking.priceCents)
  })

  it('keep the way to a new one on a phone, and the others behind Mais', async () => {
    await page.viewport(390, 844)
    const { getByRole } = await renderApp({ path: '/company/bookings', persona })
    await expect.element(getByRole('link', { name: 'Nova reserva' })).toBeVisible()
    expect(getByRole('menuitem', { name: 'Ler ingresso' }).elements()).toEqual([])
    await getByRole('button', { name: 'Mais' }).click()
    await expect.element(getByRole('menuitem', { name: 'Ler ingresso' })).toBeVisible()
    await expect.element(getByRole('menuitem', { name: 'Choveu' })).toBeVisible()
  })

  it('begin on a phone with the first one in sight, the filters behind a button with their number', async () => {
    await page.viewport(390, 844)
    const path = '/company/bookings?visao=lista&quando=todas'
    const { getByRole, router } = await renderApp({ path, persona })
    const first = getByRole('link', { name: /RSV-/ }).first()
    await expect.element(first).toBeVisible()
    expect(first.element().getBoundingClientRect().bottom).toBeLessThan(844)
    expect(getByRole('group', { name: 'Quando' }).elements()).toEqual([])
    await getByRole('button', { name: 'Filtrar 1' }).click()
    await getByRole('button', { name: 'Hoje' }).click()
    await expect.poll(() => router.latestLocation.search.quando).toBeUndefined()
  })

  it('are printed from the day', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined)
    const { getByRole } = await renderApp({ path: '/company/bookings', persona })
    await getByRole('button', { name: 'Mais' }).click()
    await getByRole('menuitem', { name: 'Imprimir' }).click()
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })

  it('opens a booking from its row, in the address, and gives the focus back', async () => {
    const { getByRole, router } = await renderApp({ path: '/company/bookings?visao=lista', persona })
    const row = getByRole('rowheader').getByRole('link').first()
    await expect.element(row).toBeVisible()
    const code = /RSV-\w+/.exec(row.element().textContent)?.[0]
    const booking = backend.db.bookings.where((each) => each.code === code)[0]
    await row.click()
    const dialog = getByRole('dialog', { name: booking?.customerName ?? '', exact: true })
    await expect.element(dialog).toMatchTextContent(code ?? '')
    expect(router.latestLocation.search).toEqual({ visao: 'lista', reserva: booking?.id })
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(row).toHaveFocus()
    expect(router.latestLocation.search).toEqual({ visao: 'lista' })
  })

  it('opens by its address a booking that is not on the page', async () => {
    const { id, code, customerName } = await paidBooking('nova@campolivre.test')
    const { getByRole } = await renderApp({
      path: `/company/bookings?visao=lista&quando=todas&pagina=30&reserva=${id}`,
      persona,
    })
    const dialog = getByRole('dialog', { name: customerName, exact: true })
    await expect.element(dialog).toMatchTextContent(code)
    expect(getByRole('row', { name: new RegExp(code) }).query()).toBeNull()
  })

  it('opens nothing of another arena', async () => {
    const foreign = backend.db.bookings.where(({ companyId }) => companyId !== 'cmp-arena-beira-mar')[0]
    const { getByRole } = await renderApp({
      path: `/company/bookings?visao=lista&reserva=${foreign?.id}`,
      persona,
    })
    await expect
      .element(getByRole('dialog').getByRole('heading', { name: 'Não achamos essa reserva' }))
      .toBeVisible()
  })

  it('finds one by its code, says so when it is over, and looks everywhere', async () => {
    const over = backend.db.bookings
      .by('companyId', 'cmp-arena-beira-mar')
      .find((each) => each.status === 'completed')
    const { getByRole, getByText, router } = await renderApp({
      path: '/company/bookings?visao=lista',
      persona,
    })
    const box = getByRole('searchbox', { name: 'Buscar reservas' })
    await box.fill(over?.code.replace('RSV-', '').toLowerCase() ?? '')
    await expect.element(getByText('Só as próximas foram olhadas.', { exact: false })).toBeVisible()
    await getByRole('link', { name: 'Procurar em todas' }).click()
    await expect.element(getByRole('row', { name: new RegExp(over?.code ?? '') })).toBeVisible()
    await expect.element(getByText('1 reserva', { exact: true })).toBeVisible()
    await getByRole('button', { name: 'Limpar a busca' }).click()
    await expect.element(box).toHaveFocus()
    expect(router.latestLocation.search).toEqual({ visao: 'lista', quando: 'todas' })
  })

  it('is ordered by its heads, in the address, and then says the day in each row', async () => {
    const { getByRole, router } = await renderApp({ path: '/company/bookings?visao=lista', persona })
    await expect
      .element(getByRole('columnheader', { name: 'Horário' }))
      .toHaveAttribute('aria-sort', 'ascending')
    const head = getByRole('columnheader', { name: 'Valor' })
    await head.getByRole('link').click()
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
    await head.getByRole('link').click()
    await expect.poll(() => router.latestLocation.search).toEqual({ visao: 'lista', ordem: '-valor' })
    const most = Math.max(
      ...backend.db.bookings
        .by('companyId', 'cmp-arena-beira-mar')
        .filter(({ end, status }) => end > '2026-11-20T12' && status === 'confirmed')
        .map(({ priceCents }) => priceCents),
    )
    const dearest = () => {
      const shown = document.querySelector('tbody tr td:nth-of-type(4)')?.textContent ?? ''
      return Number(/R\$\s([\d.]+,\d\d)/.exec(shown)?.[1]?.replace(/\D/g, ''))
    }
    await expect.poll(dearest).toBe(most)
    await expect.element(getByRole('rowheader').first()).toMatchTextContent(/\w{3}, \d\d\/\d\d/)
  })

  it('cancels from its details, stays there with the news, and tells the athlete why', async () => {
    const { id, athleteId } = await paidBooking('nova@campolivre.test')
    const { getByRole } = await renderApp({ path: `/company?reserva=${id}`, persona })
    const details = getByRole('dialog').first()
    await details.getByRole('link', { name: 'Cancelar a reserva' }).click()
    const question = getByRole('dialog', { name: /^Cancelar a reserva/ })
    await question.getByLabelText('Motivo').fill('Chuva forte')
    await question.getByRole('button').last().click()
    await expect.element(question).not.toBeInTheDocument()
    await expect
      .element(details.getByRole('status'))
      .toMatchTextContent('R$ 185,00 de volta por Pix, em até 1 dia útil')
    await expect.element(details.getByRole('status')).toHaveFocus()
    await expect.element(details).toMatchTextContent('Motivo: Chuva forte')
    const told = backend.db.notifications.by('userId', athleteId ?? '').map((each) => JSON.stringify(each))
    expect(told.some((each) => each.includes('Chuva forte'))).toBe(true)
  })

  it('filters by day, and says when nothing is left', async () => {
    const { getByRole, router } = await renderApp({ path: '/company/bookings?visao=lista', persona })
    await getByRole('button', { name: 'Hoje' }).click()
    await expect.poll(() => router.latestLocation.search).toEqual({ visao: 'lista', dia: '2026-11-20' })
    await getByRole('combobox', { name: 'Situação' }).selectOptions('Expirada')
    await expect.element(getByRole('link', { name: 'Ver todas as reservas' })).toBeVisible()
  })

  it('goes to a day that is typed, the day first', async () => {
    const { getByRole, router } = await renderApp({ path: '/company/bookings?visao=lista', persona })
    const day = getByRole('textbox', { name: 'Dia' })
    await day.fill('27/11/2026')
    await expect.poll(() => router.latestLocation.search).toEqual({ visao: 'lista', dia: '2026-11-27' })
    await expect.element(getByRole('row', { name: 'Sexta-feira, 27 de novembro', exact: true })).toBeVisible()
    await getByRole('button', { name: 'Próximas' }).click()
    await expect.element(day).toHaveValue('')
  })

  it('leads from a page that there is not to the first one', async () => {
    const { getByRole, router } = await renderApp({
      path: '/company/bookings?visao=lista&quando=todas&pagina=999',
      persona,
    })
    await expect.element(getByRole('heading', { name: 'Essa página não tem reservas' })).toBeVisible()
    await getByRole('link', { name: 'Ir para a primeira' }).click()
    await expect.poll(() => router.latestLocation.search).toEqual({ visao: 'lista', quando: 'todas' })
    await expect.element(getByRole('table')).toBeVisible()
  })

  it('offers on each side of now only the states that there are', async () => {
    const { getByRole, router } = await renderApp({
      path: '/company/bookings?visao=lista&situacao=cancelled',
      persona,
    })
    await expect.element(getByRole('combobox', { name: 'Situação' })).toHaveValue('')
    await expect.element(getByRole('table')).toBeVisible()
    await getByRole('button', { name: 'Todas' }).click()
    await expect.element(getByRole('combobox', { name: 'Situação' })).toHaveValue('cancelled')
    expect(router.latestLocation.search).toEqual({ visao: 'lista', quando: 'todas', situacao: 'cancelled' })
  })

  it('lists without the names of the fields, says so, and gets them', async () => {
    worker.use(http.get('*/api/company', () => HttpResponse.json({}, { status: 404 })))
    const { getByRole } = await renderApp({ path: '/company/bookings?visao=lista', persona })
    await expect.element(getByRole('alert')).toMatchTextContent('Não deu para buscar seus campos')
    await expect.element(getByRole('table')).toBeVisible()
    await expect.element(getByRole('button', { name: 'Hoje' })).toBeDisabled()
    const turn = Promise.withResolvers<void>()
    worker.resetHandlers()
    worker.use(http.get('*/api/company', () => turn.promise))
    await getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(getByRole('button', { name: 'Tentando…' })).toHaveFocus()
    turn.resolve()
    await expect.element(getByRole('button', { name: 'Hoje' })).toBeEnabled()
  })
})
