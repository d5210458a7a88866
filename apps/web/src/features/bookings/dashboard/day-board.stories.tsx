import type { Meta, StoryObj } from '@storybook/react-vite'
import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import { expect } from 'storybook/test'
import { BoardBlock } from './board-block.tsx'
import { BoardLane } from './board-lane.tsx'
import { BoardLegend } from './board-legend.tsx'
import { axisOf, openOn } from './day-axis.ts'
import { DayBoard } from './day-board.tsx'
import { KindIcon } from './kind-icon.tsx'
import { lanesOf, minutesOf } from './lanes.ts'
import { dayBookings, dayCompany, dayNow } from './testing/sample-day.ts'

const meta = {
  title: 'Parts/Dashboard/Board',
  component: DayBoard,
  subcomponents: { BoardLane, BoardBlock, BoardLegend, KindIcon },
  args: boardOf(),
} satisfies Meta<typeof DayBoard>
export default meta

type Story = StoryObj<typeof meta>

/** Returns the board of a sample company at an instant of its day. */
function boardOf(company = dayCompany(), bookings = dayBookings(company), now = dayNow) {
  const midnight = toMinutes('2026-11-20T03:00:00.000Z')
  const open = openOn(company, '2026-11-20')
  const axis = axisOf({ open, busy: bookings.map(minutesOf), midnight, now: toMinutes(now) })
  if (axis === null) throw new Error('the sample company is open')
  return {
    axis,
    lanes: lanesOf({ fields: company.fields, bookings, axis, now }),
    open: [...open.night, ...open.own],
    now,
    timeZone: company.timeZone,
  }
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const playing = canvas.getAllByRole('link', { name: /^Letícia Coelho 9h às 11h jogando agora/ })
    await expect(playing[0]).toBeVisible()
  },
}
/** Not shown on phones, but a zoom of 200 % makes it as narrow. */
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } } }
export const BeforeOpening: Story = {
  args: boardOf(dayCompany(), dayBookings(dayCompany()), '2026-11-20T08:00:00.000Z'),
}
export const AfterMidnight: Story = {
  args: boardOf(dayCompany(), dayBookings(dayCompany()), '2026-11-20T03:30:00.000Z'),
}
export const LateInTheEvening: Story = {
  args: boardOf(dayCompany(), dayBookings(dayCompany()), '2026-11-21T04:20:00.000Z'),
}
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
export const ManyFields: Story = { args: boardOf(dayCompany(20)) }
export const OneField: Story = { args: boardOf(dayCompany(1)) }
export const LongText: Story = {
  args: boardOf(
    dayCompany(3, (index) => `Quadra ${index + 1} do Centro Esportivo Paralelepipedossuperlativamente`),
  ),
}
export const Legend: Story = { render: () => <BoardLegend /> }
