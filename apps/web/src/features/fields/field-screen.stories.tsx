import { slotStatuses } from '@campo-livre/domain/availability/slot-status.ts'
import type { SlotStatus } from '@campo-livre/domain/availability/slot-status.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { sampleField, sampleWeek } from './testing/sample-field.ts'

const field = '/api/fields/:id'
const times = `${field}/availability`
const broken = () => HttpResponse.json({}, { status: 500 })
const patient = { timeout: 10_000 }

const meta = {
  parameters: { layout: 'fullscreen', path: '/field/fld-arena-beira-mar-campo-norte' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Answers for a field and its week that the seed does not have. */
function answers(changes: Partial<FieldDetail>, statusOf: (index: number) => SlotStatus) {
  const data = sampleField(changes)
  return {
    msw: {
      handlers: [
        http.get(times, () => HttpResponse.json({ data: sampleWeek(data, '2026-11-20', statusOf) })),
        http.get(`${field}/reviews`, () =>
          HttpResponse.json({ data: [], meta: { page: 1, perPage: 5, total: 0 } }),
        ),
        http.get(field, () => HttpResponse.json({ data })),
      ],
    },
  }
}

/** Waits for the times, so that what is looked at is the whole screen. */
const play: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findAllByRole('button', { name: /, (livre|ocupado)/ }, patient)
}

export const Default: Story = { play }
export const Dark: Story = { play, globals: { scheme: 'dark' } }
export const OnPhone: Story = { play, globals: { viewport: { value: 'mobile1' } } }
export const OnPhoneInDark: Story = { play, globals: { viewport: { value: 'mobile1' }, scheme: 'dark' } }
export const HalfHours: Story = { play, parameters: { path: '/field/fld-coco-tenis-saibro-1' } }
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get(field, () => delay('infinite'))] } },
}
export const TimesLoading: Story = {
  parameters: { msw: { handlers: [http.get(times, () => delay('infinite'))] } },
}
export const Failure: Story = { parameters: { msw: { handlers: [http.get(field, broken)] } } }
export const TimesFailure: Story = { parameters: { msw: { handlers: [http.get(times, broken)] } } }
export const NotFound: Story = { parameters: { path: '/field/nada' } }
export const EveryState: Story = {
  play,
  parameters: answers({}, (index) => slotStatuses[index % slotStatuses.length] ?? 'free'),
}
export const EmptyWeek: Story = { play, parameters: answers({}, () => 'taken') }
export const LongText: Story = {
  play,
  parameters: answers(
    {
      name: 'Campo do Excelentíssimo Desembargador Paralelepipedossuperlativamente'.repeat(2),
      description: 'Semespaçonenhumparaquebrar'.repeat(8),
      rules: 'Traga sua bola.\nRecolha seu lixo.\n'.repeat(8),
      basePriceCents: 123_450,
    },
    () => 'free',
  ),
}
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
  play: async ({ canvas }) => {
    const [tile] = await canvas.findAllByRole('button', { name: /, livre,/, pressed: false }, patient)
    if (tile) await userEvent.click(tile)
    await userEvent.click(await canvas.findByRole('button', { name: 'Reservar' }))
    await expect(await canvas.findByText(/Que tal um destes/)).toBeVisible()
  },
}
