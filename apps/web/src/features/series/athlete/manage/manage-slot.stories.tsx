import type { SlotPreview } from '@campo-livre/domain/series/athlete-command.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inRoute } from '../../../../testing/in-route.tsx'
import { sampleBooking } from '../../../../testing/sample-booking.ts'
import { sampleDate, sampleSeries } from '../../testing/sample-series.ts'
import { ChangeTold } from './change-told.tsx'
import { EndForm } from './end-form.tsx'
import { ManageDrawer } from './manage-drawer.tsx'
import ManageForms from './manage-forms.tsx'
import { PauseForm } from './pause-form.tsx'
import { ResumeForm } from './resume-form.tsx'
import { SwapForm } from './swap-form.tsx'

const now = '2026-11-20T13:00:00.000Z'
const seeded = 'fld-arena-beira-mar-campo-norte'
const booking = sampleBooking({
  id: 'booking-2026-11-26',
  fieldId: seeded,
  field: { ...sampleBooking().field, id: seeded },
  start: sampleDate('2026-11-26').start,
  end: sampleDate('2026-11-26').end,
})

const game = (day: string, changes: object = {}) => {
  const { start, end, priceCents } = sampleDate(day)
  return { day, start, end, priceCents, offCents: priceCents, maybeCents: 0, ...changes }
}
const nothing: SlotPreview = {
  gone: [],
  back: [],
  lost: [],
  paid: [],
  lastStart: null,
  nextStart: null,
  priceCents: null,
  differenceCents: 0,
  dueCents: 0,
  leftCents: 0,
  refusal: null,
}

/** Answers what a wish would do. */
const preview = (changes: Partial<SlotPreview>) => ({
  msw: {
    handlers: [
      http.post('/api/series/:id/preview', () => HttpResponse.json({ data: { ...nothing, ...changes } })),
      http.get('/api/bookings/:id', () => HttpResponse.json({ data: booking })),
    ],
  },
})
const says = (words: string | RegExp) => async () => {
  await expect(await screen.findByText(words)).toBeInTheDocument()
}

const meta = {
  title: 'Parts/Series/Ending, pausing, swapping',
  component: ManageDrawer,
  subcomponents: { ManageForms, EndForm, PauseForm, ResumeForm, SwapForm, ChangeTold },
  decorators: [inRoute({ under: '_public', path: '/' })],
  args: { series: sampleSeries(), act: { do: 'end' }, now, onClose: fn(), onDone: fn() },
  parameters: preview({
    gone: ['2026-12-03', '2026-12-10', '2026-12-17', '2026-12-24', '2026-12-31', '2027-01-07'].map((day) =>
      game(day),
    ),
    lastStart: game('2026-11-26').start,
    dueCents: 48_000,
  }),
} satisfies Meta<typeof ManageDrawer>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { play: says(/^6 datas saem: de qui, 03\/12 a qui, 07\/01\/2027\./) }
/** The next game is too near, December has a payment, and more was paid than is owed. */
export const EndWithExceptions: Story = {
  parameters: preview({
    gone: [game('2026-11-26', { offCents: 0 }), game('2027-01-07')],
    paid: [game('2026-12-03'), game('2026-12-10')],
    lastStart: game('2026-12-10').start,
    leftCents: 2_000,
  }),
  play: says(/^O prazo para devolver qui, 26\/11 já passou/),
}
export const Pause: Story = {
  args: { act: { do: 'pause' } },
  parameters: preview({
    gone: [game('2026-12-03'), game('2026-12-10', { offCents: 0, maybeCents: 12_000 })],
    nextStart: game('2026-12-17').start,
  }),
  play: says(/^Depois você volta a jogar: qui, 17\/12, 20h\.$/),
}
export const PauseRefused: Story = {
  args: { act: { do: 'pause' } },
  parameters: preview({ refusal: { code: 'invalid', message: 'Não há jogo marcado nesses dias.' } }),
  play: async () => {
    await expect(await screen.findByText('Não há jogo marcado nesses dias.')).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Pausar o horário fixo' })).toBeDisabled()
  },
}
/** A pause that has begun; somebody else has one of its hours by now. */
export const Resume: Story = {
  args: { act: { do: 'resume', pause: { id: 'p', from: '2026-11-19', until: '2026-12-20', mine: true } } },
  parameters: preview({
    back: [game('2026-11-26'), game('2026-12-03')],
    lost: [{ ...game('2026-12-10'), state: 'taken' }],
    differenceCents: 24_000,
  }),
  play: says(/^Não volta, porque o horário não está mais livre: qui, 10\/12\.$/),
}
export const Swap: Story = {
  args: { act: { do: 'swap', date: sampleDate('2026-11-26', { fieldId: seeded }) } },
  parameters: preview({ priceCents: 15_000, differenceCents: 3_000 }),
  play: async () => {
    const times = await screen.findByRole('group', { name: 'Horários livres' })
    const [first] = within(times).getAllByRole('button')
    if (!first) throw new Error('no free time')
    await userEvent.click(first)
    await expect(
      await screen.findByText(/^R\$\s30,00 a mais na conta de novembro de 2026\.$/),
    ).toBeInTheDocument()
  },
}
export const SwapTooLate: Story = {
  args: {
    series: sampleSeries({ terms: { giveBackHours: 720, credit: 'always', dueDay: 25 } }),
    act: { do: 'swap', date: sampleDate('2026-11-26') },
  },
  play: says(/^O prazo para trocar acabou/),
}
export const Loading: Story = {
  parameters: { msw: { handlers: [http.post('/api/series/:id/preview', () => delay('infinite'))] } },
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Vendo o que muda' })).toBeInTheDocument()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: says('Não deu para ver o que muda'),
}
/** The arena has changed the fixed slot meanwhile. */
export const Stale: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('/api/series/:id/preview', () =>
          HttpResponse.json({ data: { ...nothing, gone: [game('2026-12-03')] } }),
        ),
        http.post('/api/series/:id/commands', () =>
          HttpResponse.json(
            {
              code: 'stale',
              message: 'Seu horário fixo mudou enquanto você olhava. Confira como ele está agora.',
              errors: {},
            },
            { status: 409 },
          ),
        ),
      ],
    },
  },
  play: async () => {
    await screen.findByText(/^1 data sai/)
    await userEvent.click(screen.getByRole('button', { name: 'Encerrar o horário fixo' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('mudou enquanto você olhava')
  },
}
export const HugeNumbers: Story = {
  parameters: preview({ gone: [game('2026-12-03')], dueCents: 123_456_789, leftCents: 123_456_789 }),
}
export const LongText: Story = { globals: { text: 'long' } }
export const Phone: Story = { ...Pause, globals: { viewport: { value: 'phone' } } }
