import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { TabTotals } from '../tab-totals.tsx'
import { Bill } from './bill/bill.tsx'
import { BillLine } from './bill/bill-line.tsx'
import { BookingPanel } from './bill/booking-panel.tsx'
import { CategoryChips } from './products/category-chips.tsx'
import { CategoryDrawing } from '../../../shared/products/category-drawing.tsx'
import { CounterSkeleton } from './counter-skeleton.tsx'
import { DiscountForm } from './bill/discount-form.tsx'
import { withDigit } from './products/find-products.ts'
import { HeldNotice } from './held-notice.tsx'
import { ItemPanel } from './bill/item-panel.tsx'
import { JoinPanel } from './bill/join-panel.tsx'
import { KeysPanel } from './keys-panel.tsx'
import { NoteForm } from './bill/note-form.tsx'
import { NewBill } from './bill/new-bill.tsx'
import { AmountForm } from './pay/amount-form.tsx'
import type { AmountChoice } from './pay/amounts.ts'
import { CardKinds } from '../../../shared/payments/card-kinds.tsx'
import { CashForm } from '../../../shared/payments/cash-form.tsx'
import { GivenBack } from '../../../shared/payments/given-back.tsx'
import { PaidList } from '../../../shared/payments/paid-list.tsx'
import { PayPanel } from './pay/pay-panel.tsx'
import { PixWaiting } from '../../../shared/payments/pix-waiting.tsx'
import { ProductTile } from './products/product-tile.tsx'
import { QuantityKeypad } from './products/quantity-keypad.tsx'
import { SearchInput } from './search-input.tsx'
import { ReasonForm } from './bill/reason-form.tsx'
import { ReasonCommand } from './bill/reason-command.tsx'
import { Segments } from '../../../shared/payments/segments.tsx'
import { Stepper } from './stepper.tsx'
import { TabCard } from './open-tabs/tab-card.tsx'
import { TabCards } from './open-tabs/tab-cards.tsx'
import { HandOver } from './bill/hand-over.tsx'
import { TabPanel } from './bill/tab-panel.tsx'
import { sampleCounterProduct } from './testing/sample-counter-product.ts'
import { sampleLine, sampleOpenTab } from './testing/sample-open-tab.ts'
import { sampleCommands } from './testing/sample-commands.ts'

