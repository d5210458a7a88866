import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { listStories } from '../../../testing/list-stories.ts'
import { OwnFieldsScreen } from './own-fields-screen.tsx'

const meta = {
  title: 'Screens/Company fields',
  component: OwnFieldsScreen,
  parameters: { layout: 'fullscreen', path: '/company/fields', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof OwnFieldsScreen>
export default meta

type Story = StoryObj<typeof meta>

const row: FieldRow = {
  id: 'field-1',
  name: 'Campo Norte',
  companyName: 'Arena Beira-Mar',
  city: 'Fortaleza',
  timeZone: 'America/Fortaleza',
  sport: 'society',
  surface: 'synthetic-grass',
  indoor: false,
  players: 14,
  slotMinutes: 60,
  fromPriceCents: 12_000,
  basePriceCents: 12_000,
  priceRules: [],
  nextPrices: [],
  rating: 4.8,
  reviews: 32,
  sharesWith: null,
  status: 'active',
  companyStatus: 'approved',
  version: 1,
}

const list = listStories({
  cards: 'Campos da arena',
  the: 'os campos',
  path: '/company/fields',
  api: 'company/fields',
  nobody: 'empresa.nova@campolivre.test',
  none: 'Nenhum campo ainda',
  row,
  longText: { name: 'Campo 1 de futebol society do Centro Esportivo Paralelepipedossuperlativamente' },
  hugeNumbers: { fromPriceCents: 123_456_789, reviews: 1_234_567, players: 12_345 },
})

export const Default: Story = list.shown
export const AsATable: Story = {
  parameters: { path: '/company/fields?visao=tabela' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Campos da arena' })).toBeVisible()
  },
}
export const Loading: Story = list.loading
export const Empty: Story = list.empty
export const NothingWithTheFilter: Story = list.filteredBy('name')
export const Failure: Story = list.failure
export const Forbidden: Story = list.forbidden
export const Offline: Story = list.offline
export const LongText: Story = list.longText
export const HugeNumbers: Story = list.hugeNumbers
export const AtALimit: Story = list.atALimit
export const Phone: Story = list.phone
export const Zoomed: Story = list.zoomed
