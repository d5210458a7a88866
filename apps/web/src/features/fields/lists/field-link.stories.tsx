import type { Meta, StoryObj } from '@storybook/react-vite'
import { inRoute } from '../../../testing/in-route.tsx'
import { ComingBookings } from './coming-bookings.tsx'
import { EditLink } from './edit-link.tsx'
import { FieldLink } from './field-link.tsx'

const meta = {
  title: 'Parts/Fields/Field link',
  component: FieldLink,
  subcomponents: { EditLink, ComingBookings },
  args: { field: { id: 'field-1', status: 'active', companyStatus: 'approved' } },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof FieldLink>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Before the arena is approved there is no page to lead to. */
export const BeforeApproval: Story = {
  args: { field: { id: 'field-1', status: 'active', companyStatus: 'awaiting_approval' } },
}
/** The way to the editor. */
export const Edit: Story = { render: () => <EditLink field={{ id: 'field-1', status: 'draft' }} /> }
/** The bookings because of which a field cannot be archived. */
export const Coming: Story = {
  render: () => (
    <ComingBookings
      timeZone="America/Fortaleza"
      data={Array.from({ length: 7 }, (_, index) => ({
        id: `booking-${index}`,
        code: 'RSV-7K2Q',
        start: `2026-11-2${index}T21:00:00.000Z`,
        end: `2026-11-2${index}T22:00:00.000Z`,
        customer: index === 0 ? 'Maria Paralelepipedossuperlativamente da Conceição' : 'Rafael Moreira',
      }))}
    />
  ),
}
