import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, userEvent } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { sampleTab } from '../../../testing/sample-tab.ts'
import { OwnReceipt } from '../athlete/own-receipt.tsx'
import { OverBill } from '../counter/bill/over-bill.tsx'
import { ReceiptPanel } from '../counter/bill/receipt-panel.tsx'
import { sampleCommands } from '../counter/testing/sample-commands.ts'
import { ReceiptActions } from './receipt-actions.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'
import { ReceiptToAccount } from './receipt-to-account.tsx'
import { TabReceipt } from './tab-receipt.tsx'

const tab = sampleTab()

const meta = {
  title: 'Parts/Tabs/Receipt',
  component: TabReceipt,
  subcomponents: { OverBill, OwnReceipt, ReceiptActions, ReceiptPanel, ReceiptPaper, ReceiptToAccount },
  args: { tab },
  parameters: {
    msw: {
      handlers: [
        http.get('/api/company/tabs/:id', () => HttpResponse.json({ data: { ...tab, status: 'paid' } })),
      ],
    },
  },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof TabReceipt>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function sendTo(canvas: Canvas, email: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Enviar para uma conta' }))
  await userEvent.type(await canvas.findByLabelText('E-mail da conta'), email)
  await userEvent.click(await canvas.findByRole('button', { name: 'Enviar para a conta' }))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Enviar por WhatsApp' })).toBeVisible()
  },
}
/** That of the athlete, on the page of the tab that is paid. */
export const OfTheAthlete: Story = {
  render: () => <OwnReceipt tab={{ ...tab, status: 'paid' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Imprimir' })).toBeVisible()
  },
}
export const Paper: Story = { render: () => <ReceiptPaper tab={tab} /> }
export const InThePanel: Story = { render: () => <ReceiptPanel tab={{ id: 'tab-1', version: 1 }} /> }
/** To an account: the same words whether the e-mail has one or not. */
export const ToAccount: Story = {
  args: { tab: { ...tab, status: 'paid' } },
  parameters: {
    msw: { handlers: [http.post('/api/company/tabs/:id/receipts', () => HttpResponse.json({ data: null }))] },
  },
  play: async ({ canvas }) => {
    await sendTo(canvas, 'bia.souza.de.albuquerque@campolivre.test')
    await expect(await canvas.findByText(/^Enviado\. Se/)).toBeVisible()
    await expect(await canvas.findByLabelText('E-mail da conta')).toHaveValue('')
  },
}
export const ToAccountWrong: Story = {
  args: { tab: { ...tab, status: 'paid' } },
  play: async ({ canvas }) => {
    await sendTo(canvas, 'bia')
    await expect(await canvas.findByText('Esse e-mail parece incompleto.')).toBeVisible()
    await expect(await canvas.findByLabelText('E-mail da conta')).toHaveValue('bia')
  },
}
export const ToAccountFailed: Story = {
  args: { tab: { ...tab, status: 'paid' } },
  globals: { responses: 'failing' },
  parameters: { msw: { handlers: [] } },
  play: async ({ canvas }) => {
    await sendTo(canvas, 'bia@campolivre.test')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(await canvas.findByLabelText('E-mail da conta')).toHaveValue('bia@campolivre.test')
  },
}
/** The bill of a tab that has been paid, which can be opened again. */
export const Over: Story = {
  render: () => (
    <OverBill id="tab-1" commands={{ ...sampleCommands('Diga por que a comanda reabre.'), send: fn() }} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reabrir comanda' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Reabrir comanda' }))
    await expect(await canvas.findByText('Diga por que a comanda reabre.')).toBeVisible()
  },
}
export const OverFailed: Story = {
  globals: { responses: 'failing' },
  parameters: { msw: { handlers: [] } },
  render: () => <OverBill id="tab-1" commands={sampleCommands()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar a comanda')).toBeVisible()
  },
}
