import type { CompanyRow } from '@campo-livre/domain/companies/company-row.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { longWord } from '../../../testing/sample-company.ts'
import { AskDecision } from './ask-decision.tsx'
import { DecideCompany } from './decide-company.tsx'
import { WaitingArenas } from './waiting-arenas.tsx'

const company: CompanyRow = {
  id: 'company-1',
  name: 'Arena Praia do Futuro',
  slug: 'arena-praia-do-futuro',
  cep: '60165121',
  street: 'Avenida Zezé Diogo',
  number: '3480',
  district: 'Praia do Futuro',
  city: 'Fortaleza',
  state: 'CE',
  ownerName: 'Rita Prado',
  ownerEmail: 'rita@exemplo.test',
  ownerPhone: '5585901234567',
  cnpj: '12ABC34501DE35',
  phone: null,
  status: 'awaiting_approval',
  fields: 0,
  rating: null,
  reviews: 0,
  timeZone: 'America/Fortaleza',
}

const meta = {
  title: 'Parts/Companies/Decision of the admin',
  component: DecideCompany,
  subcomponents: { AskDecision },
  args: { company },
} satisfies Meta<typeof DecideCompany>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Approved: Story = { args: { company: { ...company, status: 'approved' } } }
/** The number of waiting arenas, on the admin's home. */
export const Waiting: Story = {
  parameters: { persona: 'admin@campolivre.test' },
  render: () => <WaitingArenas />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ver a arena' })).toBeVisible()
  },
}
export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recusar' }))
    await expect(canvas.getByRole('button', { name: 'Manter como está' })).toHaveFocus()
  },
}
export const AskedLongText: Story = {
  ...Asked,
  args: { company: { ...company, name: longWord } },
  globals: { text: 'long', viewport: { value: 'small' } },
}
export const Failure: Story = {
  parameters: {
    msw: {
      handlers: [http.put('/api/admin/companies/:id/status', () => HttpResponse.json({}, { status: 500 }))],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar arena' }))
    await expect(await canvas.findByText(/^Não deu para salvar a decisão/)).toBeVisible()
  },
}
