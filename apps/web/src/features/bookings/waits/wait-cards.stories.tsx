import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longWord, sampleCompany } from '../../../testing/sample-company.ts'
import { sampleField } from '../../../testing/sample-field.ts'
import { sampleWait } from '../../../testing/sample-wait.ts'
import { WaitCard } from './wait-card.tsx'
import WaitCards from './wait-cards.tsx'
import { Waits } from './waits.tsx'

const wait = sampleWait()
const offer = { bookingId: 'bkg-1', until: '2026-11-20T13:10:00.000Z' }

const meta = {
  title: 'Parts/Bookings/Queues',
  component: WaitCards,
  subcomponents: { WaitCard, Waits },
  args: { waits: [wait] },
  parameters: { persona: 'atleta@campolivre.test' },
} satisfies Meta<typeof WaitCards>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2º da fila')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sair da fila' })).toBeVisible()
  },
}
export const Offered: Story = {
  args: { waits: [sampleWait({ offer, place: 1 }), sampleWait({ id: 'other' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reservar agora' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Passar a vez' })).toBeVisible()
  },
}
export const FreeForAll: Story = {
  args: { waits: [sampleWait({ way: 'all', isFree: true })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quem reservar primeiro leva.')).toBeVisible()
  },
}
export const HugeNumbers: Story = { args: { waits: [sampleWait({ place: 1_234 })] } }
export const LongText: Story = {
  args: {
    waits: [
      sampleWait({
        field: sampleField({ name: longWord }),
        company: { ...sampleCompany(), name: longWord },
        offer,
      }),
    ],
  },
}
export const All: Story = {
  render: () => (
    <>
      <Waits />
      <WaitCard wait={wait} />
    </>
  ),
}
