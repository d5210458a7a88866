import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sampleField } from '../field-card/sample-field.ts'
import { samplePhoto } from '../field-card/sample-photo.ts'
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
        'A photo leads; the court stands in its corner as a plan, where there is room for both.',
      ],
      dont: ['Do not show a stock photo where there is none of the field: its court is drawn.'],
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof FieldPicture>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Whole: Story = {
  args: { whole: true, named: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Campo de futebol society/ })).toBeVisible()
  },
}
export const Photo: Story = {
  args: { field: sampleField({ photos: [samplePhoto] }), named: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A quadra vista da arquibancada' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^Campo de futebol society/ })).toBeVisible()
  },
}
/** As wide as in a row: the photo alone. */
export const PhotoSmall: Story = {
  ...Photo,
  decorators: [(Story) => <div style={{ maxWidth: 120 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('A quadra vista da arquibancada')
  },
}
/** A photo that cannot be shown is replaced by the drawing. */
export const PhotoBroken: Story = {
  args: {
    field: sampleField({ photos: [{ ...samplePhoto, url: 'data:image/png;base64,AAAA' }] }),
    named: true,
    eager: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Campo de futebol society/ })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('img', { name: /^A quadra/ })).toBeNull())
  },
}
