import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { GiveBackDialog } from './give-back-dialog.tsx'
import { sampleDate, sampleSeries } from '../testing/sample-series.ts'

const series = sampleSeries()

const meta = {
  title: 'Parts/Series/Giving a week back',
  component: GiveBackDialog,
  args: { series, date: sampleDate('2026-11-26'), onClose: fn(), onGiven: fn() },
} satisfies Meta<typeof GiveBackDialog>
export default meta

type Story = StoryObj<typeof meta>

const terms = (changes: object) => sampleSeries({ terms: { ...series.terms, ...changes } })

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText(/R\$\s120,00 saem da conta de novembro de 2026/)).toBeVisible()
  },
}
export const IfSoldAgain: Story = { args: { series: terms({ credit: 'if_resold' }) } }
export const WithoutCredit: Story = { args: { series: terms({ credit: 'none' }) } }
/** The hour until which it brings something has passed. */
export const TooLate: Story = {
  args: { series: terms({ giveBackHours: 720 }) },
  play: async () => {
    await expect(await screen.findByText(/^O prazo era/)).toBeVisible()
  },
}
/** The arena has cancelled the date meanwhile. */
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('/api/series/:id/give-back', () =>
          HttpResponse.json(
            {
              code: 'booking_started',
              message: 'Essa semana já passou ou não está mais marcada.',
              errors: {},
            },
            { status: 409 },
          ),
        ),
      ],
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Devolver a semana' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('não está mais marcada')
  },
}
export const HugeNumbers: Story = { args: { date: sampleDate('2026-11-26', { priceCents: 123_456_789 }) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
