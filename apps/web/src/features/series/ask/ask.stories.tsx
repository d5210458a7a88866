import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { longText } from '../../../testing/sample-company.ts'
import { sampleField } from '../../../testing/sample-field.ts'
import { ClashReport } from '../clash-report.tsx'
import AskDrawer from './ask-drawer.tsx'
import AskInAddress from './ask-in-address.tsx'
import { AskFixedSlot } from './ask-fixed-slot.tsx'
import { AskForm } from './ask-form.tsx'
import { AskReport } from './ask-report.tsx'
import { AskSent } from './ask-sent.tsx'

const report = {
  freeCount: 50,
  clashes: [
    { day: '2026-12-24', state: 'taken' as const, takenBy: null, reason: null },
    { day: '2026-12-31', state: 'closed' as const, takenBy: null, reason: null },
  ],
  priceCents: 12_000,
}
const preview = (data: object = report) => [
  http.post('/api/series/requests/preview', () => HttpResponse.json({ data })),
]

const meta = {
  title: 'Parts/Series/Asking for a fixed slot',
  component: AskDrawer,
  subcomponents: { AskFixedSlot, AskInAddress, AskForm, AskReport, AskSent, ClashReport },
  decorators: [inRoute({ under: '_public', path: '/' })],
  parameters: { persona: 'nova@campolivre.test', msw: { handlers: preview() } },
  args: { opened: true, field: sampleField(), interval: null, onClose: fn() },
} satisfies Meta<typeof AskDrawer>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const drawer = async () => within(await screen.findByRole('dialog'))
const opened = async () => {
  const inside = await drawer()
  const button = await inside.findByRole('button', { name: 'Ver as datas' })
  // The drawer fades in.
  await waitFor(() => expect(button).toBeVisible())
  return button
}
const seeDates: Play = async () => userEvent.click(await opened())

export const Default: Story = {
  play: async () => {
    await opened()
  },
}
export const Report: Story = {
  play: async (context) => {
    await seeDates(context)
    await expect(await screen.findByText('50 datas livres, 2 não estão livres.')).toBeVisible()
  },
}
export const AllFree: Story = {
  parameters: { msw: { handlers: preview({ ...report, freeCount: 52, clashes: [] }) } },
  play: async (context) => {
    await seeDates(context)
    await expect(await screen.findByText('52 datas livres, o ano todo.')).toBeVisible()
  },
}
/** No date is free: it cannot be sent. */
export const NothingFree: Story = {
  parameters: { msw: { handlers: preview({ ...report, freeCount: 0, priceCents: null }) } },
  play: async (context) => {
    await seeDates(context)
    await expect(await screen.findByText('Nenhuma data está livre nesse horário.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Enviar o pedido' })).toBeNull()
  },
}
export const Sent: Story = {
  render: () => <AskSent company="Arena Praia do Futuro" onClose={fn()} />,
}
/** Three requests are open at the arena already. */
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [
        ...preview(),
        http.post('/api/series/requests', () =>
          HttpResponse.json(
            {
              code: 'conflict',
              message: 'Você já tem 3 pedidos à espera nesta arena. Aguarde a resposta.',
              errors: {},
            },
            { status: 409 },
          ),
        ),
      ],
    },
  },
  play: async (context) => {
    await seeDates(context)
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar o pedido' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Você já tem 3 pedidos')
  },
}
export const Failure: Story = {
  parameters: {
    msw: {
      handlers: [http.post('/api/series/requests/preview', () => HttpResponse.json({}, { status: 500 }))],
    },
  },
  play: async (context) => {
    await seeDates(context)
    await expect(await screen.findByRole('alert')).toHaveTextContent('Não deu para ver as datas')
  },
}
export const LongText: Story = {
  globals: { text: 'long' },
  args: { field: sampleField({ name: longText.slice(0, 120) }) },
}
export const HugeNumbers: Story = {
  render: () => (
    <ClashReport
      report={{
        freeCount: 2,
        priceCents: 12_345_678_900,
        clashes: Array.from({ length: 50 }, (_, index) => ({
          day: `2027-0${1 + (index % 9)}-1${index % 10}`,
          state: 'taken' as const,
          takenBy: null,
          reason: null,
        })).filter(({ day }, index, all) => all.findIndex((each) => each.day === day) === index),
      }}
    />
  ),
}
export const Phone: Story = { ...Report, globals: { viewport: { value: 'phone' } } }
/** The way to it, below the free times. */
export const Way: Story = {
  parameters: { persona: undefined },
  render: () => <AskFixedSlot field={sampleField()} interval={null} />,
}
