import { encode } from 'uqr'
import { afterAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { backend } from '../../../../testing/backend.ts'
import { renderApp } from '../../../../testing/render-app.tsx'
import { sampleBooking } from '../../../../testing/sample-booking.ts'

const persona = 'empresa@campolivre.test'
const opening = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
afterAll(() => opening.mockRestore())

/** Inserts a booking of the persona's arena. */
async function insert(changes: Partial<ReturnType<typeof sampleBooking>>) {
  const { field: _field, company: _company, ...booking } = sampleBooking(changes)
  const own = backend.db.companies.by('ownerId', 'usr-empresa')[0]
  const at = backend.db.fields.by('companyId', own?.id ?? '')[0]
  await backend.db.bookings.insert({ ...booking, companyId: own?.id ?? '', fieldId: at?.id ?? '' })
  return booking
}

/** Shows a QR code to the camera: a stream of a canvas on which it is drawn. */
function show(text: string): MediaStreamTrack[] {
  const scale = 8
  const { data, size } = encode(text, { border: 4 })
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * scale
  const context = canvas.getContext('2d')
  const draw = () => {
    if (!context) return
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = '#000'
    for (const [y, row] of data.entries())
      for (const [x, dark] of row.entries()) if (dark) context.fillRect(x * scale, y * scale, scale, scale)
    requestAnimationFrame(draw)
  }
  draw()
  const stream = canvas.captureStream()
  opening.mockResolvedValue(stream)
  return stream.getTracks()
}

it('reads the QR code of a ticket by the camera, notes the arrival by one press, and lets the camera go (H2)', async () => {
  const booking = await insert({
    code: 'RSV-7K2Q',
    start: '2026-11-20T14:00:00.000Z',
    end: '2026-11-20T15:00:00.000Z',
  })
  const tracks = show('RSV-7K2Q')
  await renderApp({ path: '/company/bookings?ingresso=1', persona })
  const drawer = page.getByRole('dialog', { name: 'Ler ingresso' })
  await drawer.getByRole('button', { name: 'Abrir a câmera' }).click()
  const ticket = drawer.getByRole('region', { name: 'Ingresso RSV-7K2Q' })
  await expect.element(ticket).toMatchTextContent(booking.customerName)
  await ticket.getByRole('button', { name: 'Chegaram' }).click()
  await expect.poll(() => backend.db.bookings.find(booking.id)?.counter?.checkedInAt).toBeTruthy()
  await expect.element(ticket).toMatchTextContent(/Esse ingresso já entrou/)
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).toBe(drawer.element())
  await drawer.getByRole('button', { name: 'Fechar' }).click()
  await expect.poll(() => tracks.map(({ readyState }) => readyState)).toEqual(['ended'])
})

it('takes a typed code, says what is none or not of this arena, and why an arrival is not noted (H2)', async () => {
  await insert({ code: 'RSV-9W3Z', start: '2026-11-22T14:00:00.000Z', end: '2026-11-22T15:00:00.000Z' })
  opening.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await renderApp({ path: '/company?ingresso=1', persona })
  const drawer = page.getByRole('dialog', { name: 'Ler ingresso' })
  await drawer.getByRole('button', { name: 'Abrir a câmera' }).click()
  await expect.element(drawer.getByText(/^A câmera não foi liberada/)).toBeVisible()
  const look = async (text: string) => {
    await drawer.getByLabelText('Código do ingresso').fill(text)
    await drawer.getByRole('button', { name: 'Buscar' }).click()
  }
  await look('comanda 12')
  await expect.element(drawer.getByText(/^Isso não é o código de um ingresso/)).toBeVisible()
  await look('rsv-zzzz')
  await expect.element(drawer.getByText(/^Não achamos RSV-ZZZZ entre as reservas da arena/)).toBeVisible()
  await look('9w3z')
  await expect
    .element(drawer.getByText(/^Esse ingresso é de outro dia: domingo, 22 de novembro/))
    .toBeVisible()
  expect(drawer.getByRole('button', { name: 'Chegaram' }).query()).toBeNull()
})
