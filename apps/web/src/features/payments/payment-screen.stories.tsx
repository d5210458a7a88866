import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'

const booking = '/api/bookings/:id'

const meta = {
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/reservas/qualquer/pagamento',
    persona: 'atleta@campolivre.test',
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Missing: Story = {}
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get(booking, () => new Promise<never>(() => undefined))] } },
}
export const Failure: Story = {
  parameters: { msw: { handlers: [http.get(booking, () => HttpResponse.json({}, { status: 503 }))] } },
}
