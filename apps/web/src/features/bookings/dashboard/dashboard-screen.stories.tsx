import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'

const bookings = '/api/company/bookings'

const meta = {
  parameters: { layout: 'fullscreen', path: '/company', persona: 'empresa@campolivre.test' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const Empty: Story = { parameters: { persona: 'empresa.nova@campolivre.test' } }
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get(bookings, () => new Promise<never>(() => undefined))] } },
}
export const Failure: Story = {
  parameters: { msw: { handlers: [http.get(bookings, () => HttpResponse.json({}, { status: 500 }))] } },
}
