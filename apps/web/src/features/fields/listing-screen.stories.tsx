import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { ListingScreen } from './listing-screen.tsx'

const list = '/api/fields'

const meta = {
  component: ListingScreen,
  parameters: { path: '/', layout: 'fullscreen' },
} satisfies Meta<typeof ListingScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const Narrowed: Story = {
  parameters: { path: '/campos?esporte=society&cidade=Fortaleza&coberto=nao&precoMax=200' },
}
export const Empty: Story = {
  parameters: { path: '/campos?esporte=padel&cidade=Manaus&coberto=sim&precoMax=40&busca=praia' },
}
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get(list, () => new Promise<never>(() => undefined))] } },
}
export const Failure: Story = {
  parameters: { msw: { handlers: [http.get(list, () => HttpResponse.json({}, { status: 500 }))] } },
}
export const AsAthlete: Story = { parameters: { persona: 'intensa@campolivre.test' } }
