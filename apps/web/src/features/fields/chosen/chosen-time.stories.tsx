import type { Meta, StoryObj } from '@storybook/react-vite'
import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import { expect } from 'storybook/test'
import { fieldAnswers } from '../testing/field-answers.ts'
import { inFieldRoute } from '../testing/staged.tsx'
import { ChosenTime } from './chosen-time.tsx'

const inicio = '2026-11-23T22:00:00.000Z'
const fim = '2026-11-24T00:00:00.000Z'

const meta = {
  title: 'Parts/Fields/Chosen time',
  component: ChosenTime,
  args: {
    chosen: {
      fieldId: 'field-1',
      search: { inicio, fim },
      interval: { start: toMinutes(inicio), end: toMinutes(fim) },
    },
  },
  parameters: { at: '/field/field-1', msw: { handlers: fieldAnswers() } },
  decorators: [inFieldRoute],
} satisfies Meta<typeof ChosenTime>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^R\$/)).toBeVisible()
  },
}
/** Somebody was faster. */
export const Lost: Story = {
  parameters: { msw: { handlers: fieldAnswers({}, () => 'taken') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ver outros horários' })).toBeVisible()
  },
}
export const HugeNumbers: Story = {
  parameters: { msw: { handlers: fieldAnswers({ basePriceCents: 12_345_678_900 }) } },
}
export const LongText: Story = { globals: { text: 'long' } }
