import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { DateField } from './date-field.tsx'
import { TypedDayField } from './typed-day-field.tsx'

const meta = {
  title: 'Components/Date field',
  component: DateField,
  subcomponents: { TypedDayField },
  args: { label: 'Dia', value: '2026-11-20', onChange: () => undefined, today: '2026-11-20' },
  render: function Field(args) {
    const [value, onChange] = useState(args.value)
    return <DateField {...args} value={value} onChange={onChange} />
  },
  decorators: [(Story) => <div style={{ width: 200, minHeight: 420 }}>{Story()}</div>],
  parameters: {
    notes: {
      accessibility:
        'A text field that takes the day as it is written in Brazil; the calendar is a second way in. Days are named in full, and they and the arrows are 44 px.',
      do: [
        'Say by `label` what the day is of.',
        'Give `today` on the calendar of the place, not of the browser.',
      ],
      dont: [
        'Use it for a handful of days: chips are faster.',
        'Use the browser’s own field: it follows the language of the system.',
      ],
    },
  },
} satisfies Meta<typeof DateField>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: null } }
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Dia' }))
    const day = await screen.findByRole('button', { name: 'sábado, 21 de novembro' })
    await waitFor(() => expect(day).toBeVisible())
  },
}
export const Typed: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Dia' })
    await userEvent.type(field, '31/02/2026')
    await userEvent.tab()
    await expect(field).toHaveValue('')
    await userEvent.type(field, '05032027')
    await userEvent.tab()
    await expect(field).toHaveValue('05/03/2027')
  },
}
/** The field before the code of its calendar has come. */
export const WithoutCalendar: Story = {
  render: function Field(args) {
    const [value, onChange] = useState(args.value)
    const ref = useRef<HTMLInputElement>(null)
    const nothing = () => undefined
    return (
      <TypedDayField
        label={args.label}
        value={value}
        onChange={onChange}
        onFocus={nothing}
        onLeave={nothing}
        onTyping={nothing}
        onNear={nothing}
        ref={ref}
      />
    )
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Dia' })
    await expect(field).toHaveValue('20/11/2026')
    await userEvent.clear(field)
    await userEvent.type(field, '05032027')
    await userEvent.tab()
    await expect(field).toHaveValue('05/03/2027')
  },
}
