import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'

const bookings = '/api/company/bookings'

const meta = {
  parameters: { layout: 'fullscreen', path: '/company/bookings', persona: 'empresa@campolivre.test' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const OneDay: Story = { parameters: { path: '/company/bookings?dia=2026-11-20' } }
export const Empty: Story = { parameters: { persona: 'empresa.nova@campolivre.test' } }
export const NothingWithTheFilter: Story = { parameters: { path: '/company/bookings?dia=2020-01-01' } }
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get(bookings, () => new Promise<never>(() => undefined))] } },
}
export const Failure: Story = {
  parameters: { msw: { handlers: [http.get(bookings, () => HttpResponse.json({}, { status: 500 }))] } },
}
