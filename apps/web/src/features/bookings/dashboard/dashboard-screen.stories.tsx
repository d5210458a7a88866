import type { Meta, StoryObj } from '@storybook/react-vite'
import { counterPartOf } from '@campo-livre/domain/bookings/money/counter-part.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { hugeBooking } from '../../../testing/sample-booking.ts'
import { calendarOf } from '../calendar/testing/sample-calendar.ts'
import { DashboardScreen } from './dashboard-screen.tsx'
import { dayBookings, dayCompany } from '../calendar/testing/sample-day.ts'

const meta = {
  title: 'Screens/Company dashboard',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', path: '/company', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof DashboardScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Waits for the day, so that the whole screen is shown. */
const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('Reservas hoje')).toBeVisible()
}

/** Answers with a company and a day that the seed does not have. */
function day(company: OwnCompany, bookings = dayBookings(company)) {
  return {
    msw: {
      handlers: [
        http.get('/api/company/bookings/calendar', () =>
          HttpResponse.json({ data: calendarOf(company, bookings) }),
        ),
        http.get('/api/company/bookings/:id', ({ params }) => {
          const found = bookings.find(({ id }) => id === params['id'])
          return HttpResponse.json({ data: { ...found, counter: counterPartOf({}), tab: null } })
        }),
        http.get('/api/company', () => HttpResponse.json({ data: company })),
      ],
    },
  }
}

export const Default: Story = { play }
/** Every kind of booking on one board: from last night, paid, to be paid, held, walk-in, no-show. */
export const EveryKind: Story = {
  parameters: day(dayCompany()),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getAllByText(/, \d+ min$/)[0]).toBeVisible()
  },
}
export const Details: Story = {
  parameters: { ...day(dayCompany()), path: '/company?reserva=booking-1-2' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Letícia Coelho' })).toHaveTextContent('9h às 11h')
    const missed = await screen.findByRole('button', { name: 'Não vieram' })
    // The drawer takes a moment to slide in.
    await waitFor(() => expect(missed).toBeVisible())
  },
}
/** A day that was chosen has no figures of now, but all its bookings. */
export const AnotherDay: Story = {
  parameters: { ...day(dayCompany()), path: '/company?dia=2026-11-21' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Próximo dia' })).toBeVisible()
  },
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando o dia de hoje' })).toBeVisible()
  },
}
/** A day without bookings. */
export const Empty: Story = {
  parameters: day(dayCompany(), []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma reserva para hoje')).toBeVisible()
  },
}
export const WithoutFields: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Primeiros passos')).toBeVisible()
  },
}
/** A new arena that is not approved yet. */
export const JustRegistered: Story = {
  parameters: day({
    ...dayCompany(0),
    status: 'awaiting_approval',
    description: '',
    whatsapp: null,
    phone: null,
    amenities: [],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aguardando aprovação')).toBeVisible()
    await expect(canvas.getByText('Falta a descrição, um telefone e a estrutura.')).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: day({ ...dayCompany(), status: 'refused' }),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByText('Arena recusada')).toBeVisible()
  },
}
export const Suspended: Story = {
  parameters: day({ ...dayCompany(), status: 'suspended' }),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByText('Arena suspensa')).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar sua arena')).toBeVisible()
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
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: day(
    dayCompany(
      5,
      (index) => `Quadra ${index + 1} do Centro Esportivo Professor Doutor Waldemar Falcão de Albuquerque`,
    ),
  ),
  play,
}
/** Twenty fields, and a very high price. */
export const HugeNumbers: Story = {
  parameters: day(dayCompany(20), [
    ...dayBookings(dayCompany(20)),
    hugeBooking({
      id: 'huge',
      fieldId: 'field-0',
      start: '2026-11-20T12:00:00.000Z',
      end: '2026-11-20T14:00:00.000Z',
    }),
  ]),
  play,
}
/** Bookings that begin before the day and end after it. */
export const AtALimit: Story = {
  parameters: day(
    dayCompany(1),
    [
      { id: 'since', start: '2026-11-19T20:00:00.000Z', end: '2026-11-20T12:00:00.000Z' },
      { id: 'until', start: '2026-11-20T12:30:00.000Z', end: '2026-11-21T10:00:00.000Z' },
    ].map((times) => ({ ...hugeBooking(), ...times, fieldId: 'field-0' })),
  ),
  play,
}
export const AnotherPrimary: Story = { globals: { primary: 'blue' }, play }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
export const EveryKindOnPhone: Story = {
  parameters: day(dayCompany()),
  globals: { viewport: { value: 'phone' } },
  play,
}
export const Wide: Story = { globals: { viewport: { value: 'wide' } }, play }
