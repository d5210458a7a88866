import type { Review } from '@campo-livre/domain/reviews/review.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { longText, longWord } from '../../../testing/sample-company.ts'
import { ReviewItem } from './review-item.tsx'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'
import ReaderMarks from './reader-marks.tsx'
import ReportDialog from './report-dialog.tsx'
import { ReviewMarks } from './review-marks.tsx'
import { Reviews } from './reviews.tsx'

const review: Review = {
  id: 'review-1',
  fieldId: 'field-1',
  fieldName: 'Campo 1 – Gramado Norte',
  authorName: 'Raíssa S.',
  stars: 4,
  text: 'Linhas bem pintadas e redes inteiras.',
  createdAt: '2026-11-13T22:00:00.000Z',
  answer: { text: 'Que alegria ler isso. Até a próxima pelada.', createdAt: '2026-11-14T12:00:00.000Z' },
}
const timeZone = 'America/Fortaleza'
const of = 'companies' as const

const meta = {
  title: 'Parts/Companies/Reviews',
  decorators: [inRoute({ under: '_public', path: 'company/$id' })],
  parameters: { at: '/company/arena-beira-mar' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => <Reviews of={of} id="arena-beira-mar" timeZone={timeZone} page={1} />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('img', { name: /^Nota/ })).length).toBeGreaterThan(3)
  },
}
export const Loading: Story = {
  ...Default,
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Buscando as avaliações')).toBeInTheDocument()
  },
}
export const Empty: Story = {
  ...Default,
  parameters: {
    msw: {
      handlers: [
        http.get('/api/companies/:id/reviews', () =>
          HttpResponse.json({ data: [], meta: { page: 1, perPage: 5, total: 0 } }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ninguém avaliou ainda/)).toBeVisible()
  },
}
export const Failure: Story = {
  ...Default,
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
export const Item: Story = { render: () => <ReviewItem review={review} timeZone={timeZone} withField /> }
export const ItemLongText: Story = {
  render: () => (
    <ReviewItem
      review={{ ...review, authorName: longWord, fieldName: longWord, text: longText }}
      timeZone={timeZone}
      withField
    />
  ),
}
const nothing = () => undefined
/** For a guest, who reads how many it helped. */
export const MarksOfAGuest: Story = {
  render: () => <ReviewMarks review={{ ...review, helped: 12 }} onMarked={nothing} />,
}
export const MarksOfAReader: Story = {
  render: () => <ReaderMarks review={{ ...review, helped: 12, helpedYou: true }} onMarked={nothing} />,
}
export const Reporting: Story = {
  render: () => <ReportDialog reviewId="review-1" authorName={review.authorName} opened onClose={nothing} />,
  play: async () => {
    await expect(await screen.findByLabelText('O que há de errado')).toBeVisible()
  },
}
export const Skeleton: Story = { render: () => <ReviewsSkeleton /> }
