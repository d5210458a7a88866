import { slotStatuses } from '@campo-livre/domain/availability/slot-status.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fieldAnswers } from './testing/field-answers.ts'

const times = '/api/fields/:id/availability'
const path = '/field/fld-arena-beira-mar-campo-norte'

const meta = {
  title: 'Screens/Field',
  parameters: {
    layout: 'fullscreen',
    path,
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const answered = (...answers: Parameters<typeof fieldAnswers>) => ({
  path: '/field/field-1',
  msw: { handlers: fieldAnswers(...answers) },
})

/** Waits for the times and the reviews, so that the whole screen is shown. */
const play: Play = async ({ canvas }) => {
  await canvas.findAllByRole('button', { name: /, (livre|ocupado)/ })
  await waitFor(() => expect(canvas.queryByLabelText('Buscando as avaliações')).toBeNull())
}
const pickFirst: Play = async ({ canvas }) => {
  const [tile] = await canvas.findAllByRole('button', { name: /, livre,/, pressed: false })
  if (tile) await userEvent.click(tile)
}

export const Default: Story = { play }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Buscando o campo')).toBeInTheDocument()
  },
}
/** Nothing is free in these days. */
export const Empty: Story = {
  parameters: answered({}, () => 'taken'),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByText('Não sobrou horário livre nesses dias.')).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
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
  parameters: answered({
    name: 'Campo do Excelentíssimo Desembargador Paralelepipedossuperlativamente'.repeat(2),
    description: 'Semespaçonenhumparaquebrar'.repeat(8),
    rules: 'Traga sua bola.\nRecolha seu lixo.\n'.repeat(8),
    sports: ['futsal', 'handball', 'basketball', 'volleyball'],
  }),
  play,
}
export const HugeNumbers: Story = {
  parameters: answered({
    basePriceCents: 12_345_678_900,
    fromPriceCents: 12_345_678_900,
    players: 1_000,
    rating: { average: 4.9, count: 1_234_567 },
  }),
  play: async (context) => {
    await play(context)
    await pickFirst(context)
  },
}
/** The longest booking of the field: one hour more is not offered. */
export const AtALimit: Story = {
  parameters: { ...answered({ maxSlots: 2 }), path: '/field/field-1?dia=2026-11-21' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^sábado, 21 de novembro, 18h / }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Mais uma hora/ }))
    await expect(canvas.queryByRole('button', { name: /^Mais uma hora/ })).not.toBeInTheDocument()
  },
}
export const AnotherPrimary: Story = { play, globals: { primary: 'indigo' } }
export const Phone: Story = { play, globals: { viewport: { value: 'phone' } } }
export const SmallPhone: Story = { play, globals: { viewport: { value: 'small' } } }
export const Wide: Story = { play, globals: { viewport: { value: 'wide' } } }
export const Zoomed: Story = { play, globals: { viewport: { value: 'zoomed' } } }

export const Chosen: Story = {
  play: async (context) => {
    await play(context)
    await pickFirst(context)
    const bar = within(context.canvas.getByRole('region', { name: 'Sua reserva' }))
    await expect(await bar.findByRole('link', { name: 'Reservar' })).toBeVisible()
  },
}
/** Free, held, taken, the user's own, blocked, past, not open yet. */
export const EveryStateOfATime: Story = {
  play,
  parameters: answered({}, (index) => slotStatuses[index % slotStatuses.length] ?? 'free'),
}
export const HalfHours: Story = { play, parameters: { path: '/field/fld-coco-tenis-saibro-1' } }
/** Closed on Sundays, which the column says once. */
export const ClosedDay: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: answered(),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByText('fechado')).toBeVisible()
  },
}
export const UnderARoof: Story = { play, parameters: { path: '/field/fld-arena-beira-mar-quadra-coberta' } }
/** A browser in Lisbon looks at a field in Manaus. */
export const AnotherTimeZone: Story = {
  parameters: { path: '/field/fld-ginasio-adrianopolis-quadra-a' },
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByText(/^Horários de Manaus/)).toBeVisible()
  },
}
export const WithAPhoto: Story = {
  play,
  parameters: answered({ photos: [{ id: 'photo-1', url: 'og.png', caption: '' }] }),
}
export const TimesLoading: Story = {
  parameters: { msw: { handlers: [http.get(times, () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Escolha seu horário' })
    await expect(canvas.queryByRole('button', { name: /, (livre|ocupado)/ })).toBeNull()
  },
}
export const TimesFailure: Story = {
  parameters: { msw: { handlers: [http.get(times, () => HttpResponse.json({}, { status: 500 }))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar os horários')).toBeVisible()
  },
}
export const NotFound: Story = {
  parameters: { path: '/field/nada' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esse campo não existe ou saiu do ar')).toBeVisible()
  },
}
/** An old link to a past time: it is dropped, and the nearest free ones are offered. */
export const ChoiceThatHasPassed: Story = {
  parameters: { path: `${path}?inicio=2026-11-17T22:00:00.000Z&fim=2026-11-17T23:00:00.000Z` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Esse horário já passou\./)).toBeVisible()
  },
}
/** Another user has booked it. */
export const TakenMeanwhile: Story = {
  parameters: {
    persona: 'nova@campolivre.test',
    msw: {
      handlers: [
        http.post('/api/bookings', () => {
          const start = '2026-11-24T16:00:00.000Z'
          const end = '2026-11-24T17:00:00.000Z'
          const message = 'Esse horário acabou de ser reservado.'
          const data = { alternatives: [{ day: '2026-11-24', start, end, priceCents: 16_000 }] }
          return HttpResponse.json({ message, errors: {}, data }, { status: 409 })
        }),
      ],
    },
  },
  play: async (context) => {
    await pickFirst(context)
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Reservar' }))
    await expect(await canvas.findByText(/Que tal um destes/)).toBeVisible()
  },
}
export const AsCompany: Story = {
  parameters: { persona: 'empresa@campolivre.test' },
  play: async (context) => {
    await pickFirst(context)
    await expect(
      await context.canvas.findByText('Entre com uma conta de atleta para reservar.'),
    ).toBeVisible()
  },
}
