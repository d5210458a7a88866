import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { hugeBooking, longBooking, sampleBooking, samplePayment } from '../../../testing/sample-booking.ts'
import { CompanyBookingsScreen } from './company-bookings-screen.tsx'

const meta = {
  title: 'Screens/Company bookings',
  component: CompanyBookingsScreen,
  parameters: {
    layout: 'fullscreen',
    path: '/company/bookings?visao=lista',
    persona: 'empresa@campolivre.test',
  },
} satisfies Meta<typeof CompanyBookingsScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Waits for the list and the filters, so that the whole screen is shown; on a phone they are behind a button. */
const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('table', { name: 'Reservas da arena' })).toBeVisible()
  const filters = canvas.queryByRole('button', { name: /^Filtrar/ })
  if (filters) await userEvent.click(filters)
  await expect(await canvas.findByRole('textbox', { name: 'Dia' })).toBeVisible()
}

/** Answers with a list that the seed does not have. */
function listOf(data: BookingDetail[], total = data.length, page = 1) {
  const body = { data, meta: { page, perPage: 20, total } }
  return { msw: { handlers: [http.get('/api/company/bookings', () => HttpResponse.json(body))] } }
}

export const Default: Story = { play }
export const OneDay: Story = { parameters: { path: '/company/bookings?visao=lista&dia=2026-11-20' }, play }
export const AllDays: Story = { parameters: { path: '/company/bookings?visao=lista&quando=todas' }, play }
/** The date field is open. */
export const PickingADay: Story = {
  play: async (context) => {
    await play(context)
    await userEvent.click(context.canvas.getByRole('textbox', { name: 'Dia' }))
    const day = await screen.findByRole('button', { name: 'sexta-feira, 27 de novembro' })
    await waitFor(() => expect(day).toBeVisible())
  },
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando as reservas' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma reserva ainda')).toBeVisible()
  },
}
export const NothingWithTheFilter: Story = {
  parameters: { path: '/company/bookings?visao=lista&dia=2020-01-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada com esses filtros')).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar as reservas')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Tentar de novo' })[0]).toBeVisible()
  },
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seu perfil não pode fazer isso.')).toBeVisible()
  },
}
export const Offline: Story = {
  globals: { responses: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você está sem internet')).toBeVisible()
  },
}
/** The list is loaded, but the fields to filter by are not. */
export const FieldsFailing: Story = {
  parameters: {
    msw: { handlers: [http.get('/api/company', () => HttpResponse.json({}, { status: 500 }))] },
  },
  play: async (context) => {
    await play(context)
    await expect(
      await context.canvas.findByText('Não deu para buscar seus campos para filtrar.'),
    ).toBeVisible()
  },
}
export const Cancelling: Story = {
  parameters: {
    ...listOf([sampleBooking()]),
    path: '/company/bookings?visao=lista&cancelar=booking-1',
  },
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'Cancelar a reserva RSV-7K2Q?' }),
    ).toHaveTextContent('o valor inteiro')
  },
}
/** A booking, opened by its address. */
export const Details: Story = {
  parameters: { ...listOf([sampleBooking()]), path: '/company/bookings?visao=lista&reserva=booking-1' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Rafael Moreira' })).toHaveTextContent('RSV-7K2Q')
  },
}
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: listOf([
    longBooking({ id: 'one', status: 'awaiting_payment', holdExpiresAt: '2026-11-20T13:12:00.000Z' }),
    longBooking({
      id: 'two',
      status: 'cancelled',
      cancellation: {
        at: '2026-11-20T12:50:00.000Z',
        by: 'company',
        reason: 'O gramado alagou com a chuva da madrugada e só seca na semana que vem.',
        refundCents: 24_000,
      },
      payment: samplePayment({ status: 'refunded', refundedCents: 24_000 }),
    }),
  ]),
  play,
}
export const HugeNumbers: Story = { parameters: listOf([hugeBooking()], 1_234_567), play }
/** There is a previous page and no next one. */
export const AtALimit: Story = {
  parameters: { ...listOf([sampleBooking()], 41, 3), path: '/company/bookings?visao=lista&pagina=3' },
  play: async (context) => {
    await play(context)
    await expect(context.canvas.queryByRole('link', { name: 'Próxima página' })).toBeNull()
  },
}
export const BeyondTheLastPage: Story = {
  parameters: { path: '/company/bookings?visao=lista&pagina=999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Essa página não tem reservas')).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
export const Wide: Story = { globals: { viewport: { value: 'wide' } }, play }
