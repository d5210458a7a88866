import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CarriedTabs } from './carried-tabs.tsx'
import { CashPiecesInput } from './cash-pieces-input.tsx'
import { CorrectCount } from './correct-count.tsx'
import { Counted } from './counted.tsx'
import { Corrections } from './corrections.tsx'
import { ExplainDifference } from './explain-difference.tsx'
import { MethodTable } from './method-table.tsx'
import { NoTill } from './no-till.tsx'
import { OpenSales } from './open-sales.tsx'
import { OpenTillView } from './open-till-view.tsx'
import { PrintButtons } from './print-buttons.tsx'
import { sampleReport, sampleTill } from './testing/sample-tills.ts'
import { TillFormDrawer } from './till-form-drawer.tsx'
import { TillMovements } from './till-movements.tsx'
import { TillReportView } from './till-report-view.tsx'
import { TillSlip } from './till-slip.tsx'

const { till, timeZone } = sampleTill

const meta = {
  title: 'Parts/Till',
  component: TillReportView,
  args: { report: sampleReport },
  parameters: { persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof TillReportView>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Faltaram R\$.37,50$/ })).toBeVisible()
  },
}
export const Open: Story = {
  render: () => <>{till && <OpenTillView till={till} timeZone={timeZone} />}</>,
}
export const Movements: Story = {
  render: () => <TillMovements movements={sampleReport.movements} timeZone={timeZone} />,
}
export const Closed: Story = { render: () => <NoTill unexplainedId={null} /> }
export const Unexplained: Story = { render: () => <NoTill unexplainedId="till-1" /> }
export const Carried: Story = { render: () => <CarriedTabs /> }
export const Explaining: Story = { render: () => <ExplainDifference report={sampleReport} /> }
export const Printing: Story = { render: () => <PrintButtons onPrint={() => undefined} /> }
/** On paper alone: the screen shows nothing of it. */
export const Slip: Story = { render: () => <TillSlip report={sampleReport} paper="roll" /> }
export const Form: Story = {
  render: () => <TillFormDrawer till={till} asked="sangria" />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

/** The notes and coins of a count. */
function Count() {
  const [text, setText] = useState('{"5000":3,"25":4}')
  return (
    <CashPiecesInput
      label="Contar por notas e moedas"
      name="pieces"
      text={text}
      texts={{}}
      error={null}
      onText={setText}
    />
  )
}
export const NotesAndCoins: Story = {
  render: () => <Count />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Contar por notas e moedas'))
    await userEvent.type(await canvas.findByRole('textbox', { name: /200,00/ }), '2x')
    await expect(canvas.getByRole('textbox', { name: /200,00/ })).toHaveValue('2')
  },
}

const corrected: Partial<typeof sampleReport> = {
  correctedCents: 42_950,
  differenceCents: -50,
  status: 'different',
  corrections: [
    {
      countedCents: 42_950,
      reason: 'Faltou contar o envelope das notas de R$ 50,00 que estava embaixo da bandeja',
      at: '2026-11-20T13:00:00.000Z',
      by: 'Ana Souza',
    },
  ],
  salesSeen: [{ at: '2026-11-20T02:00:00.000Z', by: 'Ana Souza' }],
}
export const CorrectedCount: Story = {
  args: { report: { ...sampleReport, ...corrected } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contado ao fechar')).toBeVisible()
    await expect(canvas.getByText('Contagem corrigida')).toBeVisible()
    await expect(canvas.getByText(/^As vendas foram vistas antes da contagem/)).toBeVisible()
  },
}
export const CountInTheList: Story = {
  render: () => <Counted countedCents={160_000} correctedCents={162_500} />,
}
export const NotesOfACount: Story = {
  render: () => <Corrections report={{ ...sampleReport, ...corrected }} />,
}
export const Correcting: Story = {
  render: () => <CorrectCount report={sampleReport} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Corrigir a contagem' }))
    await waitFor(() => expect(screen.getByLabelText('Quanto havia na gaveta')).toBeVisible())
  },
}
export const Ways: Story = {
  render: () => (
    <>
      <h2 id="ways">Por forma de pagamento</h2>
      <MethodTable methods={sampleReport.methods} labelledBy="ways" />
    </>
  ),
}
export const SalesAsked: Story = {
  render: () => (till ? <OpenSales till={till} timeZone={timeZone} /> : <></>),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver as vendas até agora' }))
    await expect(canvas.getByLabelText('Sua senha')).toBeVisible()
  },
}
