import type { Meta, StoryObj } from '@storybook/react-vite'
import { listStories } from '../../testing/list-stories.ts'
import { ClosuresScreen } from './closures-screen.tsx'
import { sampleClosure } from './testing/sample-closures.ts'

const meta = {
  title: 'Screens/Company closures',
  component: ClosuresScreen,
  parameters: { layout: 'fullscreen', path: '/company/closures', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof ClosuresScreen>
export default meta

type Story = StoryObj<typeof meta>

const list = listStories({
  table: 'Fechamentos',
  the: 'os fechamentos',
  path: '/company/closures',
  api: 'company/closures',
  nobody: 'empresa.nova@campolivre.test',
  none: 'Nenhum fechamento ainda',
  row: sampleClosure,
  longText: {
    reason: 'Reforma do Centro Esportivo Paralelepipedossuperlativamente, com gramado novo e iluminação',
    fields: 'Campo 1 – Gramado Norte, Campo 2 – Gramado Sul, Quadra Coberta e Areia da Praia do Futuro',
  },
})

export const Default: Story = list.shown
export const Loading: Story = list.loading
export const Empty: Story = list.empty
export const NothingWithTheFilter: Story = list.filteredBy('reason')
export const Failure: Story = list.failure
export const Forbidden: Story = list.forbidden
export const Offline: Story = list.offline
export const LongText: Story = list.longText
export const HugeNumbers: Story = list.hugeNumbers
export const AtALimit: Story = list.atALimit
export const Phone: Story = list.phone
export const Zoomed: Story = list.zoomed
