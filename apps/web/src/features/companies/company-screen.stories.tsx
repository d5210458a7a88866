import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import type { Company } from '@campo-livre/domain/companies/company.ts'
import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import { sampleField } from '@campo-livre/ui/field-card/sample-field.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { longText, longWord, sampleCompany } from '../../testing/sample-company.ts'

const company = '/api/companies/:id'

const meta = {
  title: 'Screens/Company',
  parameters: { layout: 'fullscreen', path: '/company/arena-beira-mar' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Answers for a company that the seed does not have. */
function answered(changes: Partial<Company>, fields: readonly Partial<FieldCard>[] = []) {
  const data = fields.map((field, index) => sampleField({ id: `field-${index}`, ...field }))
  const none = { data: [], meta: { page: 1, perPage: 5, total: 0 } }
  const list = { data, meta: { page: 1, perPage: 12, total: data.length } }
  return {
    msw: {
      handlers: [
        http.get(`${company}/fields`, () => HttpResponse.json(list)),
        http.get(`${company}/reviews`, () => HttpResponse.json(none)),
        http.get(company, () => HttpResponse.json({ data: sampleCompany(changes) })),
      ],
    },
  }
}

/** Waits for the cards and the reviews, so that the whole screen is shown. */
const play: Play = async ({ canvas }) => {
  await canvas.findAllByRole('article')
  await canvas.findAllByText(/^Ninguém avaliou|^\d\d\/\d\d\/\d{4}$/)
}

export const Default: Story = { play }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Buscando a arena')).toBeInTheDocument()
  },
}
export const Empty: Story = {
  parameters: answered({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum campo por aqui ainda')).toBeVisible()
    await expect(await canvas.findByText(/^Ninguém avaliou/)).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seu perfil não pode fazer isso.')).toBeVisible()
  },
}
export const Offline: Story = {
  globals: { responses: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você está sem internet')).toBeVisible()
  },
}
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answered(
    { name: longWord, description: longText, rules: { ...usualRules, rainNote: longText.slice(0, 500) } },
    [{ name: longWord, indoor: false }],
  ),
  play,
}
export const HugeNumbers: Story = {
  parameters: answered({ rating: { average: 4.9, count: 12_345_678 } }, [
    { fromPriceCents: 12_345_678_900, rating: { average: 4.9, count: 1_234_567 } },
  ]),
  play,
}
/** The last page of its reviews. */
export const AtALimit: Story = {
  parameters: { path: '/company/arena-beira-mar?avaliacoes=18' },
  play: async (context) => {
    await play(context)
    await expect(context.canvas.queryByRole('link', { name: 'Próximas' })).toBeNull()
    await expect(context.canvas.getByRole('link', { name: 'Anteriores' })).toBeVisible()
  },
}
export const Phone: Story = { play, globals: { viewport: { value: 'phone' } } }
export const SmallPhone: Story = { play, globals: { viewport: { value: 'small' } } }
export const Wide: Story = { play, globals: { viewport: { value: 'wide' } } }
export const Zoomed: Story = { play, globals: { viewport: { value: 'zoomed' } } }
/** A single court fills the cover. */
export const OneField: Story = { play, parameters: answered({}, [{}]) }
export const Rackets: Story = { play, parameters: { path: '/company/savassi-raquetes' } }
export const NotFound: Story = {
  parameters: { path: '/company/nada' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Essa arena não existe ou saiu do ar')).toBeVisible()
  },
}
export const ReviewsFailure: Story = {
  parameters: {
    msw: {
      handlers: [http.get(`${company}/reviews`, () => HttpResponse.json({}, { status: 500 }))],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar as avaliações')).toBeVisible()
  },
}
