import type { Meta, StoryObj } from '@storybook/react-vite'
import { listStories } from '../../testing/list-stories.ts'
import { PastTillsScreen } from './past-tills-screen.tsx'
import { sampleTillRow } from './testing/sample-tills.ts'

const meta = {
  title: 'Screens/Closed tills',
  component: PastTillsScreen,
  parameters: { layout: 'fullscreen', path: '/company/till/past', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof PastTillsScreen>
export default meta

type Story = StoryObj<typeof meta>

const list = listStories({
  table: 'Caixas anteriores',
  the: 'os caixas',
  path: '/company/till/past',
  api: 'company/tills',
  nobody: 'empresa.nova@campolivre.test',
  none: 'Nenhum caixa ainda',
  row: sampleTillRow,
  longText: { differenceReason: 'Paralelepipedossuperlativamente: troco dado a mais numa comanda' },
  hugeNumbers: { takenCents: 123_456_789, differenceCents: -123_456_789 },
})

export const Default: Story = list.shown
export const Loading: Story = list.loading
export const Empty: Story = list.empty
export const NothingWithTheFilter: Story = list.filteredBy('openedBy')
export const Failure: Story = list.failure
export const Forbidden: Story = list.forbidden
export const Offline: Story = list.offline
export const LongText: Story = list.longText
export const HugeNumbers: Story = list.hugeNumbers
export const AtALimit: Story = list.atALimit
export const Phone: Story = list.phone
export const Zoomed: Story = list.zoomed
