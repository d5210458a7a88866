import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inRoute } from '../../testing/in-route.tsx'
import FilterDrawer from './filter-drawer.tsx'
import { readListingSearch } from './listing-search.ts'

const meta = {
  title: 'Parts/Fields/Filter drawer',
  component: FilterDrawer,
  args: { opened: true, onClose: () => {} },
  parameters: { layout: 'fullscreen', at: '/?cidade=Fortaleza' },
  decorators: [inRoute({ under: '_public', path: '/', validateSearch: readListingSearch })],
} satisfies Meta<typeof FilterDrawer>
export default meta

type Story = StoryObj<typeof meta>

const play: NonNullable<Story['play']> = async () => {
  await expect(await screen.findByRole('button', { name: /^Ver \d+ campos?$/ })).toBeInTheDocument()
  await expect(await screen.findByLabelText('Bairro em Fortaleza')).toBeInTheDocument()
}

export const Default: Story = { play }
export const Chosen: Story = {
  parameters: {
    at: '/?cidade=Fortaleza&busca=praia&duracao=120&precoMin=40&precoMax=200&coberto=sim&comodidades=bar,wifi',
  },
  play,
}
export const HugeNumbers: Story = {
  parameters: { at: '/?cidade=Fortaleza&precoMin=9999&precoMax=10000' },
  play,
}
export const UpsideDown: Story = {
  parameters: { at: '/?cidade=Fortaleza&precoMin=200&precoMax=100' },
  play: async () => {
    const most = await screen.findByRole('textbox', { name: 'Preço máximo' })
    await expect(most).toHaveAccessibleDescription(/abaixo do mínimo/)
  },
}
export const LongText: Story = { globals: { text: 'long' }, play }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
