import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { longText, longWord, sampleCompany } from './testing/sample-company.ts'

const company = '/api/companies/:id'
const broken = () => HttpResponse.json({}, { status: 500 })

const meta = {
  parameters: { layout: 'fullscreen', path: '/company/arena-beira-mar' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Waits for the cards and the reviews, so that what is looked at is the whole screen. */
const play: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findAllByRole('heading', { level: 3 }, { timeout: 10_000 })
  await canvas.findAllByRole('img', { name: /^Nota/ }, { timeout: 10_000 })
}

export const Default: Story = { play }
export const Dark: Story = { play, globals: { scheme: 'dark' } }
export const OnPhone: Story = { play, globals: { viewport: { value: 'mobile1' } } }
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get(company, () => delay('infinite'))] } },
}
export const Failure: Story = { parameters: { msw: { handlers: [http.get(company, broken)] } } }
export const NotFound: Story = { parameters: { path: '/company/nada' } }
export const NoFieldsYet: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get(`${company}/fields`, () =>
          HttpResponse.json({ data: [], meta: { page: 1, perPage: 12, total: 0 } }),
        ),
      ],
    },
  },
}
export const ReviewsFailure: Story = {
  parameters: { msw: { handlers: [http.get(`${company}/reviews`, broken)] } },
}
export const LongText: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get(company, () =>
          HttpResponse.json({
            data: sampleCompany({ name: longWord, description: longText, rainRule: longText }),
          }),
        ),
        http.get(`${company}/*`, broken),
      ],
    },
  },
}
