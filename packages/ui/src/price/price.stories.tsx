import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from './price.tsx'

const meta = {
  title: 'Components/Price',
  component: Price,
  args: { cents: 12000 },
  parameters: {
    notes: {
      accessibility: 'Plain text, read as written: “R$ 120,00”. The space after R$ does not break.',
      do: [
        'Give cents: 12000 is R$ 120,00.',
        'Say what the price is for: “/ 1 h”, “por pessoa”.',
        'Right-align prices in a column; their figures are of one width.',
      ],
      dont: ['Do not cut an amount off: it wraps.'],
    },
  },
} satisfies Meta<typeof Price>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/120/)).toHaveTextContent(/^R\$.120,00$/)
  },
}
export const From: Story = {
  args: { prefix: 'a partir de', suffix: '/ 1 h' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/120/)).toHaveTextContent(/^R\$.120$/)
  },
}
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large', cents: 24050 } }

export const InAColumn: Story = {
  render: () => (
    <ul style={{ display: 'grid', justifyItems: 'end', width: '12rem' }}>
      {[8000, 115_550, 24_000, 1_234_567_89].map((cents) => (
        <li key={cents}>
          <Price cents={cents} />
        </li>
      ))}
    </ul>
  ),
}

/** As narrow as the smallest card: nothing is cut. */
export const HugeNumbers: Story = {
  args: { prefix: 'a partir de', suffix: '/ 1 h 30', cents: 123_456_789_90 },
  decorators: [(Story) => <div style={{ width: '8rem', border: '1px solid var(--cl-line)' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const amount = canvas.getByText(/123\.456/)
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
    await expect(amount.offsetWidth).toBeLessThanOrEqual(128)
  },
}
export const LongText: Story = {
  args: { prefix: 'a partir de', suffix: 'por pessoa e por hora', size: 'large' },
  globals: { text: 'long', viewport: { value: 'small' } },
}
