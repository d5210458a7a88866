import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../status-badge/badge.tsx'
import styles from './row-card.module.css'
import { RowCard } from './row-card.tsx'

const meta = {
  title: 'Components/Row card',
  component: RowCard,
  parameters: {
    notes: {
      accessibility:
        'The title is a heading and a link; the link covers the card, so a finger may miss the words.',
      do: 'Say what comes next in the words of the person: “Falta pagar R$ 39,00.”',
      dont: 'No second link in a card, and no table for who has two rows.',
    },
  },
  args: {
    title: (
      <a href="#comanda" className={styles.link}>
        Arena Beira-Mar
      </a>
    ),
    facts: 'CMD-7K2Q, sexta-feira, 20 de novembro, 4 itens',
    status: <Badge tone="pending">Fechada</Badge>,
    figure: 'R$ 39,00',
    next: 'Falta pagar',
  },
} satisfies Meta<typeof RowCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Arena Beira-Mar' })).toBeVisible()
  },
}
export const Quiet: Story = { args: { quiet: true, status: <Badge tone="neutral">Paga</Badge> } }
export const LongText: Story = {
  args: { title: 'Associação Recreativa dos Moradores de Paralelepipedossuperlativamente' },
}
