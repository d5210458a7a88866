import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Calendar as CalendarData } from '@campo-livre/domain/bookings/day/calendar.ts'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { CompanyBookingsCalendar } from '../company/company-bookings-calendar.tsx'
import { CompanyBookingsList } from '../company/company-bookings-list.tsx'
import { CompanyBookingsScreen } from '../company/company-bookings-screen.tsx'
import { CalendarBody } from './calendar-body.tsx'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { DaySteps } from './day-steps.tsx'
import { DayTitle } from './day-title.tsx'
import { BookingsHead } from '../company/bookings-head.tsx'
import { BookingsMenu } from '../company/bookings-menu.tsx'
import { TicketItem } from '../company/ticket/ticket-item.tsx'
import { Calendar } from './calendar.tsx'
import { DayList } from './day-list.tsx'
import { DayRows } from './day-rows.tsx'
import { DayStrip } from './day-strip.tsx'
import { MonthBoard } from './month-board.tsx'
import { fullDay } from './testing/full-day.ts'
import { sampleCalendar, sampleCalendarBooking } from './testing/sample-calendar.ts'
import { ViewSwitch } from './view-switch.tsx'
import { WeekBoard } from './week-board.tsx'

const meta = {
  title: 'Screens/Company calendar',
  component: CompanyBookingsScreen,
  subcomponents: {
    BookingsHead,
    BookingsMenu,
    Calendar,
    CalendarBody,
    CalendarSkeleton,
    DaySteps,
    DayTitle,
    CompanyBookingsCalendar,
    CompanyBookingsList,
    DayList,
    DayRows,
    DayStrip,
    MonthBoard,
    TicketItem,
    ViewSwitch,
    WeekBoard,
  },
  parameters: { layout: 'fullscreen', path: '/company/bookings', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof CompanyBookingsScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Waits for the day, so that the whole screen is shown. */
const play: Play = async ({ canvas }) => {
  await expect((await canvas.findAllByText(/a pagar|paga|Concluída/))[0]).toBeInTheDocument()
}
const answering = (calendar: CalendarData) => ({
  msw: {
    handlers: [http.get('/api/company/bookings/calendar', () => HttpResponse.json({ data: calendar }))],
  },
})
const phone = { viewport: { value: 'phone' } }

export const Default: Story = { play }
export const Week: Story = { parameters: { path: '/company/bookings?visao=semana' } }
export const Month: Story = { parameters: { path: '/company/bookings?visao=mes' } }
export const OneField: Story = {
  parameters: { path: '/company/bookings?campo=fld-arena-beira-mar-campo-norte' },
  play,
}
/** The legend has picked what is to be paid at the venue. */
export const Picked: Story = { parameters: { path: '/company/bookings?tipo=venue' }, play }
export const Phone: Story = { globals: phone, play }
export const WeekOnPhone: Story = { ...Week, globals: phone }
export const MonthOnPhone: Story = { ...Month, globals: phone }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } } }
export const Wide: Story = { globals: { viewport: { value: 'wide' } }, play }
export const AnotherPrimary: Story = { globals: { primary: 'blue' }, play }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando o calendário' })).toBeVisible()
  },
}
/** The arena opens, and nobody has booked. */
export const Empty: Story = {
  parameters: answering(sampleCalendar({ bookings: [] })),
  play: async ({ canvas }) => {
    // A phone has the fields in a list of its own.
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByText('A arena não abre neste dia')).toBeNull()
  },
}
/** Neither open nor booked. */
export const ClosedDay: Story = {
  parameters: answering(
    sampleCalendar({ bookings: [], openingHours: [[], [], [], [], [], [], []], holidays: [] }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A arena não abre neste dia')).toBeVisible()
  },
}
/** A new arena, whose first field is not published yet. */
export const NoFields: Story = {
  parameters: answering(sampleCalendar({ fields: [], bookings: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum campo no ar ainda')).toBeVisible()
  },
}
export const Failure: Story = {
  parameters: {
    msw: {
      handlers: [http.get('/api/company/bookings/calendar', () => HttpResponse.json({}, { status: 404 }))],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar o calendário')).toBeVisible()
  },
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seu perfil não pode fazer isso.')).toBeVisible()
  },
}
export const Offline: Story = {
  globals: { responses: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você está sem internet')).toBeVisible()
  },
}
/** 30 fields with 300 bookings, every name of some 60 letters. */
export const HugeNumbers: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: answering(fullDay()),
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Maria Fernanda/ })).length).toBe(300)
    const board = canvasElement.ownerDocument.querySelector('main') ?? canvasElement
    await expect(board.querySelectorAll('*').length).toBeLessThan(1500)
  },
}
export const LongText: Story = { globals: { text: 'long' }, parameters: answering(fullDay()) }
export const LongTextOnPhone: Story = { globals: phone, parameters: answering(fullDay()) }
/** A booking that began yesterday and one that ends tomorrow. */
export const AtALimit: Story = {
  parameters: answering(
    sampleCalendar({
      count: 1,
      bookings: [
        sampleCalendarBooking({
          id: 'since',
          start: '2026-11-19T20:00:00.000Z',
          end: '2026-11-20T12:00:00.000Z',
        }),
        sampleCalendarBooking({
          id: 'until',
          start: '2026-11-20T12:30:00.000Z',
          end: '2026-11-21T10:00:00.000Z',
        }),
      ],
    }),
  ),
}
