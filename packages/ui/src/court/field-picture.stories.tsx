import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleField } from '../field-card/sample-field.ts'
import { FieldPicture } from './field-picture.tsx'

const meta = {
  title: 'Components/Field picture',
  component: FieldPicture,
  args: { field: sampleField() },
  parameters: {
    notes: {
      accessibility:
        'Beside the name of the field it says nothing. `named` gives it a name of its own, where nothing else does.',
      do: [
        'Show it whole where the screen is about the field.',
        'Let the first pictures of a list be `eager`.',
      ],
      dont: ['Do not show a stock photo where there is none of the field: its court is drawn.'],
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof FieldPicture>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Whole: Story = {
  args: { whole: true, named: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Campo de futebol society/ })).toBeVisible()
  },
}
export const Photo: Story = {
  args: { field: sampleField({ photos: ['og.png'] }), named: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Foto de Society 1' })).toBeVisible()
  },
}
