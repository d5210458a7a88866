import type { CompanySeries } from '@campo-livre/domain/series/series-answer.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { sampleBill, sampleDate, sampleSeries } from '../testing/sample-series.ts'
import { CancelForm } from './cancel-form.tsx'
import { ChangeForm } from './change-form.tsx'
import { ContractBill } from './contract-bill.tsx'
import { ContractDates } from './contract-dates.tsx'
import ContractForms from './contract-forms.tsx'
import { contractForms, ContractScreen } from './contract-screen.tsx'
import { ContractView } from './contract-view.tsx'
import { GiveBackForm } from './give-back-form.tsx'
import { PauseForm } from './pause-form.tsx'
import { ResumeForm } from './resume-form.tsx'
import { ScopeChoice } from './scope-choice.tsx'
import { WhenChoice } from './when-choice.tsx'

contractForms.prefetch()

const meta = {
  title: 'Screens/Fixed slot of an arena',
  component: ContractScreen,
  subcomponents: {
    CancelForm,
    ChangeForm,
    ContractBill,
    ContractDates,
    ContractForms,
    ContractView,
    GiveBackForm,
    PauseForm,
    ResumeForm,
    ScopeChoice,
    WhenChoice,
  },
  parameters: {
    layout: 'fullscreen',
    path: '/company/series/series-1',
    persona: 'empresa@campolivre.test',
  },
} satisfies Meta<typeof ContractScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const shows =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(text))[0]).toBeVisible()
  }
const asks =
  (name: string): Play =>
  async () => {
    const act = await screen.findByRole('button', { name })
    // The drawer takes a moment to slide in.
    await waitFor(() => expect(act).toBeVisible())
  }

/** Answers with a fixed slot that the seed does not have. */
function answer(changes: Partial<CompanySeries> = {}) {
  const data: CompanySeries = {
    ...sampleSeries(),
    note: 'Paga sempre em dinheiro.',
    changes: [
      {
        id: 'made',
        at: '2026-11-01T12:00:00.000Z',
        byId: null,
        type: 'create',
        text: 'Horário fixo combinado',
      },
    ],
    ...changes,
  }
  return {
    msw: { handlers: [http.get('/api/company/series/:id', () => HttpResponse.json({ data }))] },
  }
}
const given = { status: 'cancelled', cancelledBy: 'athlete', giveBackCents: null } as const

export const Default: Story = { parameters: answer(), play: shows('Próximas datas') }
export const Overdue: Story = {
  parameters: answer({
    overdueCents: 48_000,
    bills: [sampleBill({ state: 'overdue', dueDay: '2026-11-10' }), sampleBill({ month: '2026-12' })],
  }),
  play: shows('Cobrar pelo WhatsApp'),
}
/** Paid whole: there is nothing to take. */
export const Paid: Story = {
  parameters: answer({
    dueCents: 0,
    bills: [sampleBill({ paidCents: 48_000, dueCents: 0, state: 'paid' })],
  }),
  play: shows('Nada a pagar neste mês.'),
}
/** In a pause, with weeks given back and a credit. */
export const Paused: Story = {
  parameters: answer({
    status: 'paused',
    pauses: [{ id: 'pause-1', from: '2026-11-20', until: '2027-01-05', mine: false }],
    dates: [sampleDate('2026-11-26', { ...given, resold: true }), sampleDate('2026-12-03', given)],
    bills: [
      sampleBill({
        lines: sampleBill().lines.map((line, index) =>
          index === 3 ? { ...line, kind: 'given_back', creditCents: 12_000 } : line,
        ),
        creditCents: 12_000,
        carriedCents: 6_000,
        totalCents: 30_000,
        dueCents: 30_000,
      }),
    ],
  }),
  play: shows('Retomar'),
}
export const Empty: Story = {
  parameters: answer({ status: 'ended', nextStart: null, dueCents: 0, dates: [], bills: [] }),
  play: shows('Nenhuma data por vir.'),
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando o mensalista' })).toBeVisible()
  },
}
export const Missing: Story = {
  parameters: { path: '/company/series/qualquer' },
  play: shows('Não achamos esse mensalista'),
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: shows('Não deu para buscar o mensalista'),
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: shows('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = {
  globals: { responses: 'offline' },
  play: shows('Você está sem internet'),
}
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answer({
    customerName: 'Paralelepipedossuperlativamente'.repeat(2),
    note: 'Paralelepipedossuperlativamente '.repeat(8),
  }),
  play: shows('Próximas datas'),
}
export const HugeNumbers: Story = {
  parameters: answer({
    dueCents: 123_456_789,
    bills: [sampleBill({ grossCents: 123_456_789, totalCents: 123_456_789, dueCents: 123_456_789 })],
  }),
  play: shows('Próximas datas'),
}
/** The last date, after which nothing more can be shown. */
export const AtALimit: Story = {
  parameters: answer({ dates: [sampleDate('2026-11-26')] }),
  play: shows('Próximas datas'),
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Zoomed: Story = { ...Default, globals: { viewport: { value: 'zoomed' } } }

const over = (search: string) => ({ ...answer(), path: `/company/series/series-1?${search}` })
export const Changing: Story = { parameters: over('fazer=mudar'), play: asks('Mudar') }
export const Cancelling: Story = {
  parameters: over('fazer=cancelar&data=2026-11-26'),
  play: asks('Cancelar a data'),
}
export const Pausing: Story = { parameters: over('fazer=pausar'), play: asks('Pausar') }
export const Resuming: Story = { parameters: over('fazer=retomar&pausa=pause-1'), play: asks('Retomar') }
export const GivingBack: Story = {
  parameters: over('fazer=devolver&data=2026-11-26'),
  play: asks('Devolver a semana'),
}
