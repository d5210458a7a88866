import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { item, sampleTab, tabDiscount, tabPayment } from '../../testing/sample-tab.ts'
import { TabBooking } from './athlete/tab-booking.tsx'
import { TabMissing } from './athlete/tab-missing.tsx'
import { TabSkeleton } from './athlete/tab-skeleton.tsx'
import { TabView } from './athlete/tab-view.tsx'
import { TabBill } from './tab-bill.tsx'
import { TabPayments } from './tab-payments.tsx'
import { TabTotals } from './tab-totals.tsx'

const tab = sampleTab({ discount: tabDiscount(500), payments: [tabPayment({ amountCents: 4000 })] })

const meta = {
  title: 'Parts/Tabs',
  component: TabBill,
  args: { tab },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof TabBill>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Comanda CMD-7K2Q' })).toHaveTextContent(
      /Falta pagarR\$\s47,00/,
    )
  },
}
/** Without orders. */
export const Empty: Story = { args: { tab: sampleTab({ items: [], status: 'open', closedAt: null }) } }
export const LongText: Story = {
  args: { tab: sampleTab({ items: [item({ name: 'Paralelepipedossuperlativamente'.repeat(2) })] }) },
  globals: { text: 'long', viewport: { value: 'small' } },
}
export const HugeNumbers: Story = {
  args: { tab: sampleTab({ items: [item({ priceCents: 123_456_789, quantity: 1234 })] }) },
  globals: { viewport: { value: 'small' } },
}
export const Totals: Story = { render: () => <TabTotals tab={tab} /> }
export const Payments: Story = { render: () => <TabPayments tab={tab} /> }
const voided = { at: '2026-11-20T01:20:00.000Z', byId: null, reason: 'Pagou em dobro' }
export const GivenBackByABank: Story = {
  render: () => (
    <TabPayments
      tab={sampleTab({
        payments: [
          tabPayment(),
          tabPayment({ id: 'payment-2', amountCents: 4000, voided: { ...voided, byBank: true } }),
        ],
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Devolução pedida ao banco')).toBeVisible()
  },
}
/** A Pix that was voided before banks were asked: its arena has given it back. */
export const GivenBackByHand: Story = {
  render: () => <TabPayments tab={sampleTab({ payments: [tabPayment({ amountCents: 4000, voided })] })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Devolvido')).toBeVisible()
    await expect(await canvas.findByText(/^R\$\s40,00 de volta$/)).toBeVisible()
  },
}
/** Cash comes back at the counter. */
export const GivenBackAtTheCounter: Story = {
  render: () => <TabPayments tab={sampleTab({ payments: [tabPayment({ method: 'cash', voided })] })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Devolvido')).toBeVisible()
  },
}
export const Game: Story = {
  render: () => <>{tab.booking && <TabBooking booking={tab.booking} timeZone={tab.company.timeZone} />}</>,
}
export const Whole: Story = { render: () => <TabView tab={tab} search={{}} onMethod={() => undefined} /> }
export const Loading: Story = { render: () => <TabSkeleton /> }
export const Missing: Story = { render: () => <TabMissing /> }
