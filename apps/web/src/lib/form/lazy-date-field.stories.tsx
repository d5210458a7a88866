import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { LazyDateField } from './lazy-date-field.tsx'

const meta = {
  title: 'Parts/Date field',
  component: LazyDateField,
  args: { label: 'Dia', value: '2026-11-20', onChange: () => undefined, today: '2026-11-20' },
  render: function Field(args) {
    const [value, onChange] = useState(args.value)
    return <LazyDateField {...args} value={value} onChange={onChange} />
  },
  decorators: [(Story) => <div style={{ width: 200, minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<typeof LazyDateField>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: null } }
/** The calendar has come with the first touch. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Dia' }))
    const day = await screen.findByRole('button', { name: 'sábado, 21 de novembro' })
    await waitFor(() => expect(day).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: 'Dia' })).toHaveFocus()
  },
}
