import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import { expect, fn, userEvent } from 'storybook/test'
import { BoardBlock } from './board-block.tsx'
import { BoardLane } from './board-lane.tsx'
import { BoardLegend } from './board-legend.tsx'
import { DayBoard } from './day-board.tsx'
import { dayOf } from './lanes.ts'
import { calendarOf } from './testing/sample-calendar.ts'
import { dayBookings, dayCompany, dayNow } from './testing/sample-day.ts'

const meta = {
  title: 'Parts/Calendar/Day',
  component: DayBoard,
  subcomponents: { BoardLane, BoardBlock, BoardLegend },
  args: { ...boardOf(), onOpen: fn(), onPick: fn() },
} satisfies Meta<typeof DayBoard>
export default meta

type Story = StoryObj<typeof meta>

/** Returns the board of a sample company at an instant of its day. */
function boardOf(company = dayCompany(), now = dayNow, changes: Partial<Calendar> = {}) {
  const calendar = { ...calendarOf(company, dayBookings(company)), ...changes }
  const day = dayOf(calendar, '2026-11-20', now)
  if (day === null) throw new Error('the sample company is open')
  return { day, calendar, now }
}

/** The arrows lead from booking to booking. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [playing] = canvas.getAllByRole('button', {
      name: /^Letícia Coelho 9h às 11h (jogando|Ainda não chegou)/,
    })
    await expect(playing).toBeVisible()
    playing?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.activeElement).toHaveAttribute('data-booking')
    await expect(document.activeElement).not.toBe(playing)
    await userEvent.keyboard(' ')
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
/** Not shown on phones, but a zoom of 200 % makes it as narrow. */
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } } }
export const BeforeOpening: Story = { args: boardOf(dayCompany(), '2026-11-20T08:00:00.000Z') }
export const AfterMidnight: Story = { args: boardOf(dayCompany(), '2026-11-20T03:30:00.000Z') }
export const LateInTheEvening: Story = { args: boardOf(dayCompany(), '2026-11-21T04:20:00.000Z') }
/** Closed for lunch: the closed hours are hatched. */
export const ClosedInBetween: Story = {
  args: boardOf({
    ...dayCompany(),
    openingHours: Array.from({ length: 7 }, () => [
      { opens: 480, closes: 720 },
      { opens: 840, closes: 1320 },
    ]),
  }),
}
/** A closure, minutes between two games, a whole field whose halves are booked too, and a mensalista. */
export const EveryConstraint: Story = {
  args: (() => {
    const { calendar } = boardOf()
    return boardOf(dayCompany(), dayNow, {
      fields: calendar.fields.map((field, index) => ({
        ...field,
        bufferMinutes: 15,
        parts: index === 0 ? ['field-1'] : [],
      })),
      bookings: calendar.bookings.map((booking, index) => ({
        ...booking,
        seriesId: index % 2 === 0 ? 'series-1' : null,
      })),
      closures: [
        {
          id: 'works',
          fieldIds: ['field-2', 'field-3'],
          reason: 'Troca da rede e da iluminação antes do torneio de domingo',
          start: '2026-11-20T19:00:00.000Z',
          end: '2026-11-20T22:00:00.000Z',
        },
      ],
    })
  })(),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Troca da rede/)[0]).toBeInTheDocument()
    await expect(canvas.getAllByText(/^Ocupado: /)[0]).toBeInTheDocument()
  },
}
/** The legend has picked a kind. */
export const Picked: Story = { args: { picked: 'venue' } }
export const ManyFields: Story = { args: boardOf(dayCompany(20)) }
export const OneField: Story = { args: boardOf(dayCompany(1)) }
export const LongText: Story = {
  args: boardOf(
    dayCompany(3, (index) => `Quadra ${index + 1} do Centro Esportivo Paralelepipedossuperlativamente`),
  ),
}
export const Legend: Story = {
  render: () => <BoardLegend picked="hold" counts={new Map([['hold', 3]])} />,
}
