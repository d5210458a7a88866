import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { heldBooking, hugeBooking, longBooking, sampleBooking } from '../../../testing/sample-booking.ts'
import { CompanyBookingRow } from './company-booking-row.tsx'
import { CompanyBookings } from './company-bookings.tsx'
import { CompanyBookingsEmpty } from './company-bookings-empty.tsx'
import { CompanyBookingsSkeleton } from './company-bookings-skeleton.tsx'
import { CompanyBookingsTools } from './company-bookings-tools.tsx'
import { CompanyBookingsTable } from './company-bookings-table.tsx'
import { CompanyFilters } from './company-filters.tsx'
import { CustomerPhone } from './customer-phone.tsx'
import { SortHead } from './sort-head.tsx'
import { DayChips } from './day-chips.tsx'

const meta = {
  title: 'Parts/Company bookings/List',
  subcomponents: { CompanyBookingRow, SortHead },
  // The width of the list decides between table and cards.
  decorators: [(Story) => <div style={{ container: 'bookings / inline-size' }}>{Story()}</div>],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const now = '2026-11-20T13:05:00.000Z'
const nothing = () => undefined
const items = [
  heldBooking({ id: 'held' }),
  sampleBooking({ id: 'paid' }),
  sampleBooking({ id: 'counter', source: 'counter', customerPhone: null }),
  sampleBooking({ id: 'next', start: '2026-11-22T23:00:00.000Z', end: '2026-11-23T00:30:00.000Z' }),
  sampleBooking({
    id: 'cancelled',
    status: 'cancelled',
    start: '2026-11-22T23:00:00.000Z',
    end: '2026-11-23T00:30:00.000Z',
    cancellation: { at: now, by: 'company', reason: 'Chuva forte.', refundCents: 24_000 },
  }),
]

export const Default: Story = {
  render: () => <CompanyBookingsTable items={items} now={now} busy={false} order="data" />,
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Busy: Story = {
  render: () => <CompanyBookingsTable items={items} now={now} busy order="data" />,
}
export const LongText: Story = {
  render: () => <CompanyBookingsTable items={[longBooking()]} now={now} busy={false} order="-data" />,
}
export const HugeNumbers: Story = {
  render: () => <CompanyBookingsTable items={[hugeBooking()]} now={now} busy={false} order="-data" />,
}
/** Sorted by anything but date there are no groups by day. */
export const ByName: Story = {
  render: () => <CompanyBookingsTable items={items} now={now} busy={false} order="cliente" />,
}
export const ByPriceOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <CompanyBookingsTable items={items} now={now} busy={false} order="-valor" />,
}
export const WithPages: Story = {
  render: () => (
    <CompanyBookings
      items={items}
      meta={{ page: 2, perPage: 20, total: 1_234_567 }}
      busy={false}
      search={{}}
      now={now}
    />
  ),
}
export const Loading: Story = { render: () => <CompanyBookingsSkeleton /> }
export const Empty: Story = { render: () => <CompanyBookingsEmpty filtered={false} beyond={false} /> }
export const EmptyByTheFilters: Story = { render: () => <CompanyBookingsEmpty filtered beyond={false} /> }
export const NothingFound: Story = {
  render: () => <CompanyBookingsEmpty filtered={false} search="7K2Q" upcoming beyond={false} />,
}
export const NothingFoundAnywhere: Story = {
  render: () => (
    <CompanyBookingsEmpty filtered={false} search="Paralelepipedossuperlativamente" beyond={false} />
  ),
}
export const Tools: Story = {
  render: () => <CompanyBookingsTools search={{ busca: 'Moreira' }} onChange={nothing} />,
}
export const ToolsOnPhone: Story = { ...Tools, globals: { viewport: { value: 'phone' } } }
export const Filters: Story = {
  parameters: { persona: 'empresa@campolivre.test' },
  render: () => <CompanyFilters search={{}} onChange={nothing} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Dia' })).toBeVisible()
    await expect(await canvas.findByRole('option', { name: 'Quadra Coberta' })).toBeInTheDocument()
  },
}
export const FiltersChosen: Story = {
  ...Filters,
  render: () => <CompanyFilters search={{ dia: '2026-11-27', situacao: 'confirmed' }} onChange={nothing} />,
}
export const FiltersFailing: Story = {
  parameters: { msw: { handlers: [http.get('/api/company', () => HttpResponse.json({}, { status: 500 }))] } },
  render: () => <CompanyFilters search={{}} onChange={nothing} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: 'Dia' })).toBeVisible()
  },
}
export const Days: Story = {
  render: () => <DayChips chosen={{ dia: '2026-11-20' }} today="2026-11-20" onChange={nothing} />,
}
/** The company's day is not known yet. */
export const DaysNotKnownYet: Story = {
  render: () => <DayChips chosen={{}} today={undefined} onChange={nothing} />,
}
export const Telephone: Story = { render: () => <CustomerPhone phone="5585988887777" /> }
export const TelephoneThatCannotBeDialled: Story = { render: () => <CustomerPhone phone="ramal 12" /> }
