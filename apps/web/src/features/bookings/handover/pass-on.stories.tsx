import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { LinkField } from '../../../lib/link-field/link-field.tsx'
import { inRoute } from '../../../testing/in-route.tsx'
import { longBooking, sampleBooking } from '../../../testing/sample-booking.ts'
import { PassOnDrawer } from './pass-on-drawer.tsx'
import PassOn from './pass-on.tsx'

const link = { token: 'passo-atleta-15', until: '2026-11-21T13:00:00.000Z' }
const path = '/api/bookings/:id/link'
const answers = (data: object | null) => [http.get(path, () => HttpResponse.json({ data }))]

const meta = {
  title: 'Parts/Bookings/Passing on',
  component: PassOnDrawer,
  subcomponents: { PassOn, LinkField },
  decorators: [inRoute({ under: '_public', path: '/' })],
  args: { booking: sampleBooking(), now: '2026-11-20T13:00:00.000Z', opened: true, onClose: fn() },
  parameters: { msw: { handlers: answers(null) } },
} satisfies Meta<typeof PassOnDrawer>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const says =
  (text: RegExp): Play =>
  async () => {
    await expect(await screen.findByText(text)).toBeInTheDocument()
  }

export const Default: Story = { play: says(/^Não vai dar para jogar\?/) }
export const WithLink: Story = { parameters: { msw: { handlers: answers(link) } }, play: says(/^Vale até /) }
export const LongText: Story = {
  args: { booking: longBooking() },
  parameters: { msw: { handlers: answers({ ...link, token: 'x'.repeat(200) }) } },
  play: says(/^Vale até /),
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: { handlers: answers(link) } },
  play: says(/^Vale até /),
}
/** A date of a fixed slot stays with whoever has the contract. */
export const Refused: Story = {
  args: { booking: sampleBooking({ series: { id: 'series-1', day: '2026-11-21' } }) },
  play: says(/^Essa data é do seu horário fixo/),
}
/** Something that only the server knows is in the way. */
export const RefusedByServer: Story = {
  parameters: {
    msw: {
      handlers: [
        ...answers(null),
        http.put(path, () =>
          HttpResponse.json(
            { message: 'A reserva está na comanda CMD-7K2Q: combine com a arena.', code: 'booking_on_tab' },
            { status: 409 },
          ),
        ),
      ],
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Criar o link' }))
    await expect(await screen.findByText(/^A reserva está na comanda/)).toBeInTheDocument()
  },
}
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get(path, () => delay('infinite'))] } },
}
export const Failure: Story = {
  parameters: { msw: { handlers: [http.get(path, () => HttpResponse.json({}, { status: 500 }))] } },
  play: says(/^Não deu para ver se já existe um link/),
}
