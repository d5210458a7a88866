import type { MyWait } from '@campo-livre/domain/waiting/wait.ts'
import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { sampleField } from '../../../testing/sample-field.ts'
import { sampleWait } from '../../../testing/sample-wait.ts'
import WaitPanel from './wait-panel.tsx'

const field = sampleField()
const wait = sampleWait({ field })
const interval = { start: toMinutes(wait.start), end: toMinutes(wait.end) }

const meta = {
  title: 'Parts/Fields/Waiting for a time',
  component: WaitPanel,
  args: { field, interval },
  parameters: waits([]),
} satisfies Meta<typeof WaitPanel>
export default meta

type Story = StoryObj<typeof meta>

const persona = 'atleta@campolivre.test'

function waits(data: MyWait[]) {
  return { msw: { handlers: [http.get('/api/waits', () => HttpResponse.json({ data }))] } }
}

export const Default: Story = {
  parameters: { persona },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Avisar se vagar' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Esperar por'), '2')
  },
}
export const OneLength: Story = {
  args: { field: sampleField({ maxSlots: 1 }) },
  parameters: { persona },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Avisar se vagar' })).toBeVisible()
    await expect(canvas.queryByLabelText('Esperar por')).toBeNull()
  },
}
export const InTheQueue: Story = {
  parameters: { persona, ...waits([wait]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Você é o 2º da fila/)).toBeVisible()
  },
}
export const Offered: Story = {
  parameters: {
    persona,
    ...waits([{ ...wait, offer: { bookingId: 'bkg-1', until: '2026-11-20T13:10:00.000Z' } }]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Reservar agora' })).toBeVisible()
  },
}
export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Avisar se vagar' })).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: {
    persona,
    msw: {
      handlers: [
        http.get('/api/waits', () => HttpResponse.json({ data: [] })),
        http.post('/api/waits', () =>
          HttpResponse.json(
            {
              code: 'conflict',
              message: 'Você já espera por 10 horários. Saia de uma fila para entrar em outra.',
            },
            { status: 409 },
          ),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Avisar se vagar' }))
    await expect(await canvas.findByText(/Você já espera por 10 horários/)).toBeVisible()
  },
}
