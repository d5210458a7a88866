import type { Meta, StoryObj } from '@storybook/react-vite'
import { entryStories } from '../testing/entry-stories.ts'
import { RowsScreen } from './rows-screen.tsx'
import { EntriesScreen } from './entries-screen.tsx'

const path = '/company/financial/entries'
const meta = {
  title: 'Screens/Financial entries',
  component: EntriesScreen,
  subcomponents: { RowsScreen },
  parameters: { layout: 'fullscreen', path, persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof EntriesScreen>
export default meta

type Story = StoryObj<typeof meta>

const list = entryStories({
  path,
  api: 'company/financial',
  table: 'Movimentações',
  the: 'as movimentações',
  none: 'Nenhuma movimentação ainda',
})

export const Default: Story = list.shown
export const BelowZero: Story = list.belowZero
export const NothingWithTheFilter: Story = list.nothingWithTheFilter
export const Loading: Story = list.loading
export const Empty: Story = list.empty
export const Failure: Story = list.failure
export const Forbidden: Story = list.forbidden
export const Offline: Story = list.offline
export const LongText: Story = list.longText
export const HugeNumbers: Story = list.hugeNumbers
export const AtALimit: Story = list.atALimit
export const Phone: Story = list.phone
export const Zoomed: Story = list.zoomed