const meta = {
  title: 'Parts/Tabs/Counter',
  parameters: { at: '/company/tabs/' },
  subcomponents: {
    AmountForm,
    Bill,
    BillLine,
    CashForm,
    CardKinds,
    BookingPanel,
    CategoryChips,
    CategoryDrawing,
    CounterSkeleton,
    DiscountForm,
    HeldNotice,
    ItemPanel,
    JoinPanel,
    KeysPanel,
    NewBill,
    NoteForm,
    GivenBack,
    PaidList,
    PayPanel,
    PixWaiting,
    ProductTile,
    QuantityKeypad,
    ReasonCommand,
    ReasonForm,
    SearchInput,
    Segments,
    Stepper,
    TabCard,
    TabCards,
    TabPanel,
    TabTotals,
  },
  decorators: [inRoute({ under: '_company', path: '/company/tabs/' })],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const commands = sampleCommands()
const line = sampleLine({ note: 'sem gelo' })
const tab = sampleOpenTab({
  items: [
    line,
    sampleLine({
      id: 'line-2',
      name: 'Batata frita',
      priceCents: 2800,
      quantity: 3,
      courtesies: [{ id: 'c', quantity: 1, reason: 'Demorou', at: '2026-11-20T12:50:00.000Z', byId: null }],
      returns: [
        { id: 'r', quantity: 1, reason: 'Fria', to: 'loss', at: '2026-11-20T12:55:00.000Z', byId: null },
      ],
    }),
  ],
})
const now = '2026-11-20T13:00:00.000Z'
const paid = sampleOpenTab({
  ...tab,
  status: 'closed',
  payments: [
    {
      id: 'pay-1',
      method: 'cash',
      amountCents: 1000,
      receivedCents: 5000,
      lines: [],
      paidAt: now,
      byId: null,
      voided: null,
    },
  ],
})
const [cash] = paid.payments
const back = { at: now, byId: null, reason: 'Pagou em dobro' }
const partlyBack = sampleOpenTab({
  ...paid,
  payments: paid.payments.concat(
    cash
      ? [
          { ...cash, id: 'pay-2', voided: back },
          { ...cash, id: 'pay-3', method: 'pix', receivedCents: null },
          { ...cash, id: 'pay-4', method: 'pix', receivedCents: null, voided: { ...back, byBank: true } },
        ]
      : [],
  ),
})
const pix = {
  id: 'pix-1',
  amountCents: 1200,
  lines: [],
  pixCode: '00020126360014BR.GOV.BCB.PIX0114+558599990000052040000530398654041.005802BR6304ABCD',
  createdAt: now,
  byId: null,
}

export const BillOfATab: Story = {
  render: () => <Bill tab={tab} commands={commands} isOpen go={fn()} onPay={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Itens da comanda' })).toBeVisible()
    await expect(await canvas.findByText(/1 de cortesia · 1 voltou/)).toBeVisible()
  },
}
export const BillWithoutItems: Story = {
  render: () => <Bill tab={sampleOpenTab()} commands={commands} isOpen go={fn()} onPay={fn()} />,
}
export const BillToBePaid: Story = {
  render: () => <Bill tab={paid} commands={commands} isOpen go={fn()} onPay={fn()} />,
}
export const NoneChosen: Story = {
  render: () => <NewBill isNew={false} name="" onName={fn()} onDone={fn()} />,
}
export const NewTab: Story = { render: () => <NewBill isNew name="Zé" onName={fn()} onDone={fn()} /> }

export const Cards: Story = {
  render: () => (
    <TabCards
      tabs={[tab, { ...paid, id: 'b' }, sampleOpenTab({ id: 'c', billAskedAt: now })]}
      chosen={tab.id}
      onChoose={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Buscar comanda'), 'ninguém')
    await expect(await canvas.findByText('Nenhuma comanda com “ninguém”.')).toBeVisible()
  },
}
export const Held: Story = {
  render: () => <HeldNotice held={2} onSend={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2 lançamentos esperam/)).toBeVisible()
  },
}
export const Tiles: Story = {
  render: () => (
    <ul>
      <ProductTile product={sampleCounterProduct()} left={144} onTab={3} times={1} onPress={fn()} />
      <ProductTile product={sampleCounterProduct()} left={4} onTab={0} times={12} onPress={fn()} />
      <ProductTile product={sampleCounterProduct()} left={0} onTab={0} times={1} onPress={fn()} />
    </ul>
  ),
}
export const Categories: Story = {
  render: () => (
    <CategoryChips
      products={[sampleCounterProduct(), sampleCounterProduct({ category: 'snacks' })]}
      chosen="beer"
      onChoose={fn()}
    />
  ),
}
export const Line: Story = {
  render: () => (
    <ItemPanel tab={tab} item={line} commands={sampleCommands('Diga por que o item voltou.')} onDone={fn()} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Devolver' }))
    await expect(await canvas.findByText('Diga por que o item voltou.')).toBeVisible()
  },
}
export const Joining: Story = {
  render: () => (
    <JoinPanel
      tab={tab}
      tabs={[tab, sampleOpenTab({ id: 'b', customerName: 'Ana' })]}
      commands={commands}
      onDone={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Juntar as comandas' }))
    await expect(await canvas.findByText('Escolha a outra comanda.')).toBeVisible()
  },
}
export const MovingSomePieces: Story = {
  render: () => (
    <JoinPanel
      tab={tab}
      tabs={[tab, sampleOpenTab({ id: 'b', customerName: 'Ana' })]}
      commands={commands}
      onDone={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^2× Cerveja/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Menos um' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent('1')
    await expect(await canvas.findByRole('button', { name: 'Mover os itens' })).toBeVisible()
  },
}
export const Keypad: Story = {
  render: function Pressed() {
    const [typed, setTyped] = useState('')
    return (
      <>
        <output>{typed}</output>
        <QuantityKeypad
          onDigit={(digit) => setTyped(withDigit(typed, digit))}
          onErase={() => setTyped('')}
          onDone={fn()}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1' }))
    await userEvent.click(await canvas.findByRole('button', { name: '2' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent('12x')
  },
}
export const Options: Story = {
  render: () => <TabPanel tab={tab} commands={commands} onDone={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar comanda' }))
    await expect(await canvas.findByLabelText('Motivo')).toHaveFocus()
  },
}
export const OptionsOfAClosedOne: Story = {
  render: () => (
    <TabPanel
      tab={{ ...paid, discount: { unit: 'percent', percent: 10, id: 'd', reason: null, byId: null } }}
      commands={commands}
      onDone={fn()}
    />
  ),
}
/** A tab that is in a booking can be handed to the bill of its racha. */
export const HandingOver: Story = {
  render: () => <HandOver tab={tab} onDone={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Passar para a conta do racha' })).toBeEnabled()
  },
}
export const Linking: Story = {
  parameters: { persona: 'empresa@campolivre.test' },
  render: () => <BookingPanel tab={tab} commands={commands} onDone={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Reservas' })).toBeVisible()
  },
}
export const LinkingFailed: Story = {
  globals: { responses: 'failing' },
  render: () => <BookingPanel tab={tab} commands={commands} onDone={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar as reservas')).toBeVisible()
  },
}
export const Keys: Story = { render: () => <KeysPanel /> }
export const Paying: Story = {
  render: () => <PayPanel tab={paid} commands={commands} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dinheiro' }))
    await userEvent.type(await canvas.findByLabelText('Quanto entregaram'), '100')
    await expect(await canvas.findByText(/R\$\s66,00/)).toBeVisible()
  },
}
/** A Pix goes back by its bank, and the arena reads so before; cash it gives back itself. */
export const GivingBack: Story = {
  render: () => <PayPanel tab={partlyBack} commands={commands} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pix.*10,00$/ }))
    await expect(await canvas.findByText(/O banco devolve sozinho\.$/)).toBeVisible()
    await expect(await canvas.findByText('Devolução pedida ao banco')).toBeVisible()
  },
}
export const PayingByPix: Story = {
  render: () => (
    <PayPanel
      tab={{ ...paid, pendingPix: [pix, { ...pix, id: 'pix-2', pixCode: null }] }}
      commands={commands}
    />
  ),
}
export const Cash: Story = {
  render: () => <CashForm amountCents={8400} onTake={fn()} onBack={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Quanto entregaram'), '50')
    await expect(await canvas.findByText(/^Menos que/)).toBeVisible()
  },
}
/** A card pays by debit, credit or instalments. */
export const ByCard: Story = {
  render: () => <CardKinds amountCents={8400} onTake={fn()} onBack={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Parcelado' })).toBeVisible()
  },
}
export const Amounts: Story = {
  render: function Chosen() {
    const [choice, setChoice] = useState<AmountChoice>({ way: 'share', shares: 3, lines: [], otherCents: 0 })
    return <AmountForm tab={paid} choice={choice} onChoice={setChoice} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Por item'))
    await expect(await canvas.findByRole('list', { name: 'Itens a pagar' })).toBeVisible()
  },
}
export const Search: Story = {
  render: function Typed() {
    const [value, setValue] = useState('cerveja')
    const input = useRef<HTMLInputElement>(null)
    return (
      <SearchInput
        input={input}
        label="Buscar produto"
        placeholder="Produto"
        value={value}
        onValue={setValue}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Limpar a busca' }))
    await expect(await canvas.findByLabelText('Buscar produto')).toHaveValue('')
  },
}
export const Waiting: Story = { render: () => <CounterSkeleton /> }
