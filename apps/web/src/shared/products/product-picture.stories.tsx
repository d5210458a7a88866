import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePhoto } from '@campo-livre/ui/field-card/sample-photo.ts'
import { ProductPicture } from './product-picture.tsx'

const meta = {
  title: 'Parts/Products/Picture',
  component: ProductPicture,
  args: { product: { photo: null, category: 'beer' } },
} satisfies Meta<typeof ProductPicture>
export default meta

type Story = StoryObj<typeof meta>

export const Drawn: Story = {}
export const Photo: Story = { args: { product: { photo: samplePhoto.url, category: 'beer' } } }
export const Small: Story = { args: { size: 'small' } }
