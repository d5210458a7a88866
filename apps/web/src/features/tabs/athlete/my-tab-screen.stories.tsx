import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { samplePayment } from '../../../testing/sample-booking.ts'
import { item, sampleTab, tabDiscount, tabPayment } from '../../../testing/sample-tab.ts'
import { MyTabScreen } from './my-tab-screen.tsx'

const meta = {
  title: 'Screens/My tab',
  component: MyTabScreen,
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/comandas/tab-arena-beira-mar-006',
    persona: 'atleta@campolivre.test',
  },
} satisfies Meta<typeof MyTabScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('article', { name: /^Comanda CMD-/ })).toBeVisible()
}
const says =
  (text: string | RegExp): Play =>
  async (context) => {
    await play(context)
    await expect(context.canvas.getByText(text)).toBeVisible()
  }

/** Answers with a tab that the seed does not have. */
function answer(data: TabDetail) {
  return { msw: { handlers: [http.get('/api/tabs/:id', () => HttpResponse.json({ data }))] } }
}

const part = tabPayment({ amountCents: 4000 })

export const Default: Story = { play: says('Está tudo pago.') }
export const Open: Story = {
  parameters: answer(sampleTab({ status: 'open', closedAt: null })),
  play: says(/^O que você pedir no bar entra aqui\./),
}
export const PaidInPart: Story = {
  parameters: answer(sampleTab({ discount: tabDiscount(500), payments: [part] })),
  play: says(/^Falta pagar R\$\s47,00, por aqui ou no balcão da arena\.$/),
}
/** A Pix code of the athlete waits to be paid. */
export const PixWaiting: Story = {
  parameters: answer(
    sampleTab({
      pendingPix: [
        {
          id: 'payment-1',
          amountCents: 4000,
          lines: [],
          pixCode: samplePayment().pixCode,
          createdAt: '2026-11-20T01:10:00.000Z',
          byId: 'athlete-1',
        },
      ],
    }),
  ),
  play: says(/^R\$\s40,00 por Pix$/),
}
export const BillAsked: Story = {
  parameters: answer(sampleTab({ status: 'open', closedAt: null, billAskedAt: '2026-11-20T01:00:00.000Z' })),
  play: says('Conta pedida. O balcão já está vendo.'),
}
export const Cancelled: Story = {
  parameters: answer(sampleTab({ status: 'cancelled', booking: null, bookingId: null })),
  play: says(/^A arena cancelou esta comanda\./),
}
/** Open without orders. */
export const Empty: Story = {
  parameters: answer(sampleTab({ status: 'open', items: [], closedAt: null })),
  play: says('Nada foi pedido ainda.'),
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Abrindo sua comanda' })).toBeVisible()
  },
}
export const Missing: Story = {
  parameters: { path: '/atleta/comandas/qualquer' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Não achamos essa comanda' }),
    ).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para abrir sua comanda')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seu perfil não pode fazer isso.')).toBeVisible()
  },
}
export const Offline: Story = {
  globals: { responses: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você está sem internet')).toBeVisible()
  },
}
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answer(
    sampleTab({
      items: [
        item({ name: 'Churrasco misto com macaxeira, queijo coalho e vinagrete para quatro pessoas' }),
        item({ id: 'long', name: 'Paralelepipedossuperlativamente'.repeat(2), quantity: 12 }),
      ],
    }),
  ),
  play,
}
export const HugeNumbers: Story = {
  parameters: answer(
    sampleTab({ items: [item({ priceCents: 123_456_789, quantity: 1234 })], payments: [part] }),
  ),
  play,
}
/** Fully discounted: nothing is left to pay. */
export const AtALimit: Story = {
  parameters: answer(sampleTab({ discount: tabDiscount(9200) })),
  play: says('Não há nada a pagar.'),
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
