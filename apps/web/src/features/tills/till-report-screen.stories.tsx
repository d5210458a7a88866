import type { TillReport } from '@campo-livre/domain/tills/till-row.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { sampleReport } from './testing/sample-tills.ts'
import { TillReportScreen } from './till-report-screen.tsx'

const path = '/company/till/till-arena-beira-mar-004'
const meta = {
  title: 'Screens/Till report',
  component: TillReportScreen,
  parameters: { layout: 'fullscreen', path, persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof TillReportScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }
const shown: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('table', { name: 'Por forma de pagamento' })).toBeVisible()
}

/** Answers with this report. */
function report(facts: Partial<TillReport>) {
  const data = { ...sampleReport, ...facts }
  return { msw: { handlers: [http.get('/api/company/tills/:id', () => HttpResponse.json({ data }))] } }
}

export const Default: Story = { play: shown }
export const Unexplained: Story = {
  parameters: report({}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escrever o motivo' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar o motivo' })).toBeVisible())
  },
}
export const Exact: Story = {
  parameters: report({ countedCents: 43_000, differenceCents: 0, status: 'exact' }),
  play: shown,
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando o fechamento' })).toBeVisible()
  },
}
/** Nothing was sold, moved or left open. */
export const Empty: Story = {
  parameters: report({
    methods: sampleReport.methods.map(({ method }) => ({
      method,
      tabCents: 0,
      bookingCents: 0,
      returnedCents: 0,
      totalCents: 0,
    })),
    movements: [],
    carried: [],
    depositCents: 0,
    withdrawalCents: 0,
    expectedCents: 20_000,
    countedCents: 20_000,
    differenceCents: 0,
    status: 'exact',
  }),
  play: shown,
}
export const Missing: Story = {
  parameters: { path: '/company/till/nao-existe' },
  play: says('Não achamos esse caixa'),
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: says('Não deu para buscar o fechamento'),
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: says('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('Você está sem internet') }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: report({
    status: 'different',
    differenceReason:
      'Paralelepipedossuperlativamente: o troco de uma comanda de R$ 50,00 saiu como se fosse de R$ 100,00, e só vimos na contagem.',
    carried: [
      {
        code: 'CMD-7K2Q',
        customerName: 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti Paralelepipedossuperlativamente',
        dueCents: 4_200,
      },
    ],
  }),
  play: shown,
}
const huge = 123_456_789
export const HugeNumbers: Story = {
  parameters: report({
    methods: sampleReport.methods.map(({ method }) => ({
      method,
      tabCents: huge,
      bookingCents: huge,
      returnedCents: huge,
      totalCents: huge,
    })),
    expectedCents: huge,
    countedCents: 0,
    differenceCents: -huge,
  }),
  play: shown,
}
/** More was taken out than there was. */
export const AtALimit: Story = {
  parameters: report({
    withdrawalCents: 60_000,
    expectedCents: -13_500,
    countedCents: 0,
    differenceCents: 13_500,
  }),
  play: shown,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shown }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: shown }
