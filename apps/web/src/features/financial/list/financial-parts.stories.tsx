import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { entriesQuery } from '@campo-livre/api/financial/list-entries.ts'
import { inRoute } from '../../../testing/in-route.tsx'
import { EntryPeriod } from './entry-period.tsx'
import { entries } from './entries.tsx'
import { EntryTotals } from './entry-totals.tsx'

const meta = {
  title: 'Parts/Financial/Totals',
  component: EntryTotals,
  subcomponents: { EntryPeriod },
  args: {
    resource: entries,
    sums: entriesQuery,
    words: { income: 'Entradas', outgo: 'Saídas', left: 'Saldo' },
    dated: true,
  },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof EntryTotals>
export default meta

type Story = StoryObj<typeof meta>

/** Answers with sums in cents. */
function sums(incomeCents: number, outgoCents: number) {
  const body = {
    data: [],
    meta: { page: 1, perPage: 20, total: 0, incomeCents, outgoCents, transferCents: 0 },
  }
  return { msw: { handlers: [http.get('/api/company/financial', () => HttpResponse.json(body))] } }
}

export const Default: Story = {
  parameters: sums(1_234_500, 987_650),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^R\$\s2\.468,50$/)).toBeVisible()
  },
}
export const BelowZero: Story = {
  parameters: sums(987_650, 1_234_500),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('menos', { exact: false, selector: '[data-lost] *' }),
    ).toBeInTheDocument()
  },
}
export const HugeNumbers: Story = {
  parameters: sums(123_456_789_012, 234_567_890_123),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^R\$\s1\.234\.567\.890,12$/)).toBeVisible()
  },
}
export const Loading: Story = { globals: { responses: 'loading' } }
