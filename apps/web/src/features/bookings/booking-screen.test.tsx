import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { worker } from '../../testing/backend.ts'
import { advance, holdBooking, paidBooking } from '../../testing/hold-booking.ts'
import { nextFile } from '../../testing/next-file.ts'
import { hearPrint } from '../../testing/hear-print.ts'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'nova@campolivre.test'

async function openBooking(make = paidBooking, search = '') {
  const booking = await make(persona)
  const app = await renderApp({ path: `/atleta/reservas/${booking.id}${search}`, persona })
  return { ...app, booking }
}

describe('a booking', () => {
  it('is a ticket with its code, to say and to scan', async () => {
    const { booking, getByRole } = await openBooking()
    const ticket = getByRole('article', { name: `Reserva ${booking.code}` })
    await expect.element(ticket).toMatchTextContent(booking.field.name)
    await expect.element(ticket).toMatchTextContent('Confirmada')
    await expect
      .element(ticket.getByRole('img', { name: `QR code da reserva ${booking.code}` }))
      .toBeVisible()
  })

  it('can be paid while it is held, with the time that is left', async () => {
    const { getByRole, router, booking } = await openBooking(holdBooking)
    await expect.element(getByRole('timer')).toBeVisible()
    await getByRole('link', { name: 'Pagar agora' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe(`/atleta/reservas/${booking.id}/pagamento`)
  })

  it('hands over a calendar file with the right times', async () => {
    const { booking, getByRole } = await openBooking()
    const made = vi.spyOn(URL, 'createObjectURL')
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    onTestFinished(() => {
      made.mockRestore()
      clicked.mockRestore()
    })
    await getByRole('button', { name: 'Adicionar ao calendário' }).click()
    await expect.poll(() => made.mock.calls.length).toBe(1)
    const blob = made.mock.calls[0]?.[0]
    const text = blob instanceof Blob ? await blob.text() : ''
    expect(text).toContain(`DTSTART:${booking.start.replace(/[-:]|\.000/g, '')}`)
    expect(text).toContain(booking.code)
  })

  describe('as a paper (H9)', () => {
    const asked = (answer: () => Response) =>
      worker.use(
        http.get('/api/bookings/:id', ({ request }) =>
          request.headers.get('Accept') === 'application/pdf' ? answer() : undefined,
        ),
      )
    const keep = async () => {
      const { booking, getByRole } = await openBooking()
      const print = hearPrint()
      const list = getByRole('list', { name: 'O que fazer com a reserva' })
      await list.getByRole('button', { name: 'Comprovante' }).click()
      return { booking, print, list }
    }

    it('is a PDF where the server makes them', async () => {
      asked(() => new Response('%PDF-1.3', { headers: { 'Content-Type': 'application/pdf' } }))
      const file = nextFile()
      const names: string[] = []
      const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        names.push(this.download)
      })
      // Else no link of any file after it leads anywhere.
      onTestFinished(() => clicked.mockRestore())
      const { booking, print } = await keep()
      expect(await file).toBe('%PDF-1.3')
      expect(names).toEqual([`comprovante-${booking.code}.pdf`])
      expect(print).not.toHaveBeenCalled()
    })

    it('is printed where it makes none, and without a network', async () => {
      const { booking, print, list } = await keep()
      await expect.poll(() => print.mock.calls.length).toBe(1)
      const paper = () => [...document.body.children].at(-1)?.textContent
      expect(paper()).toContain(`Comprovante de reserva ${booking.code}`)
      window.dispatchEvent(new Event('afterprint'))
      await expect.poll(paper).not.toContain('Comprovante')
      for (const [at, answer] of [
        () => HttpResponse.error(),
        () => new Response(null, { status: 503 }),
      ].entries()) {
        asked(answer)
        await list.getByRole('button', { name: 'Comprovante' }).click()
        await expect.poll(() => print.mock.calls.length).toBe(at + 2)
        window.dispatchEvent(new Event('afterprint'))
        await expect.poll(paper).not.toContain('Comprovante')
      }
    })

    it('says what the server says where it is refused', async () => {
      asked(() => HttpResponse.json({ message: 'Esta reserva não é sua.' }, { status: 403 }))
      const { print, list } = await keep()
      await expect.element(list.getByRole('alert')).toBeVisible()
      expect(print).not.toHaveBeenCalled()
    })
  })

  it("is unknown when it is somebody else's", async () => {
    const { id } = await paidBooking('atleta@campolivre.test')
    const { getByRole } = await renderApp({ path: `/atleta/reservas/${id}`, persona })
    await expect.element(getByRole('heading', { level: 1, name: 'Não achamos essa reserva' })).toBeVisible()
  })
})

describe('cancelling', () => {
  it('shows what comes back before it asks, and tells it after', async () => {
    const { getByRole, getByText, router } = await openBooking()
    await getByRole('link', { name: 'Cancelar reserva' }).click()
    const dialog = getByRole('dialog', { name: 'Cancelar esta reserva?' })
    await expect
      .element(dialog)
      .toMatchTextContent(
        /Cancelando até \S+, \d\d\/\d\d, \d+h\d*, você recebe tudo \(R\$.*\)\. O Pix volta em até 1 dia útil\./,
      )
    await dialog.getByRole('button', { name: 'Cancelar reserva' }).click()
    await expect.element(getByText(/^Reserva cancelada\. R\$/)).toHaveFocus()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(getByText(/^Reserva cancelada\. R\$/)).toBeInViewport()
    await expect.element(getByRole('img', { name: /^QR code/ })).not.toBeInTheDocument()
    await expect.element(getByRole('heading', { name: 'O combinado' })).not.toBeInTheDocument()
    await expect.element(getByRole('link', { name: 'Cancelar reserva' })).not.toBeInTheDocument()
    expect(router.latestLocation.search).toEqual({})
  })

  it('says that nothing was charged for an unpaid one, and changes nothing when it is kept', async () => {
    const { getByRole, backend, booking } = await openBooking(holdBooking, '?cancelar=sim')
    const dialog = getByRole('dialog')
    await expect.element(dialog).toMatchTextContent('nada foi cobrado')
    await dialog.getByRole('button', { name: 'Manter reserva' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(backend.db.bookings.find(booking.id)?.status).toBe('awaiting_payment')
  })

  it('stays open with the reason when it fails', async () => {
    worker.use(http.post('*/api/bookings/:id/cancel', () => HttpResponse.error()))
    const { getByRole } = await openBooking(paidBooking, '?cancelar=sim')
    await getByRole('button', { name: 'Cancelar reserva' }).click()
    await expect.element(getByRole('alert')).toMatchTextContent('Sem conexão agora')
    await expect.element(getByRole('dialog')).toBeVisible()
  })

  it('is not offered once the game has begun', async () => {
    const { getByRole, queryClient } = await openBooking()
    await expect.element(getByRole('link', { name: 'Cancelar reserva' })).toBeVisible()
    await advance(10 * 24 * 60)
    await queryClient.invalidateQueries()
    await expect.element(getByRole('link', { name: 'Cancelar reserva' })).not.toBeInTheDocument()
    await expect.element(getByRole('article')).toMatchTextContent('Concluída')
  })
})
