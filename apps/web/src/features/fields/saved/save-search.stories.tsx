import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { ListingScreen } from '../listing-screen.tsx'
import OwnSearch from './own-search.tsx'
import SaveSearch from './save-search.tsx'

const meta = {
  title: 'Screens/Listing saved search',
  component: ListingScreen,
  subcomponents: { SaveSearch, OwnSearch },
  parameters: {
    layout: 'fullscreen',
    path: '/campos?esporte=futsal&cidade=Fortaleza&hora=20:00',
  },
} satisfies Meta<typeof ListingScreen>
export default meta

type Story = StoryObj<typeof meta>

const signedIn = { persona: 'atleta@campolivre.test' }

export const Offered: Story = {
  parameters: signedIn,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Salvar esta busca' })).toBeVisible()
  },
}
/** Nobody is signed in: the way leads over the login, and back. */
export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Salvar esta busca' })).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: {
    ...signedIn,
    msw: { handlers: [http.post('/api/me/searches', () => new HttpResponse(null, { status: 500 }))] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar esta busca' }))
    await expect(await canvas.findByText(/^Não deu para salvar a busca agora/)).toBeVisible()
  },
}
