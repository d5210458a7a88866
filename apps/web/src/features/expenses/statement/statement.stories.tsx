import type { OfferedBill } from '@campo-livre/domain/expenses/statement/bill.ts'
import type { MatchedLine } from '@campo-livre/domain/expenses/statement/statement-line.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { StatementButton } from './statement-button.tsx'
import StatementDrawer from './statement-drawer.tsx'
import { StatementInAddress } from './statement-in-address.tsx'
import { StatementItem } from './statement-item.tsx'
import { StatementLines } from './statement-lines.tsx'
import { SignQuestion } from './sign-question.tsx'

const pays = { id: 'expense-1', description: 'Conta de energia', dueDay: '2026-11-10' }
const bill = (month: string, name = 'Tereza Queiroz'): OfferedBill => ({
  ref: { of: 'series', id: name, month },
  name,
  what: `Mensalista, ${month.slice(5)}/${month.slice(0, 4)}`,
  leftCents: 48_000,
  dueDay: `${month}-10`,
})
const line = (rest: Partial<MatchedLine>): MatchedLine => ({
  key: 'key',
  day: '2026-11-09',
  amountCents: -184_320,
  text: 'PGTO BOLETO ENEL CEARA',
  fate: 'pays',
  kind: 'expense',
  category: 'energy',
  pays,
  bills: [],
  ...rest,
})
const lines = [
  line({}),
  line({
    key: 'new',
    text: 'COMPRA CARTAO ATACADAO DO MUCURIPE FORTALEZA 000012345',
    fate: 'new',
    pays: null,
    category: 'stock',
  }),
  line({
    key: 'in',
    text: 'PIX RECEBIDO',
    amountCents: 12_000,
    kind: 'income',
    fate: 'new',
    pays: null,
    category: 'other_income',
  }),
  line({
    key: 'bill',
    text: 'PIX RECEBIDO · TEREZA QUEIROZ',
    amountCents: 48_000,
    kind: 'income',
    pays: null,
    category: 'other_income',
    bills: [bill('2026-10')],
  }),
  line({
    key: 'choose',
    text: 'PIX RECEBIDO · JONAS AGUIAR',
    amountCents: 48_000,
    kind: 'income',
    fate: 'choose',
    pays: null,
    category: 'other_income',
    bills: [bill('2026-09', 'Jonas Aguiar'), bill('2026-11', 'Jonas Aguiar')],
  }),
  line({ key: 'ahead', text: 'PARCELA 2 DE 3', day: '2026-12-09', fate: 'ahead', pays: null }),
  line({ key: 'known', text: 'DEBITO CAGECE', fate: 'known', pays: null, category: 'water' }),
]

const meta = {
  title: 'Parts/Expenses/Statement',
  component: StatementLines,
  subcomponents: { StatementButton, StatementDrawer, StatementInAddress, StatementItem, SignQuestion },
  parameters: { at: '/' },
  args: { lines, onTaken: () => undefined },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof StatementLines>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } }
export const AllKnown: Story = { args: { lines: lines.map((each) => ({ ...each, fate: 'known' as const })) } }
export const NothingChosen: Story = { args: { lines: lines.slice(2, 3) } }
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar 3 lançamentos' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Sign: Story = { render: () => <SignQuestion sign={null} onAnswer={() => undefined} /> }
export const Drawer: Story = { render: () => <StatementDrawer opened onClose={() => undefined} /> }
export const Button: Story = { render: () => <StatementButton /> }
