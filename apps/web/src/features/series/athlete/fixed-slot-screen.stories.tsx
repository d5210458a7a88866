import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { longBooking, samplePayment } from '../../../testing/sample-booking.ts'
import { FixedSlotScreen } from './fixed-slot-screen.tsx'
import { FixedSlotView } from './fixed-slot-view.tsx'
import { PayBill } from './pay-bill.tsx'
import { SlotBill } from './slot-bill.tsx'
import { SlotBills } from './slot-bills.tsx'
import { SlotDate } from './slot-date.tsx'
import { SlotDates } from './slot-dates.tsx'
import { SlotHistory } from './slot-history.tsx'
import { SlotMenu } from './slot-menu.tsx'
import { SlotMissing } from './slot-missing.tsx'
import { SlotSkeleton } from './slot-skeleton.tsx'
import { SlotStates } from './slot-states.tsx'
import { SlotTerms } from './slot-terms.tsx'
import { sampleBill, sampleDate, sampleSeries } from '../testing/sample-series.ts'

const meta = {
  title: 'Screens/My fixed slot',
  component: FixedSlotScreen,
  subcomponents: {
    FixedSlotView,
    PayBill,
    SlotBill,
    SlotBills,
    SlotDate,
    SlotDates,
    SlotHistory,
    SlotMenu,
    SlotMissing,
    SlotSkeleton,
    SlotStates,
    SlotTerms,
  },
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/horarios-fixos/series-1',
    persona: 'atleta@campolivre.test',
  },
} satisfies Meta<typeof FixedSlotScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: 'Próximas datas' })).toBeVisible()
}
const says =
  (text: string | RegExp): Play =>
  async (context) => {
    await play(context)
    await expect(context.canvas.getByText(text)).toBeVisible()
  }

/** Answers with a fixed slot that the seed does not have. */
function answer(changes: Partial<SeriesDetail> = {}) {
  const data = [sampleSeries(changes)]
  return { msw: { handlers: [http.get('/api/series', () => HttpResponse.json({ data }))] } }
}

const paid = sampleBill({ paidCents: 48_000, dueCents: 0, state: 'paid' })
const given = { status: 'cancelled', cancelledBy: 'athlete', giveBackCents: null } as const

