import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import type { DealRow } from '@campo-livre/domain/deals/deal.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { emptyReport, sampleReport } from '../testing/sample-report.ts'
import { ChartAndTable } from '../charts/chart-and-table.tsx'
import MoneyChart from '../charts/money-chart.tsx'
import { WhenSeen } from '../../../lib/loading/when-seen.tsx'
import { HeatMap } from '../hours/heat-map.tsx'
import HoursSection from '../hours/hours-section.tsx'
import { HourDrawer } from '../hours/hour-drawer.tsx'
import { DealForm } from '../deals/deal-form.tsx'
import { DealList } from '../deals/deal-list.tsx'
import { ProfitPart } from '../hours/profit-part.tsx'
import { RatioList } from '../hours/ratio-list.tsx'
import { PackageButton } from '../package/package-button.tsx'
import SettingsDrawer from '../settings/settings-drawer.tsx'
import { SettingsHistory } from '../settings/settings-history.tsx'
import { AccountTable } from './account-table.tsx'
import { AgeTable } from './age-table.tsx'
import { AmountLink } from './amount-link.tsx'
import { ClosingPart } from './closing-part.tsx'
import { FlowSection } from './flow-section.tsx'
import { FlowTable } from './flow-table.tsx'
import { PaperHead } from './paper-head.tsx'
import { PartNav } from './part-nav.tsx'
import { PeriodControls } from './period-controls.tsx'
import PeriodForm from './period-form.tsx'
import { ReasonList } from './reason-list.tsx'
import { ReportActions } from './report-actions.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { ReportView } from './report-view.tsx'
import { ResultSection } from './result-section.tsx'
import { ShareTable } from './share-table.tsx'
import { SharesPart } from './shares-part.tsx'
import { Standing } from './standing.tsx'
import { ReportScreen } from './report-screen.tsx'

const deal: DealRow = {
  id: 'deal-1',
  companyId: 'arena',
  fieldIds: ['campo'],
  weekdays: [2],
  fromMinute: 840,
  toMinute: 1020,
  hourCents: 6_000,
  from: '2026-11-10',
  until: '2026-12-07',
  audience: 'everyone',
  createdAt: '2026-11-09T12:00:00.000Z',
  endedAt: null,
  status: 'live',
  result: { sold: 2, soldCents: 12_000, newPeople: 1, cents: 24_000, beforeCents: 9_000 },
}
const nothing = { sold: 0, soldCents: 0, newPeople: 0, cents: 0, beforeCents: 5_000 }
const sampleDeals: readonly DealRow[] = [
  deal,
  { ...deal, id: 'deal-2', status: 'coming', from: '2026-12-08', until: '2026-12-20', result: nothing },
  { ...deal, id: 'deal-3', status: 'ended', weekdays: [1, 2, 3, 4, 5], audience: 'players', result: nothing },
]

const meta = {
  title: 'Screens/Financial',
  component: ReportScreen,
  subcomponents: {
    AccountTable,
    ClosingPart,
    ChartAndTable,
    HeatMap,
    HourDrawer,
    DealForm,
    DealList,
    ProfitPart,
    PackageButton,
    HoursSection,
    RatioList,
    MoneyChart,
    WhenSeen,
    AgeTable,
    AmountLink,
    FlowSection,
    FlowTable,
    PaperHead,
    PartNav,
    PeriodControls,
    PeriodForm,
    ReasonList,
    ReportActions,
    ReportSkeleton,
    ReportView,
    ResultSection,
    ShareTable,
    SharesPart,
    Standing,
    SettingsDrawer,
    SettingsHistory,
  },
  parameters: { layout: 'fullscreen', path: '/company/financial', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof ReportScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }
const shown: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'O que mais mudou' })).toBeVisible()
}

/** Answers with this report. */
function report(facts: Partial<FinancialReport>) {
  const data = { ...sampleReport, ...facts }
  return {
    msw: { handlers: [http.get('/api/company/financial/report', () => HttpResponse.json({ data }))] },
  }
}

