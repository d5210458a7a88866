import type { LinkedBooking } from '@campo-livre/domain/bookings/handover/booking-link.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { longBooking, sampleBooking } from '../../../testing/sample-booking.ts'
import { LinkedBookingScreen } from './linked-booking-screen.tsx'
import { LinkedBookingView } from './linked-booking-view.tsx'
import { TakeOver } from './take-over.tsx'

const meta = {
  title: 'Screens/Booking by its link',
  component: LinkedBookingScreen,
  subcomponents: { LinkedBookingView, TakeOver },
  parameters: {
    layout: 'fullscreen',
    path: '/passar/passo-atleta-15',
    without: { Empty: 'A link leads to one booking, or to none: see Missing.' },
  },
} satisfies Meta<typeof LinkedBookingScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }
const play: Play = says(/passa uma reserva para você$/)

/** Answers with a link that the seed does not have. */
function answer(
  { field, company, id, start, end, createdAt, rules } = sampleBooking(),
  money: Partial<LinkedBooking['booking'] & object> = {},
  rest: Partial<LinkedBooking> = {},
) {
  const booking = { id, start, end, createdAt, field, company, rules, costCents: 24_000, paidCents: 24_000 }
  const data: LinkedBooking = {
    state: 'open',
    giverName: 'Rafael M.',
    mine: null,
    until: start,
    booking: { ...booking, dueCents: 0, ...money },
    ...rest,
  }
  return { msw: { handlers: [http.get('/api/booking-links/:token', () => HttpResponse.json({ data }))] } }
}

export const Default: Story = { play }
/** Somebody who is signed in. */
export const SignedIn: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Ficar com/ })).toBeVisible()
  },
}
/** The rest is left to pay at the venue, and the button says so. */
export const WithRest: Story = {
  parameters: {
    ...answer(sampleBooking(), { paidCents: 6_000, dueCents: 18_000 }),
    persona: 'nova@campolivre.test',
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Ficar com ela e pagar R\$\s180,00 no local$/ }),
    ).toBeVisible()
  },
}
export const Own: Story = {
  parameters: { persona: 'atleta@campolivre.test' },
  play: says(/^É a sua reserva\./),
}
export const AsArena: Story = {
  parameters: { persona: 'empresa@campolivre.test' },
  play: says(/^Só a conta de quem joga fica com uma reserva\./),
}
export const Accepted: Story = {
  parameters: answer(sampleBooking(), {}, { state: 'accepted', booking: null }),
  play: says('Alguém já ficou com essa reserva'),
}
export const TakenByYou: Story = {
  parameters: answer(sampleBooking(), {}, { state: 'accepted', mine: 'taken' }),
  play: says('Essa reserva é sua'),
}
export const Withdrawn: Story = {
  parameters: answer(sampleBooking(), {}, { state: 'withdrawn', booking: null }),
  play: says('Essa reserva não passa mais'),
}
export const Over: Story = {
  parameters: answer(sampleBooking(), {}, { state: 'over', booking: null }),
  play: says('Esse link venceu'),
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Abrindo a reserva' })).toBeVisible()
  },
}
export const Missing: Story = {
  parameters: { path: '/passar/antigo' },
  play: says('Esse link não vale mais'),
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: says('Não deu para abrir a reserva'),
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: says('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('Você está sem internet') }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answer(longBooking(), {}, { giverName: 'Paralelepipedossuperlativamente P.' }),
  play,
}
export const HugeNumbers: Story = {
  parameters: answer(sampleBooking(), { costCents: 99_999_999, paidCents: 1, dueCents: 99_999_998 }),
  play,
}
/** The last cent is due. */
export const AtALimit: Story = {
  parameters: answer(sampleBooking(), { paidCents: 23_999, dueCents: 1 }),
  play,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
