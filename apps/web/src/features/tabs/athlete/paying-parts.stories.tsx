import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { samplePayment } from '../../../testing/sample-booking.ts'
import { sampleTab, tabPayment } from '../../../testing/sample-tab.ts'
import { AskBill, BillAsked } from './ask-bill.tsx'
import { MoneyBackNote } from './money-back-note.tsx'
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

const nothing = () => undefined

/** The whole amount stands there; a part of it can be typed. */
export const Default: Story = {
  render: () => <PayTab tab={sampleTab()} search={{}} onMethod={nothing} />,
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
  render: () => <PayTab tab={sampleTab({ pendingPix: waiting })} search={{}} onMethod={nothing} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Copiar código' })).toBeVisible()
  },
}
export const ByCard: Story = {
  render: () => <PayTab tab={sampleTab()} search={{ forma: 'cartao' }} onMethod={nothing} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Pagar R\$\s92,00$/ })).toBeVisible()
  },
}
/** The bank is asked for a part: nothing else can be paid meanwhile. */
export const CardWaiting: Story = {
  render: () => (
    <PayTab
      tab={sampleTab({
        pendingCards: [
          {
            id: 'payment-1',
            amountCents: 4000,
            card: { brand: 'elo', last4: '7013', instalments: 1 },
            waits: 'bank',
            createdAt: '2026-11-20T01:10:00.000Z',
            byId: 'athlete-1',
          },
        ],
      })}
      search={{}}
      onMethod={nothing}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Conferindo com o banco')).toBeVisible()
    await expect(canvas.queryByLabelText('Quanto pagar agora')).toBeNull()
  },
}
/** Credit at the arena pays as much as there is of it. */
export const ByCredit: Story = {
  render: () => (
    <PayTab tab={sampleTab({ creditLeftCents: 5000 })} search={{ forma: 'credito' }} onMethod={nothing} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Usar R\$\s50,00 de crédito$/ })).toBeVisible()
    await expect(canvas.getByText(/Faltam R\$\s42,00, que você paga de outro jeito depois\./)).toBeVisible()
  },
}
/** The counter takes it: an open tab asks for its bill. */
export const AtTheCounter: Story = {
  render: () => <PayTab tab={sampleTab(open)} search={{ forma: 'local' }} onMethod={nothing} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pedir a conta' })).toBeEnabled()
  },
}
export const AskForTheBill: Story = {
  render: () => <AskBill tab={sampleTab(open)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pedir a conta' })).toBeEnabled()
  },
}
export const Asked: Story = {
  render: () => <BillAsked tab={sampleTab({ ...open, billAskedAt: '2026-11-20T01:00:00.000Z' })} />,
}
/** By which way and when money would come back, of each method once (N6). */
export const MoneyBack: Story = {
  render: () => (
    <MoneyBackNote
      tab={sampleTab({
        payments: [tabPayment({ method: 'card', card: { brand: 'elo', last4: '7013', instalments: 1 } })],
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/O valor volta no cartão em até 2 faturas\.$/)).toBeVisible()
  },
}
