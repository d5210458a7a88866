import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Place } from '@campo-livre/domain/places/place.ts'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { CrudScreen } from './crud-screen.tsx'

const meta = {
  title: 'Screens/Data management',
  component: CrudScreen,
  parameters: { layout: 'fullscreen', path: '/pages/crud', persona: 'admin@campolivre.test' },
} satisfies Meta<typeof CrudScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Waits for the table, so that what is looked at is the whole screen. */
const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('table', { name: 'Cidades com campos' })).toBeVisible()
}

/** Places that the seed does not have. */
function answer(changes: (index: number) => Partial<Place>, count = 5) {
  const data: Place[] = Array.from({ length: count }, (_, index) => ({
    city: 'Fortaleza',
    state: 'CE',
    timeZone: 'America/Fortaleza',
    districts: ['Aldeota', 'Cocó'],
    fields: 6,
    ...changes(index),
  }))
  return { msw: { handlers: [http.get('/api/places', () => HttpResponse.json({ data }))] } }
}

export const Default: Story = { play }
export const Loading: Story = {
  globals: { situation: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando as cidades' })).toBeVisible()
  },
}
export const Empty: Story = {
  globals: { situation: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma cidade ainda')).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { situation: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar as cidades')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
export const Forbidden: Story = {
  globals: { situation: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seu perfil não pode fazer isso.')).toBeVisible()
  },
}
export const Offline: Story = {
  globals: { situation: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você está sem internet')).toBeVisible()
  },
}
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answer((index) => ({
    city: `Vila Bela da Santíssima Trindade de Paralelepipedossuperlativamente ${index}`,
    districts: Array.from({ length: 30 }, (_, each) => `Jardim Nossa Senhora Aparecida ${each}`),
  })),
  play,
}
export const HugeNumbers: Story = {
  parameters: answer((index) => ({ city: `Cidade ${index}`, fields: 10 ** (index + 2) + 7 })),
  play,
}
/** One city with one field: the least there can be. */
export const AtALimit: Story = {
  parameters: answer(() => ({ city: 'Fernando de Noronha', districts: ['Vila dos Remédios'], fields: 1 }), 1),
  play,
}
export const Dark: Story = { globals: { scheme: 'dark' }, play }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const PhoneDark: Story = { globals: { viewport: { value: 'phone' }, scheme: 'dark' }, play }
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
