import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { samplePayment } from '../../../testing/sample-booking.ts'
import { sampleTab } from '../../../testing/sample-tab.ts'
import { AskBill } from './ask-bill.tsx'
import { PayTab } from './pay-tab.tsx'

const meta = {
  title: 'Parts/Tabs/Paying',
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const open: Partial<TabDetail> = { status: 'open', closedAt: null }
const waiting: TabDetail['pendingPix'] = [
  {
    id: 'payment-1',
    amountCents: 4000,
    lines: [],
    pixCode: samplePayment().pixCode,
    createdAt: '2026-11-20T01:10:00.000Z',
    byId: 'athlete-1',
  },
]

/** The whole amount stands there; a part of it can be typed. */
export const Default: Story = {
  render: () => <PayTab tab={sampleTab()} />,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Quanto pagar agora')
    await expect(field).toHaveValue('92,00')
    await userEvent.clear(field)
    await userEvent.type(field, '100')
    await userEvent.click(await canvas.findByRole('button', { name: 'Pagar com Pix' }))
    await expect(await canvas.findByText(/^Falta pagar só R\$/)).toBeVisible()
  },
}
export const PixWaiting: Story = {
  render: () => <PayTab tab={sampleTab({ pendingPix: waiting })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Copiar código' })).toBeVisible()
  },
}
export const AskForTheBill: Story = {
  render: () => <AskBill tab={sampleTab(open)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pedir a conta' })).toBeEnabled()
  },
}
export const BillAsked: Story = {
  render: () => <AskBill tab={sampleTab({ ...open, billAskedAt: '2026-11-20T01:00:00.000Z' })} />,
}
