import type { OwnReview } from '@campo-livre/domain/reviews/review-row.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { longText, longWord } from '../../../../testing/sample-company.ts'
import { OwnReviewItem } from './own-review-item.tsx'
import { OwnReviewList, OwnReviewsScreen } from './own-reviews-screen.tsx'

const meta = {
  title: 'Screens/Reviews of an arena',
  component: OwnReviewsScreen,
  subcomponents: { OwnReviewItem, OwnReviewList },
  parameters: { layout: 'fullscreen', path: '/company/reviews', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof OwnReviewsScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const shows =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(text))[0]).toBeVisible()
  }

const review: OwnReview = {
  id: 'review-1',
  fieldId: 'fld-arena-beira-mar-campo-norte',
  fieldName: 'Campo Norte',
  authorName: 'Raíssa S.',
  stars: 2,
  text: 'Dois refletores queimados e ninguém avisou.',
  createdAt: '2026-11-18T22:00:00.000Z',
  answer: null,
  answered: false,
  timeZone: 'America/Fortaleza',
}
const thanked: OwnReview = {
  ...review,
  id: 'review-2',
  stars: 5,
  answer: { text: 'Que alegria ler isso. Até a próxima pelada.', createdAt: '2026-11-19T12:00:00.000Z' },
  answered: true,
}
const answer = (data: readonly OwnReview[], unanswered: number, total = data.length) => ({
  msw: {
    handlers: [
      http.get('/api/company/reviews', () =>
        HttpResponse.json({ data, meta: { page: 1, perPage: 20, total, unanswered } }),
      ),
    ],
  },
})

export const Default: Story = { play: shows('Sem resposta') }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando as avaliações' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: shows('Ninguém avaliou a arena ainda'),
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: shows('Não deu para buscar as avaliações'),
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: shows('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: shows('Você está sem internet') }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answer(
    [
      { ...review, authorName: longWord, fieldName: longWord, text: longText },
      { ...thanked, answer: { text: longText, createdAt: '2026-11-19T12:00:00.000Z' } },
    ],
    1,
  ),
  play: shows(/Sem resposta/),
}
export const HugeNumbers: Story = {
  parameters: answer([review], 12_345, 123_456),
  play: shows('123.456 avaliações, 12.345 sem resposta'),
}
/** All of them are answered. */
export const AtALimit: Story = {
  parameters: answer([thanked], 0),
  play: shows('1 avaliação, todas com resposta'),
}
/** The form of the first one is open, as from the dashboard. */
export const Answering: Story = {
  parameters: { path: '/company/reviews?responder=rev-atleta-1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Sua resposta' })).toHaveFocus()
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Zoomed: Story = { ...Default, globals: { viewport: { value: 'zoomed' } } }
