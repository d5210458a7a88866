import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { http, HttpResponse } from 'msw'
import { expect, within } from 'storybook/test'
import { heldBooking, hugeBooking, longBooking } from '../../../testing/sample-booking.ts'

const meta = {
  title: 'Screens/My bookings',
  parameters: { layout: 'fullscreen', path: '/atleta/reservas', persona: 'atleta@campolivre.test' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Waits for the tickets, so that the whole screen is shown. */
const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByText(/^[\d.]+ reservas?$/)).toBeVisible()
}

/** Answers with a list that the seed does not have. */
function listOf(data: BookingDetail[], total = data.length) {
  const body = { data, meta: { page: 1, perPage: 20, total } }
  return { msw: { handlers: [http.get('/api/bookings', () => HttpResponse.json(body))] } }
}

export const Default: Story = { play }
export const Past: Story = {
  parameters: { path: '/atleta/reservas?quando=passadas' },
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByRole('region', { name: 'novembro de 2026' })).toBeVisible()
  },
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando suas reservas' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: async ({ canvas }) => {
    const screen = within(await canvas.findByRole('main'))
    await expect(await screen.findByRole('link', { name: 'Encontrar campos' })).toBeVisible()
  },
}
export const NothingPast: Story = {
  parameters: { path: '/atleta/reservas?quando=passadas', persona: 'nova@campolivre.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma reserva passada')).toBeVisible()
  },
}
export const NothingWithTheFilter: Story = {
  parameters: { path: '/atleta/reservas?situacao=awaiting_payment' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada com esse filtro')).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar suas reservas')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
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
/** One is held and can be paid from the list. */
export const Held: Story = {
  parameters: listOf([
    heldBooking({ holdExpiresAt: '2026-11-20T13:12:00.000Z' }),
    longBooking({ id: 'other' }),
  ]),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByRole('link', { name: /^Pagar agora/ })).toBeVisible()
  },
}
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: listOf([
    longBooking({ id: 'held', status: 'awaiting_payment', holdExpiresAt: '2026-11-20T13:12:00.000Z' }),
    longBooking(),
  ]),
  play,
}
export const HugeNumbers: Story = { parameters: listOf([hugeBooking()], 1_234_567), play }
/** There is a previous page and no next one. */
export const AtALimit: Story = {
  parameters: { path: '/atleta/reservas?quando=passadas&pagina=250', persona: 'intensa@campolivre.test' },
  play: async (context) => {
    await play(context)
    await expect(context.canvas.queryByRole('link', { name: 'Próxima página' })).toBeNull()
    await expect(context.canvas.getByRole('link', { name: 'Página anterior' })).toBeVisible()
  },
}
export const BeyondTheLastPage: Story = {
  parameters: { path: '/atleta/reservas?quando=passadas&pagina=999', persona: 'intensa@campolivre.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Essa página não tem reservas')).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
export const PastOnPhone: Story = { ...Past, globals: { viewport: { value: 'phone' } } }
