import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'

const places = '/api/places'

const meta = {
  parameters: { layout: 'fullscreen', path: '/pages/crud', persona: 'admin@campolivre.test' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Empty: Story = {
  parameters: { msw: { handlers: [http.get(places, () => HttpResponse.json({ data: [] }))] } },
}
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get(places, () => new Promise<never>(() => undefined))] } },
}
export const Failure: Story = {
  parameters: { msw: { handlers: [http.get(places, () => HttpResponse.json({}, { status: 500 }))] } },
}
