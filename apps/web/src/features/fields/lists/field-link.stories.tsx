import type { Meta, StoryObj } from '@storybook/react-vite'
import { inRoute } from '../../../testing/in-route.tsx'
import { FieldLink } from './field-link.tsx'

const meta = {
  title: 'Parts/Fields/Field link',
  component: FieldLink,
  args: { field: { id: 'field-1', status: 'active' } },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof FieldLink>
export default meta

export const Default: StoryObj<typeof meta> = {}
