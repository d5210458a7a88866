import { slotStatuses } from '@campo-livre/domain/availability/slot-status.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { fieldAnswers } from '../testing/field-answers.ts'
import { sampleField, sampleWeek } from '../../../testing/sample-field.ts'
import { inFieldRoute, Staged } from '../testing/staged.tsx'
import { DayStrip } from './day-strip.tsx'
import { DayTiles } from './day-tiles.tsx'
import { DayView } from './day-view.tsx'
import { ClosedDay, DayHeading, HourHeading } from './grid-headings.tsx'
import { Legend } from './legend.tsx'
import { NothingFree } from './nothing-free.tsx'
import { PassedDay } from './passed-day.tsx'
import { readSlots } from './slots.ts'
import { daysFrom } from './shown-week.ts'
import { WeekGrid } from './week-grid.tsx'
import { WeekNav } from './week-nav.tsx'
import { WeekSection } from './week-section.tsx'
import { WeekTile } from './week-tile.tsx'
import { ZoneNote } from './zone-note.tsx'

const field = sampleField()
const { timeZone } = field.company
const from = '2026-11-20'
const mixed = (index: number) => slotStatuses[index % slotStatuses.length] ?? 'free'
const slots = readSlots(sampleWeek(field, from, mixed))
const holidays = new Map([['2026-11-20', 'Consciência Negra']])
const stay = () => false

const meta = {
  title: 'Parts/Fields/Week',
  parameters: { at: '/field/field-1', msw: { handlers: fieldAnswers({}, mixed) } },
  decorators: [inFieldRoute],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Parts = Parameters<Parameters<typeof Staged>[0]['children']>[0]

const staged = (children: (parts: Parts) => ReactNode) => () => <Staged field={field}>{children}</Staged>
const play: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect((await canvas.findAllByRole('button', { name: /, livre,/ })).length).toBeGreaterThan(1)
}

export const Section: Story = { render: staged((parts) => <WeekSection {...parts} />), play }
/** A court that is made of two, and that asks for some notice. */
export const SectionOfACombinedCourt: Story = {
  render: () => (
    <Staged field={sampleField({ sharesWith: ['Quadra A', 'Quadra B'], minNoticeMinutes: 120 })}>
      {(parts) => <WeekSection {...parts} />}
    </Staged>
  ),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByText('Usa o mesmo espaço que Quadra A e Quadra B.')).toBeVisible()
    await expect(context.canvas.getByText(/Reservas até 2 h antes do início\.$/)).toBeVisible()
  },
}
export const SectionLongText: Story = { ...Section, globals: { text: 'long' } }
export const SectionHugeNumbers: Story = {
  ...Section,
  parameters: { msw: { handlers: fieldAnswers({ basePriceCents: 12_345_678_900 }) } },
}
/** Rows of hours, columns of days; closed on Sunday. */
export const Grid: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: staged(({ week, choice }) => <WeekGrid {...{ timeZone, week, choice }} onPage={stay} />),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByText('fechado', { selector: 'td' })).toBeVisible()
  },
}
export const GridLoading: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { at: '/field/nada' },
  render: staged(({ week, choice }) => (
    <WeekGrid
      timeZone={timeZone}
      choice={choice}
      onPage={stay}
      week={{
        ...week,
        slots: [],
        outline: week.outline.map(({ day, start, end, priceCents }) => ({ day, start, end, priceCents })),
      }}
    />
  )),
}
export const Day: Story = {
  globals: { viewport: { value: 'phone' } },
  render: staged(({ week, choice }) => <DayView {...{ timeZone, week, choice }} onPage={stay} />),
  play,
}
export const DayClosed: Story = {
  globals: { viewport: { value: 'phone' } },
  render: staged(({ week, choice }) => (
    <DayTiles day="2026-11-22" {...{ timeZone, week, choice }} onPage={stay} />
  )),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fechado nesse dia.')).toBeVisible()
  },
}
export const Strip: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <DayStrip
      days={daysFrom(from)}
      today={from}
      shown="2026-11-21"
      holidays={holidays}
      slots={slots}
      onShow={() => {}}
    />
  ),
}
export const StripLoading: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <DayStrip
      days={daysFrom(from)}
      today={from}
      shown={from}
      holidays={holidays}
      slots={null}
      onShow={() => {}}
    />
  ),
}
export const Headings: Story = {
  render: () => (
    <table style={{ width: 240 }}>
      <thead>
        <tr>
          <th scope="col">Hora</th>
          <DayHeading day={from} isToday holiday="Consciência Negra" />
          <DayHeading day="2026-11-22" isToday={false} holiday={null} />
        </tr>
      </thead>
      <tbody>
        <tr>
          <HourHeading minute={19 * 60 + 30} />
          <td>R$ 120</td>
          <ClosedDay rows={2} />
        </tr>
        <tr>
          <HourHeading minute={25 * 60} />
          <td>R$ 90</td>
        </tr>
      </tbody>
    </table>
  ),
}
export const Tile: Story = {
  render: staged(({ choice }) => {
    const [slot] = readSlots(sampleWeek(field, from, () => 'free'))
    const roving = {
      ref: { current: null },
      tabIndexOf: () => 0 as const,
      onKeyDown: () => {},
      onFocus: () => {},
    }
    const drag = () => ({ onPointerDown: () => {}, onPointerEnter: () => {} })
    return slot && <WeekTile {...{ slot, timeZone, choice, roving, drag }} withTime />
  }),
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('button', { name: /, livre,/ })
    await userEvent.tab()
    await expect(tile).toHaveFocus()
  },
}
/** Only statuses on the screen are explained. */
export const Legends: Story = {
  render: () => (
    <>
      <Legend slots={slots} />
      <Legend slots={slots.filter(({ status }) => status === 'free' || status === 'taken')} />
    </>
  ),
}
/** A link to a day before today. */
export const LinkToAPassedDay: Story = {
  parameters: { at: '/field/field-1?semana=2026-11-01' },
  render: () => <PassedDay today={from} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^O dia desse link já passou/)).toBeVisible()
  },
}
export const Navigation: Story = {
  render: staged(({ week }) => <WeekNav week={week} onPage={stay} />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Semana anterior' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const NothingLeft: Story = {
  parameters: { msw: { handlers: fieldAnswers({}, () => 'taken') } },
  render: staged(({ week }) => <NothingFree week={week} onNext={() => {}} />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ver a próxima semana' })).toBeVisible()
  },
}
export const ClockOfAnotherCity: Story = {
  render: () => (
    <ZoneNote city="Fernando de Noronha" timeZone="America/Noronha" now="2026-11-20T13:00:00.000Z" />
  ),
}
