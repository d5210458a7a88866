import type { Meta, StoryObj } from '@storybook/react-vite'
import { CompanyStatusNotice } from './company-status-notice.tsx'

const meta = {
  title: 'Parts/Shared/Status of an arena',
  component: CompanyStatusNotice,
  args: { status: 'awaiting_approval', action: <a href="#page">Ver a página da arena</a> },
} satisfies Meta<typeof CompanyStatusNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Awaiting: Story = {}
export const AwaitingLongText: Story = { globals: { text: 'long', viewport: { value: 'small' } } }
export const Refused: Story = { args: { status: 'refused' } }
export const Suspended: Story = { args: { status: 'suspended' } }
/** Shows nothing. */
export const Approved: Story = { args: { status: 'approved' } }
