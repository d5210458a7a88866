import type { ClosurePreview } from '@campo-livre/domain/closures/closure-preview.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { NewClosureScreen } from './new-closure-screen.tsx'
import { sampleAffected } from './testing/sample-closures.ts'

const meta = {
  title: 'Screens/New closure',
  component: NewClosureScreen,
  parameters: { layout: 'fullscreen', path: '/company/closures/new', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof NewClosureScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const shown: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('form', { name: 'Novo fechamento' })).toBeVisible()
}
const says =
  (text: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }

/** Answers the preview with these bookings. */
function answered(...bookings: ClosurePreview['bookings']) {
  const data: ClosurePreview = { timeZone: 'America/Fortaleza', bookings }
  return {
    msw: { handlers: [http.post('/api/company/closures/preview', () => HttpResponse.json({ data }))] },
  }
}

/** Fills in a holiday and goes on to the bookings in its way. */
const decide: Play = async (context) => {
  await shown(context)
  const { canvas } = context
  await userEvent.click(canvas.getByRole('radio', { name: 'Todo ano' }))
  await userEvent.type(canvas.getByLabelText('Dias'), '25/12')
  await userEvent.type(canvas.getByLabelText('Motivo'), 'Natal')
  await userEvent.click(canvas.getByRole('button', { name: 'Ver reservas' }))
  await expect(await canvas.findByRole('button', { name: 'Fechar esse horário' })).toBeVisible()
}
const second = {
  ...sampleAffected,
  id: 'booking-2',
  code: 'RSV-9QX4',
  customerName: 'Bia Lima',
  nearest: null,
}

export const Default: Story = { play: shown }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando sua arena' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: says('Ainda não há o que fechar'),
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: says('Não deu para buscar sua arena'),
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: says('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('Você está sem internet') }
/** A missing value is told at its field. */
export const NotFilledIn: Story = {
  play: async (context) => {
    await shown(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Ver reservas' }))
    await expect(await context.canvas.findByText('Falta o motivo do fechamento.')).toBeVisible()
  },
}
export const EveryWeek: Story = {
  play: async (context) => {
    await shown(context)
    await userEvent.click(context.canvas.getByRole('radio', { name: 'Toda semana' }))
    await userEvent.click(context.canvas.getByRole('radio', { name: 'Só alguns campos' }))
    await expect(await context.canvas.findByRole('group', { name: 'Dias da semana' })).toBeVisible()
  },
}
export const Deciding: Story = { parameters: answered(sampleAffected, second), play: decide }
export const NothingInTheWay: Story = { parameters: answered(), play: decide }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answered(
    {
      ...sampleAffected,
      customerName: 'Maria Aparecida dos Santos Paralelepipedossuperlativamente de Albuquerque',
      fieldName: 'Campo 1 de futebol society do Centro Esportivo da Praia do Futuro',
    },
    second,
  ),
  play: decide,
}
export const HugeNumbers: Story = {
  parameters: answered({ ...sampleAffected, paidCents: 123_456_789, nearest: null }, second),
  play: decide,
}
/** Without another free time a booking is cancelled or kept. */
export const AtALimit: Story = { parameters: answered({ ...sampleAffected, nearest: null }), play: decide }
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: answered(sampleAffected, second),
  play: decide,
}
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: shown }