export const Default: Story = { play: shown }
/** The accounts, and the flow by day. */
export const Flow: Story = {
  parameters: { path: '/company/financial?parte=fluxo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Saldo por conta' })).toBeVisible()
  },
}
/** Where money came from, and where it went. */
export const Shares: Story = {
  parameters: { path: '/company/financial?parte=origem' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Por forma de pagamento' })).toBeVisible()
  },
}
/** The sums that are still to be paid, by age. */
export const StillOpen: Story = {
  parameters: { path: '/company/financial?parte=abertas' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'A pagar, hoje' })).toBeVisible()
  },
}
/** The first period of an arena: the reasons are its largest parts. */
export const WithoutBase: Story = {
  parameters: report({ hasBase: false }),
  play: says('O que mais pesou'),
}
export const Accrual: Story = {
  parameters: { path: '/company/financial?visao=competencia&periodo=mes-passado' },
  play: says('Outubro de 2026'),
}
export const Year: Story = {
  parameters: { path: '/company/financial?periodo=ano&comparar=ano' },
  play: says('2026, até hoje'),
}
/** The profit of each hour, and how the costs are shared. */
export const Profit: Story = {
  parameters: { path: '/company/financial?parte=horarios&periodo=mes-passado&mapa=lucro' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Lucro das horas, todos os campos' })).toBeVisible()
  },
}
/** An hour of the week is opened. */
export const Hour: Story = {
  parameters: { path: '/company/financial?parte=horarios&periodo=mes-passado&mapa=lucro&hora=5-20' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sexta, 20h' })).toBeVisible())
  },
}
/** An offer of an idle hour is made. */
export const Offering: Story = {
  parameters: { path: '/company/financial?parte=horarios&periodo=mes-passado&hora=2-14&oferta=1' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pôr a oferta no ar' })).toBeVisible())
  },
}
/** Offers that are to come, on and over, each with what came of it. */
export const Offers: Story = {
  parameters: {
    path: '/company/financial?parte=horarios',
    msw: {
      handlers: [http.get('/api/company/deals', () => HttpResponse.json({ data: sampleDeals }))],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/2 reservas por esse preço, R\$\s120,00, 1 de gente nova$/),
    ).toBeVisible()
  },
}
/** The balances are told with which the accounts began. */
export const Balances: Story = {
  parameters: { path: '/company/financial?ajuste=saldos' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar saldos' })).toBeVisible())
  },
}
/** The fees of cards are told, and how long their money takes. */
export const CardFees: Story = {
  parameters: { path: '/company/financial?ajuste=taxas' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar taxas' })).toBeVisible())
  },
}
/** More went out than came in. */
export const BelowZero: Story = {
  parameters: report({ result: { incomeCents: 40_000, outgoCents: 95_000 } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('menos', { exact: false, selector: '[data-lost] a *' }),
    ).toBeInTheDocument()
  },
}
/** The month is over, and its books are closed. */
export const Closed: Story = {
  parameters: report({ period: { from: '2026-10-01', to: '2026-10-31' }, closedTo: '2026-10-31' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Abrir outubro de 2026 de novo' })).toBeVisible()
  },
}
/** Nothing has moved in the period, but before it. */
export const OnlyZeros: Story = {
  parameters: {
    ...report({ ...emptyReport, firstDay: '2026-10-01', hasBase: true }),
    path: '/company/financial?parte=fluxo',
  },
  play: says('Nenhum dinheiro entrou nem saiu neste período.'),
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando o financeiro' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: says('Nenhum dinheiro por aqui ainda'),
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: says('Não deu para buscar o financeiro'),
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: says('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('Você está sem internet') }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: {
    path: '/company/financial?parte=origem',
    ...report({
      income: {
        ...sampleReport.income,
        fieldName: [
          {
            key: 'Quadra poliesportiva coberta Professora Maria Aparecida de Paralelepipedossuperlativamente',
            cents: 40_000,
            beforeCents: 0,
          },
        ],
      },
    }),
  },
  play: says(/Paralelepipedos/),
}
const huge = 1_200_000_000
export const HugeNumbers: Story = {
  parameters: report({
    result: { incomeCents: huge, outgoCents: 3 * huge },
    accounts: sampleReport.accounts.map((account) => ({
      ...account,
      openingCents: -huge,
      incomeCents: huge,
      closingCents: 3 * huge,
    })),
    income: {
      ...sampleReport.income,
      channel: [
        { key: 'site', cents: huge, beforeCents: 1 },
        { key: 'bar', cents: 1, beforeCents: huge },
      ],
    },
  }),
  play: shown,
}
/** Every stretch of a long period. */
export const AtALimit: Story = {
  parameters: { path: '/company/financial?parte=fluxo&periodo=ano&por=dia' },
  play: says('Fluxo de caixa'),
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shown }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: shown }
