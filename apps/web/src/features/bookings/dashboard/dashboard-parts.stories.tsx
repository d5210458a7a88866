import type { Meta, StoryObj } from '@storybook/react-vite'
import { toCalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { hugeBooking, longBooking } from '../../../testing/sample-booking.ts'
import { DashboardDay } from './dashboard-day.tsx'
import { DashboardMoney } from './dashboard-money.tsx'
import { DayNeedsList } from './day-needs-list.tsx'
import { DashboardList } from './dashboard-list.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DashboardBoard } from './dashboard-board.tsx'
import { DayFigures } from './day-figures.tsx'
import { FieldToday } from './field-today.tsx'
import { FieldsToday } from './fields-today.tsx'
import { BookingLine } from './booking-line.tsx'
import { BookingLineAct } from './booking-line-act.tsx'
import { DashboardActs } from './dashboard-acts.tsx'
import { NeedLink } from './need-link.tsx'
import { FirstSteps, StepList } from './first-steps/first-steps.tsx'
import { NextSteps } from './first-steps/next-steps.tsx'
import { nextStepsOf } from './first-steps/steps-of.ts'
import { dayOf } from '../calendar/lanes.ts'
import { calendarOf, sampleCalendarBooking } from '../calendar/testing/sample-calendar.ts'
import { OwnLinks } from './own-links.tsx'
import { dayBookings, dayCompany, dayNow } from '../calendar/testing/sample-day.ts'
import { todaysBookings } from './todays-bookings.ts'

const meta = {
  title: 'Parts/Dashboard/Parts',
  subcomponents: {
    BookingLine,
    BookingLineAct,
    DashboardActs,
    DashboardBoard,
    DashboardMoney,
    DayNeedsList,
    FieldToday,
    NeedLink,
    NextSteps,
    OwnLinks,
    StepList,
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const company = dayCompany()
const calendar = calendarOf(company, dayBookings(company))
const { bookings } = calendar
const day = dayOf(calendar, '2026-11-20', dayNow)

/** The whole day below the screen's header. */
export const Default: Story = {
  parameters: {
    msw: {
      handlers: [http.get('/api/company/bookings/calendar', () => HttpResponse.json({ data: calendar }))],
    },
  },
  render: () => <DashboardDay company={company} search={{}} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reservas hoje')).toBeVisible()
  },
}
export const Loading: Story = { render: () => <DashboardSkeleton /> }
export const Figures: Story = { render: () => <DayFigures today={todaysBookings(bookings, dayNow)} /> }
export const FiguresOnPhone: Story = { ...Figures, globals: { viewport: { value: 'small' } } }
export const HugeNumbers: Story = {
  render: () => (
    <DayFigures
      today={{
        all: Array.from({ length: 12_345 }, () => sampleCalendarBooking()),
        playing: [],
        next: Array.from({ length: 9_876 }, () => sampleCalendarBooking()),
      }}
    />
  ),
}
/** On a phone the fields are stacked. */
export const FieldByField: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <>{day && <FieldsToday day={day} calendar={calendar} now={dayNow} />}</>,
}
export const List: Story = {
  render: () => (
    <DashboardList title="A seguir" empty="Nada mais hoje." {...{ bookings, calendar }} now={dayNow} />
  ),
}
export const EmptyList: Story = {
  render: () => (
    <DashboardList
      title="Agora"
      empty="Nenhum campo em jogo."
      bookings={[]}
      calendar={calendar}
      now={dayNow}
    />
  ),
}
export const LongText: Story = {
  render: () => (
    <DashboardList
      title="A seguir"
      empty=""
      bookings={[longBooking(), hugeBooking({ id: 'booking-2' })].map(toCalendarBooking)}
      calendar={calendar}
      now={dayNow}
    />
  ),
}

/** A new arena: steps that are done, open, and waiting for somebody else. */
export const Steps: Story = {
  render: () => <FirstSteps company={{ ...dayCompany(0), status: 'awaiting_approval', description: '' }} />,
}
export const StepsLongText: Story = { ...Steps, globals: { text: 'long', viewport: { value: 'small' } } }

/** Everything that can wait at an arena, each with its act: the bookings of this hour, then the most urgent. */
export const Needs: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('/api/company/bookings/calendar', () => HttpResponse.json({ data: calendar })),
        http.get('/api/company/waiting', () =>
          HttpResponse.json({
            data: (['bill', 'request', 'till', 'expenses', 'overdue', 'owing', 'tabs', 'stock'] as const).map(
              (kind) => ({ kind, count: 2, since: '2026-11-18T13:00:00.000Z', id: 'till-1' }),
            ),
          }),
        ),
      ],
    },
  },
  render: () => <DayNeedsList timeZone={calendar.timeZone} today="2026-11-20" now={dayNow} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^2 comandas pediram a conta .* Receber$/ }),
    ).toBeVisible()
  },
}
export const NeedsOnPhone: Story = { ...Needs, globals: { viewport: { value: 'phone' } } }
/** After the first field is on air. */
export const MoreSteps: Story = {
  render: () => (
    <StepList
      lead="Seu campo está no ar."
      steps={nextStepsOf({ ...dayCompany(2), cnpj: '12345678000190' }, 0)}
    />
  ),
}
