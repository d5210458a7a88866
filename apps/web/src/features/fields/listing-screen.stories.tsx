import { sampleField } from '@campo-livre/ui/field-card/sample-field.ts'
import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { ListingScreen } from './listing-screen.tsx'

const meta = {
  title: 'Screens/Listing',
  component: ListingScreen,
  parameters: { path: '/', layout: 'fullscreen' },
} satisfies Meta<typeof ListingScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Waits for all the cards, so that the whole screen is shown. */
const play: Play = async ({ canvas, canvasElement }) => {
  await canvas.findAllByRole('article')
  await waitFor(() => expect(canvasElement.querySelector('[data-more]')).toBeNull())
  await expect(await canvas.findByText(/^\d[\d.]* campos?$/)).toBeVisible()
}

/** Answers with a page of fields that the seed does not have. */
function pageOf(changes: (index: number) => Partial<FieldCard>, total = 6) {
  const data = Array.from({ length: Math.min(6, total) }, (_, index) =>
    sampleField({ id: `field-${index}`, ...changes(index) }),
  )
  const body = { data, meta: { page: 1, perPage: 12, total, loosen: [] } }
  return { msw: { handlers: [http.get('/api/fields', () => HttpResponse.json(body))] } }
}

const longName = 'Quadra poliesportiva coberta Professora Maria Aparecida dos Santos Albuquerque'

export const Default: Story = { play }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Buscando…')).toBeVisible()
  },
}
export const Empty: Story = {
  globals: { responses: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ainda não há campos por aqui.')).toBeVisible()
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
  parameters: pageOf((index) => ({
    name: index % 2 === 0 ? longName : 'Paralelepipedossuperlativamente'.repeat(2),
    sports: ['futsal', 'handball', 'basketball', 'volleyball'],
    surface: 'wood',
  })),
  play,
}
export const HugeNumbers: Story = {
  parameters: pageOf(
    () => ({ fromPriceCents: 12_345_678_900, fromMinutes: 90, rating: { average: 4.9, count: 1_234_567 } }),
    1_234_567,
  ),
  play,
}
/** There is a previous page and no next one. */
export const AtALimit: Story = {
  parameters: { path: '/campos?pagina=8' },
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByRole('link', { name: 'Página anterior' })).toBeVisible()
    await expect(context.canvas.queryByRole('link', { name: 'Próxima página' })).toBeNull()
  },
}
/** An old link to a page that no longer exists. */
export const BeyondTheLastPage: Story = {
  parameters: { path: '/campos?pagina=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Voltar à primeira página' })).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play }
export const Wide: Story = { globals: { viewport: { value: 'wide' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
export const Narrowed: Story = {
  parameters: { path: '/campos?esporte=society&cidade=Fortaleza&coberto=nao&precoMax=200' },
  play: async (context) => {
    await play(context)
    await expect(await context.canvas.findByRole('button', { name: /^Tirar o filtro até R\$/ })).toBeVisible()
  },
}
/** Nothing fits; the number of fields without each filter is shown. */
export const NothingFound: Story = {
  parameters: { path: '/campos?esporte=padel&cidade=Fortaleza&busca=inexistente' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Sem “inexistente”/ })).toBeVisible()
  },
}
export const DayThatHasPassed: Story = {
  parameters: { path: '/campos?dia=2026-11-10' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/mas esse dia já passou/)).toBeVisible()
  },
}
export const AsAthlete: Story = { parameters: { persona: 'intensa@campolivre.test' }, play }
export const AsCompany: Story = { parameters: { persona: 'empresa@campolivre.test' }, play }
