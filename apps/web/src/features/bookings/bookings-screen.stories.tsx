import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'

const bookings = '/api/bookings'

const meta = {
  parameters: { layout: 'fullscreen', path: '/atleta/reservas', persona: 'atleta@campolivre.test' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const Past: Story = { parameters: { path: '/atleta/reservas?quando=passadas' } }
export const ManyAndLongText: Story = {
  parameters: { path: '/atleta/reservas?quando=passadas&pagina=3', persona: 'intensa@campolivre.test' },
}
export const Empty: Story = { parameters: { persona: 'nova@campolivre.test' } }
export const NothingWithTheFilter: Story = {
  parameters: { path: '/atleta/reservas?situacao=awaiting_payment', persona: 'nova@campolivre.test' },
}
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get(bookings, () => new Promise<never>(() => undefined))] } },
}
export const Failure: Story = {
  parameters: { msw: { handlers: [http.get(bookings, () => HttpResponse.json({}, { status: 500 }))] } },
}
