import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { longBooking, sampleBooking } from '../../../testing/sample-booking.ts'
import { MoveDrawer } from './move-drawer.tsx'
import MoveTime from './move-time.tsx'
import { PickTime } from '../../../shared/bookings/pick-time.tsx'

const money = {
  priceCents: 24_000,
  differenceCents: 0,
  atVenueCents: 0,
  backCents: 0,
  backBy: null,
  creditBackCents: 0,
}
const atSeededField = { fieldId: 'fld-arena-beira-mar-campo-norte' }
const booking = sampleBooking({
  ...atSeededField,
  field: { ...sampleBooking().field, id: atSeededField.fieldId },
})

/** Answers what a move comes to. */
const preview = (data: object) => [http.get('/api/bookings/:id/move', () => HttpResponse.json({ data }))]

const meta = {
  title: 'Parts/Bookings/Moving',
  component: MoveDrawer,
  subcomponents: { MoveTime, PickTime },
  decorators: [inRoute({ under: '_public', path: '/' })],
  args: { booking, now: '2026-11-20T13:00:00.000Z', opened: true, onClose: fn(), onMoved: fn() },
  parameters: { msw: { handlers: preview(money) } },
} satisfies Meta<typeof MoveDrawer>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Picks the second free time. */
const pick: Play = async () => {
  const times = await screen.findByRole('group', { name: 'Horários livres' })
  const [, second] = within(times).getAllByRole('button')
  if (!second) throw new Error('no free time')
  await userEvent.click(second)
}
const picked =
  (words: RegExp): Play =>
  async (context) => {
    await pick(context)
    await expect(await screen.findByText(words)).toBeInTheDocument()
  }

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('Escolha quando você quer jogar.')).toBeInTheDocument()
  },
}
export const SamePrice: Story = { play: picked(/O preço é o mesmo/) }
export const Dearer: Story = {
  parameters: {
    msw: {
      handlers: preview({ ...money, priceCents: 27_000, differenceCents: 3_000, atVenueCents: 3_000 }),
    },
  },
  play: picked(/a mais; .* a pagar no local/),
}
export const Cheaper: Story = {
  parameters: {
    msw: {
      handlers: preview({
        ...money,
        priceCents: 20_000,
        differenceCents: -4_000,
        backCents: 3_000,
        backBy: 'pix',
        creditBackCents: 1_000,
      }),
    },
  },
  play: picked(/de volta por Pix/),
}
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('/api/bookings/:id/move', () => delay('infinite'))] } },
  play: picked(/Vendo o preço/),
}
/** The time is not one for its coupon. */
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('/api/bookings/:id/move', () =>
          HttpResponse.json(
            { message: 'Esse cupom vale para outros horários: seg a sex, 8h às 17h.', code: 'conflict' },
            { status: 409 },
          ),
        ),
      ],
    },
  },
  play: picked(/Esse cupom vale para outros horários/),
}
export const Failed: Story = {
  parameters: {
    msw: { handlers: [http.get('/api/bookings/:id/move', () => HttpResponse.json({}, { status: 500 }))] },
  },
  play: picked(/Não deu para usar esse horário/),
}
/** The time for it is over. */
export const TooLate: Story = {
  args: { now: '2026-11-21T21:30:00.000Z' },
  play: async () => {
    await expect(await screen.findByText(/^O prazo para mudar o horário acabou/)).toBeInTheDocument()
  },
}
export const LongText: Story = {
  args: {
    booking: {
      ...longBooking(),
      ...atSeededField,
      field: { ...longBooking().field, id: atSeededField.fieldId },
    },
  },
  play: picked(/O preço é o mesmo/),
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: picked(/O preço é o mesmo/) }
