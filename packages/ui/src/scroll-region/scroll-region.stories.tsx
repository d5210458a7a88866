import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScrollRegion } from './scroll-region.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => `${hour}h`)

const meta = {
  title: 'Components/Scroll region',
  component: ScrollRegion,
  parameters: {
    notes: {
      accessibility: 'It takes the focus, so that the arrow keys scroll it, and has a name.',
      do: 'Put a table of figures in it which may be wider than a phone.',
      dont: 'Not for cards or text, which wrap.',
    },
  },
  args: {
    name: 'Horas do dia',
    children: (
      <table>
        <tbody>
          <tr>
            {hours.map((hour) => (
              <td key={hour} style={{ padding: 'var(--cl-space-4)' }}>
                {hour}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    ),
  },
} satisfies Meta<typeof ScrollRegion>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: 'Horas do dia' })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    region.focus()
    await expect(region).toHaveFocus()
  },
}
