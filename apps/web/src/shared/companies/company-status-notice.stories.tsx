import type { Meta, StoryObj } from '@storybook/react-vite'
import { CompanyStatusNotice } from './company-status-notice.tsx'

const meta = {
  title: 'Parts/Shared/Status of an arena',
  component: CompanyStatusNotice,
  args: {
    status: 'awaiting_approval',
    statusReason: null,
    action: <a href="#page">Ver a página da arena</a>,
  },
} satisfies Meta<typeof CompanyStatusNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Awaiting: Story = {}
export const AwaitingLongText: Story = { globals: { text: 'long', viewport: { value: 'small' } } }
const statusReason = 'O CNPJ informado é de outra empresa, e o endereço não tem número.'
export const Refused: Story = { args: { status: 'refused', statusReason } }
export const RefusedWithALongReason: Story = {
  args: {
    status: 'refused',
    statusReason: `${'Falta o alvará de funcionamento. '.repeat(14)}${'x'.repeat(50)}`,
  },
  globals: { viewport: { value: 'small' } },
}
export const Suspended: Story = { args: { status: 'suspended', statusReason } }
/** Shows nothing. */
export const Approved: Story = { args: { status: 'approved' } }
