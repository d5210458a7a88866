import type { SeriesPreview } from '@campo-livre/domain/series/command.ts'
import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { sampleBooking } from '../../../testing/sample-booking.ts'
import { sampleDate } from '../testing/sample-series.ts'
import { ClashList } from './clash-list.tsx'
import { ClashMove } from './clash-move.tsx'
import { ContractForm } from './contract-form.tsx'
import type { DateChoice } from './date-choice.ts'
import { FirstDayInput } from './first-day-input.tsx'
import NewSeriesDrawer from './new-series-drawer.tsx'
import { NoteInput } from './note-input.tsx'
import OfferDrawer from './offer-drawer.tsx'
import { PreviewPart } from './preview-part.tsx'
import { PreviewView } from './preview-view.tsx'
import { RefuseRequest } from './refuse-request.tsx'
import { SlotFields } from './slot-fields.tsx'
import { TermsFields } from './terms-fields.tsx'
import { WithOwnCompany } from './with-own-company.tsx'

const meta = {
  title: 'Parts/Fixed slots of an arena',
  component: PreviewView,
  subcomponents: {
    ClashList,
    ClashMove,
    ContractForm,
    FirstDayInput,
    NewSeriesDrawer,
    NoteInput,
    OfferDrawer,
    PreviewPart,
    RefuseRequest,
    SlotFields,
    TermsFields,
    WithOwnCompany,
  },
  parameters: { persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof PreviewView>
export default meta

type Story = StoryObj

const { company, field } = sampleBooking()
const fields = [{ id: field.id, name: field.name }]
const place = { timeZone: 'America/Fortaleza', today: '2026-11-20', fields }

/** A date of a preview, by the sample of a fixed slot. */
function planned(day: string, changes: Partial<SeriesPreview['dates'][number]> = {}) {
  const { fieldId, start, end, priceCents } = sampleDate(day)
  return {
    day,
    fieldId,
    start,
    end,
    priceCents,
    state: 'free' as const,
    takenBy: null,
    reason: null,
    bookingId: null,
    exception: false,
    ...changes,
  }
}
const clashes = [
  planned('2026-12-03', { state: 'taken', takenBy: 'Turma do Zé', reason: 'Esse horário já tem reserva.' }),
  planned('2026-12-24', { state: 'closed', reason: 'A arena está fechada nesse dia.' }),
]
const preview: SeriesPreview = {
  dates: [planned('2026-11-26'), ...clashes, planned('2026-12-10')],
  released: [],
  keptExceptions: ['2026-12-17'],
  droppedExceptions: [],
  beforeCents: 48_000,
  afterCents: 60_000,
  creditCents: 0,
  refusal: { code: 'slot_taken', message: 'Algumas datas não estão livres.' },
}

function Choosing() {
  const [choices, setChoices] = useState<DateChoice[]>([])
  return (
    <PreviewView {...place} preview={preview} clashes={clashes} choices={choices} onChoices={setChoices} />
  )
}

export const Clashes: Story = {
  render: () => <Choosing />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ocupada: Turma do Zé.')).toBeVisible()
    await expect(canvas.getByText('4 datas: 2 livres, 1 ocupada e 1 fechada.')).toBeVisible()
  },
}
export const Released: Story = {
  render: () => (
    <PreviewView
      {...place}
      clashes={[]}
      choices={[]}
      preview={{
        ...preview,
        dates: [],
        keptExceptions: [],
        refusal: null,
        creditCents: 12_000,
        afterCents: 0,
        released: [
          { bookingId: 'b', day: '2026-12-03', start: sampleDate('2026-12-03').start, priceCents: 12_000 },
        ],
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 data fica livre no site na hora\. Crédito de/)).toBeVisible()
  },
}

const request: SeriesRequestDetail = {
  id: 'request-1',
  companyId: company.id,
  athleteId: 'athlete-1',
  customerName: 'Rafael Moreira',
  customerPhone: null,
  wish: { fieldId: field.id, from: '2026-12-02', startMinute: 1200, minutes: 60, every: 1 },
  note: 'Somos dez.',
  createdAt: '2026-11-19T12:00:00.000Z',
  status: 'open',
  offer: null,
  reason: null,
  answeredAt: null,
  seriesId: null,
  fieldName: field.name,
  company,
  report: { freeCount: 50, clashes: [], priceCents: 12_000 },
}
export const Offering: Story = {
  render: () => <OfferDrawer request={request} onClose={() => undefined} />,
  play: async () => {
    const words = await screen.findByText('Rafael Moreira pediu toda quarta, 20h às 21h.')
    // The drawer takes a moment to slide in.
    await waitFor(() => expect(words).toBeVisible())
  },
}
export const Refusing: Story = {
  render: () => <RefuseRequest request={request} onClose={() => undefined} />,
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'Recusar o pedido de Rafael Moreira?' }),
    ).toBeVisible()
  },
}
