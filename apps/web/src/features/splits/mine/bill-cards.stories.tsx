import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { organizedBill, sharedBill } from '../../../testing/sample-bills.ts'
import { BillCard } from './bill-card.tsx'
import BillCards from './bill-cards.tsx'
import { MyBills } from './my-bills.tsx'

const meta = {
  title: 'Parts/Splits/Own bills',
  component: BillCards,
  subcomponents: { MyBills, BillCard },
  decorators: [inRoute({ under: '_public', path: '/' })],
  args: {
    bills: [
      organizedBill({ saidPeople: 1 }),
      sharedBill(),
      organizedBill({ id: 'conta-3', openCents: 0, settledPeople: 2 }),
      sharedBill({ id: 'conta-4', cancelled: true, openCents: 0, shareCents: 0 }),
    ],
  },
} satisfies Meta<typeof BillCards>
export default meta

type Story = StoryObj<typeof meta>

/** The next step is first; what is over is folded away. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Uma pessoa diz que pagou em dinheiro: confirme.')).toBeVisible()
    await expect(canvas.getByText('Cancelada')).not.toBeVisible()
    await userEvent.click(canvas.getByText('2 contas já acertadas'))
    await expect(canvas.getByText('Cancelada')).toBeVisible()
  },
}
export const OnlyShares: Story = {
  args: { bills: [sharedBill()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^O racha de sexta-feira/ })).toHaveAttribute(
      'href',
      '/conta/cota-b',
    )
  },
}
export const LongText: Story = {
  args: {
    bills: [
      sharedBill({
        title: `o racha ${'Paralelepipedossuperlativamente'.repeat(2)}`,
        organizerName: 'Paralelepipedossuperlativamente',
      }),
    ],
  },
}
export const HugeNumbers: Story = {
  args: { bills: [organizedBill({ openCents: 123_456_789, people: 40, settledPeople: 39, saidPeople: 38 })] },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
