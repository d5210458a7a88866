import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inRoute } from '../../testing/in-route.tsx'
import { store } from '../../lib/state/store.ts'
import { DueTabs } from './due-tabs.tsx'
import { ExpenseDetails } from './expense-details.tsx'
import { lastCommandAtom } from './last-command.ts'
import { PaidButton } from './paid-button.tsx'
import { PaymentItem } from './payment-item.tsx'
import { ReceiptInput } from './receipts/receipt-input.tsx'
import { ReceiptItem } from './receipts/receipt-item.tsx'
import { ReceiptView } from './receipts/receipt-view.tsx'
import { Receipts } from './receipts/receipts.tsx'
import { sampleExpense } from './testing/sample-expense.ts'
import { Shortcuts } from './shortcuts.tsx'
import { StatusCell } from './status-cell.tsx'
import { UndoExpense } from './undo-bar.tsx'

const row = sampleExpense()
const [payment] = row.payments
const receipts = ['um', 'dois', 'três', 'quatro', 'cinco'].map((name) => ({
  id: name,
  name: `comprovante-${name}-com-um-nome-que-a-maquininha-inventou-20261120.pdf`,
  type: 'pdf' as const,
}))

const meta = {
  title: 'Parts/Expenses/Details',
  component: ExpenseDetails,
  subcomponents: {
    DueTabs,
    PaidButton,
    PaymentItem,
    ReceiptInput,
    ReceiptItem,
    ReceiptView,
    Receipts,
    Shortcuts,
    StatusCell,
    UndoExpense,
  },
  parameters: { at: '/' },
  args: { row },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof ExpenseDetails>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OfAPurchase: Story = {
  args: { row: { ...row, productId: 'product-1', payments: [], receipts: [] } },
}
export const FullOfReceipts: Story = { args: { row: { ...row, receipts, receiptCount: 5 } } }
export const Voided: Story = {
  args: {
    row: {
      ...row,
      payments: row.payments.map((each) => ({
        ...each,
        voided: { at: each.at, byId: null, reason: 'Era a conta do mês que vem' },
      })),
    },
  },
}
export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Desfazer pagamento' }))
    await expect(await canvas.findByRole('group', { name: 'Desfazer esse pagamento?' })).toBeVisible()
  },
}
export const ReceiptFailing: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'conta-novembro.pdf' }))
    await waitFor(() => expect(canvas.getByText('Não deu para buscar o comprovante')).toBeVisible())
  },
}
export const Payment: Story = {
  render: () => (payment ? <ul>{<PaymentItem row={row} payment={payment} words="pagamento" />}</ul> : <></>),
}
export const Filters: Story = { render: () => <Shortcuts /> }
const receiptInput = {
  label: 'Comprovante (opcional)',
  name: 'receipt',
  texts: {},
  error: null,
  onText: () => {},
}
const photo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg=='
export const ReceiptToSend: Story = { render: () => <ReceiptInput {...receiptInput} text="" /> }
export const ReceiptChosen: Story = {
  render: () => (
    <ReceiptInput {...receiptInput} text={JSON.stringify({ name: 'nota-do-deposito.png', file: photo })} />
  ),
}
export const ToPay: Story = { render: () => <StatusCell row={row} /> }
export const ToPayWithoutMethod: Story = { render: () => <StatusCell row={{ ...row, method: null }} /> }
export const Paid: Story = { render: () => <StatusCell row={{ ...row, leftCents: 0, status: 'paid' }} /> }
export const Undo: Story = {
  render: () => {
    store.set(lastCommandAtom, { commandId: 'command-1', words: 'Apagadas: 12 despesas' })
    return <UndoExpense />
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Desfazer' })).toBeVisible()
  },
}
