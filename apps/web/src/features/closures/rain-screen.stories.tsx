import type { RainPreview } from '@campo-livre/domain/rain/rain-preview.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { RainScreen } from './rain-screen.tsx'
import { sampleRained } from './testing/sample-closures.ts'

const meta = {
  title: 'Screens/Rain',
  component: RainScreen,
  parameters: { layout: 'fullscreen', path: '/company/closures/rain', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof RainScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const shown: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('form', { name: 'Choveu' })).toBeVisible()
}
const says =
  (text: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }

/** Answers the preview with these bookings. */
function answered(...bookings: RainPreview['bookings']) {
  const data: RainPreview = { timeZone: 'America/Fortaleza', closes: true, bookings }
  return { msw: { handlers: [http.post('/api/company/rain/preview', () => HttpResponse.json({ data }))] } }
}

/** Goes on to the bookings in the rain. */
const decide: Play = async (context) => {
  await shown(context)
  await userEvent.click(context.canvas.getByRole('button', { name: 'Ver reservas' }))
  await expect(await context.canvas.findByRole('button', { name: 'Avisar da chuva' })).toBeVisible()
}
const named = (id: string, code: string, customerName: string) => ({
  ...sampleRained,
  id,
  code,
  customerName,
})
const credit = { ...named('booking-2', 'RSV-9QX4', 'Bia Lima'), offers: ['credit' as const] }
const nothing = { ...named('booking-3', 'RSV-3MNP', 'Caio Alves'), remedy: 'nothing' as const, offers: [] }
const counter = { ...named('booking-4', 'RSV-5TTD', 'Dona Célia'), remedy: 'counter' as const, offers: [] }

export const Default: Story = { play: shown }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando sua arena' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: says('Aqui a chuva não pega'),
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
export const Deciding: Story = { parameters: answered(sampleRained, credit, nothing, counter), play: decide }
export const NothingInIt: Story = { parameters: answered(), play: decide }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answered(
    {
      ...sampleRained,
      customerName: 'Maria Aparecida dos Santos Paralelepipedossuperlativamente de Albuquerque',
      fieldName: 'Campo 1 de futebol society do Centro Esportivo da Praia do Futuro',
    },
    nothing,
  ),
  play: decide,
}
export const HugeNumbers: Story = {
  parameters: answered({ ...credit, paidCents: 123_456_789 }, nothing),
  play: decide,
}
/** A booking whose rules promise nothing, and one that nobody has paid. */
export const AtALimit: Story = {
  parameters: answered(nothing, { ...counter, remedy: 'held', paidCents: 0 }),
  play: decide,
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: answered(sampleRained, credit),
  play: decide,
}
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: shown }
