import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { longBooking } from '../../../testing/sample-booking.ts'
import { longText } from '../../../testing/sample-company.ts'
import { OfferFacts } from './offer-facts.tsx'
import { RequestCard } from './request-card.tsx'
import RequestCards from './request-cards.tsx'
import RequestDrawer from './request-drawer.tsx'
import { RequestView } from './request-view.tsx'
import { Requests } from './requests.tsx'
import { sampleOffer, sampleRequest } from '../testing/sample-request.ts'

const offered = sampleRequest({ status: 'offered', offer: sampleOffer() })

const meta = {
  title: 'Parts/Series/Requests of an athlete',
  component: RequestDrawer,
  subcomponents: { OfferFacts, RequestCard, RequestCards, RequestView, Requests },
  decorators: [inRoute({ under: '_public', path: '/' })],
  args: { request: sampleRequest(), opened: true, onClose: fn() },
} satisfies Meta<typeof RequestDrawer>
export default meta

type Story = StoryObj<typeof meta>

const drawer = async () => within(await screen.findByRole('dialog'))
/** Waits until the drawer has come in. */
const seen = (element: () => HTMLElement) => waitFor(() => expect(element()).toBeVisible())
const refusal = (message: string) => [
  http.post('/api/series/requests/:id/answer', () =>
    HttpResponse.json({ code: 'slot_taken', message, errors: {} }, { status: 409 }),
  ),
]

/** The arena has not answered yet. */
export const Default: Story = {
  play: async () => {
    const inside = await drawer()
    await seen(() => inside.getByText('A gente avisa quando a arena responder.'))
  },
}
/** The arena offers another hour. */
export const Offered: Story = {
  args: { request: offered },
  play: async () => {
    const inside = await drawer()
    await seen(() => inside.getByRole('button', { name: 'Aceitar o horário' }))
  },
}
/** No date of the offer is free any more: it can only be declined. */
export const NothingFree: Story = {
  args: { request: { ...offered, report: { ...offered.report, freeCount: 0 } } },
  play: async () => {
    const inside = await drawer()
    await seen(() => inside.getByText('Nenhuma data está livre nesse horário.'))
    await expect(inside.queryByRole('button', { name: 'Aceitar o horário' })).toBeNull()
  },
}
export const Declining: Story = {
  args: { request: offered },
  play: async () => {
    const inside = await drawer()
    await userEvent.click(await inside.findByRole('button', { name: 'Não quero' }))
    await seen(() => inside.getByRole('button', { name: 'Recusar a oferta' }))
  },
}
/** Somebody else was faster. */
export const Lost: Story = {
  args: { request: offered },
  parameters: { msw: { handlers: refusal('Alguém reservou uma das datas agora há pouco.') } },
  play: async () => {
    const inside = await drawer()
    await userEvent.click(await inside.findByRole('button', { name: 'Aceitar o horário' }))
    await expect(await inside.findByRole('alert')).toHaveTextContent('Alguém reservou uma das datas')
  },
}
export const Refused: Story = {
  args: { request: sampleRequest({ status: 'refused', reason: 'Esse horário já é de outro grupo.' }) },
}
export const Accepted: Story = {
  args: { request: sampleRequest({ status: 'accepted', seriesId: 'series-1' }) },
}
export const LongText: Story = {
  globals: { text: 'long' },
  args: {
    request: sampleRequest({
      status: 'offered',
      fieldName: longBooking().field.name,
      company: longBooking().company,
      note: longText.slice(0, 400),
      offer: sampleOffer({ message: longText.slice(0, 400) }),
    }),
  },
}
export const HugeNumbers: Story = {
  args: {
    request: sampleRequest({ status: 'offered', offer: sampleOffer({ priceCents: 123_456_789 }) }),
  },
}
export const Phone: Story = { ...Offered, globals: { viewport: { value: 'phone' } } }

const every: readonly SeriesRequestDetail['status'][] = [
  'open',
  'offered',
  'accepted',
  'refused',
  'declined',
  'withdrawn',
]
/** The list, with a request in every state. */
export const Cards: Story = {
  render: () => (
    <RequestCards
      requests={every.map((status) =>
        sampleRequest({
          id: status,
          status,
          offer: status === 'offered' ? sampleOffer() : null,
          reason: status === 'refused' ? 'Esse horário já é de outro grupo.' : null,
        }),
      )}
    />
  ),
}