export const Default: Story = {
  parameters: answer(),
  play: says(/^Falta pagar R\$\s480,00 da conta de novembro de 2026, até qua, 25\/11\.$/),
}
export const Paid: Story = {
  parameters: answer({
    dueCents: 0,
    bills: [
      {
        ...paid,
        account: {
          payments: [
            {
              id: 'payment-1',
              method: 'card',
              amountCents: 48_000,
              receivedCents: null,
              paidAt: '2026-11-19T22:00:00.000Z',
              byId: null,
              voided: null,
            },
          ],
          pendingPix: [],
        },
      },
    ],
  }),
  play: says('Próximo jogo: qui, 26/11, 20h.'),
}
/** A card of the month was given back by its bank, and the month is open again. */
export const GivenBack: Story = {
  parameters: answer({
    bills: [
      sampleBill({
        account: {
          payments: [
            {
              id: 'payment-1',
              method: 'card',
              amountCents: 48_000,
              receivedCents: null,
              card: { brand: 'visa', last4: '1111', instalments: 1 },
              paidAt: '2026-11-19T22:00:00.000Z',
              byId: null,
              voided: {
                at: '2026-11-20T12:00:00.000Z',
                byId: null,
                reason: 'Pagou em dobro',
                byBank: true,
              },
            },
          ],
          pendingPix: [],
        },
      }),
    ],
  }),
  play: says(/^R\$\s480,00 de volta no cartão, em até 2 faturas$/),
}
export const Overdue: Story = {
  parameters: answer({
    overdueCents: 48_000,
    bills: [sampleBill({ state: 'overdue', dueDay: '2026-11-10' })],
  }),
  play: says(/^A conta venceu ter, 10\/11: falta pagar R\$\s480,00/),
}
/** A Pix code that the counter asked for waits to be paid. */
export const PixWaiting: Story = {
  parameters: answer({
    bills: [
      sampleBill({
        pendingCents: 48_000,
        account: {
          payments: [],
          pendingPix: [
            {
              id: 'pix-1',
              amountCents: 48_000,
              pixCode: samplePayment().pixCode,
              createdAt: '2026-11-20T12:50:00.000Z',
              byId: null,
            },
          ],
        },
      }),
    ],
  }),
  play: async (context) => {
    await play(context)
    await expect(await context.canvas.findByRole('button', { name: 'Copiar código' })).toBeVisible()
  },
}
/** Weeks given back, sold again or not, a date that the arena cancelled, and one that it moved. */
/** Credit at the arena pays a part of the month. */
export const ByCredit: Story = {
  parameters: {
    ...answer({ creditLeftCents: 10_000 }),
    path: '/atleta/horarios-fixos/series-1?forma=credito',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Usar R\$\s100,00 de crédito$/ })).toBeVisible()
  },
}
export const Exceptions: Story = {
  parameters: answer({
    dates: [
      sampleDate('2026-11-26', { ...given, resold: true }),
      sampleDate('2026-12-03', given),
      sampleDate('2026-12-10', {
        status: 'cancelled',
        cancelledBy: 'company',
        reason: 'Final do campeonato',
        giveBackCents: null,
      }),
      sampleDate('2026-12-17', {
        start: '2026-12-18T22:00:00.000Z',
        end: '2026-12-18T23:00:00.000Z',
        fieldName: 'Campo Sul',
      }),
      sampleDate('2026-12-24'),
    ],
    bills: [
      sampleBill({
        lines: sampleBill().lines.map((line, index) =>
          index === 3
            ? { ...line, kind: 'given_back', creditCents: 12_000 }
            : index === 2
              ? { ...line, kind: 'given_back' }
              : line,
        ),
        creditCents: 12_000,
        carriedCents: 6_000,
        totalCents: 30_000,
        dueCents: 30_000,
      }),
    ],
  }),
  play: says('Devolvida: outra pessoa reservou.'),
}
export const Paused: Story = {
  parameters: answer({
    status: 'paused',
    nextStart: sampleDate('2027-01-07').start,
    dueCents: 0,
    dates: [sampleDate('2027-01-07')],
    pauses: [{ id: 'pause-1', from: '2026-11-20', until: '2027-01-05', mine: true }],
    bills: [paid],
  }),
  play: says('Pausado. Volta qui, 07/01, 20h.'),
}
/** Two pauses are ahead, one of the arena's, and an end. */
export const Ending: Story = {
  parameters: answer({
    segments: [{ ...sampleSeries().segment, until: '2026-12-31' }],
    dates: [sampleDate('2026-11-26'), sampleDate('2026-12-31')],
    pauses: [
      { id: 'pause-1', from: '2026-12-03', until: '2026-12-10', mine: true },
      { id: 'pause-2', from: '2026-12-17', until: '2026-12-24', mine: false },
    ],
    history: [
      ...sampleSeries().history,
      { id: 'pause-1', at: '2026-11-20T12:00:00.000Z', mine: true, text: 'Pausa de 03/12 a 10/12' },
    ],
  }),
  play: async (context) => {
    await play(context)
    const { canvas } = context
    await expect(canvas.getByRole('link', { name: /^Desfazer a pausa/ })).toBeVisible()
    await expect(canvas.getByText('A arena pausou.')).toBeVisible()
    await expect(canvas.getByText('O último jogo é qui, 31/12, 20h.')).toBeVisible()
  },
}
export const Ended: Story = {
  parameters: answer({
    status: 'ended',
    nextStart: null,
    dueCents: 0,
    dates: sampleSeries().dates.slice(0, 3),
    bills: [paid],
  }),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getAllByText('Não há mais datas marcadas.')).toHaveLength(2)
  },
}
/** Nothing is booked yet, and there is no bill. */
export const Empty: Story = {
  parameters: answer({ status: 'ended', nextStart: null, dueCents: 0, dates: [], bills: [] }),
  play,
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Abrindo seu horário fixo' })).toBeVisible()
  },
}
export const Missing: Story = {
  parameters: { path: '/atleta/horarios-fixos/qualquer' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Não achamos esse horário fixo' }),
    ).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para abrir seu horário fixo')).toBeVisible()
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
  parameters: answer({
    fieldName: longBooking().field.name,
    company: longBooking().company,
    dates: [
      sampleDate('2026-11-26', {
        status: 'cancelled',
        cancelledBy: 'company',
        reason: 'Paralelepipedossuperlativamente'.repeat(3),
        giveBackCents: null,
      }),
    ],
  }),
  play,
}
export const HugeNumbers: Story = {
  parameters: answer({
    dueCents: 123_456_789,
    bills: [sampleBill({ grossCents: 123_456_789, totalCents: 123_456_789, dueCents: 123_456_789 })],
  }),
  play,
}
/** The last date, after which nothing more can be shown. */
export const AtALimit: Story = {
  parameters: answer({ dates: [sampleDate('2026-11-26')] }),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.queryByRole('button', { name: /^Mostrar mais/ })).toBeNull()
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Zoomed: Story = { ...Default, globals: { viewport: { value: 'zoomed' } } }
