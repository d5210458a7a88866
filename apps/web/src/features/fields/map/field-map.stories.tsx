import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { readListingSearch } from '../listing-search.ts'
import { samplePins } from '../testing/sample-pins.ts'
import { FieldMap } from './field-map.tsx'
import { MapCard } from './map-card.tsx'
import MapPanel from './map-panel.tsx'
import { Markers } from './markers.tsx'

const meta = {
  title: 'Parts/Fields/Map',
  subcomponents: { Markers },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 560 }}>
        <Story />
      </div>
    ),
    inRoute({ under: '_public', path: '/', validateSearch: readListingSearch }),
  ],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const nothing = () => {}
const answering = (data: readonly object[]) => ({
  msw: { handlers: [http.get('/api/map', () => HttpResponse.json({ data }))] },
})

/** All arenas of the seed. */
export const Panel: Story = {
  render: () => <MapPanel />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /a partir de R\$/ })).length).toBeGreaterThan(
      2,
    )
  },
}
export const PanelLoading: Story = { ...Panel, globals: { responses: 'loading' }, play: async () => {} }
export const PanelFailure: Story = {
  ...Panel,
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
export const PanelEmpty: Story = {
  ...Panel,
  parameters: answering([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum campo assim no mapa.')).toBeVisible()
  },
}
export const PanelSmallPhone: Story = { ...Panel, globals: { viewport: { value: 'small' } } }

/** A district of a city, and where the person is. */
export const NearMe: Story = {
  render: () => (
    <FieldMap
      pins={samplePins().slice(0, 2)}
      area={undefined}
      here={{ latitude: -3.742, longitude: -38.48 }}
      onSearchHere={nothing}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Você está aqui' })).toBeInTheDocument()
  },
}
/** The map was moved: what is seen can be searched. */
export const Moved: Story = {
  ...NearMe,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Afastar' }))
    await expect(await canvas.findByRole('button', { name: 'Buscar nesta área' })).toBeVisible()
  },
}
export const HugeNumbers: Story = {
  render: () => (
    <FieldMap
      pins={Array.from({ length: 300 }, (_, index) => ({
        id: `cmp-${index}`,
        name: 'Quadra Professora Maria Aparecida dos Santos Albuquerque',
        district: 'Conjunto Habitacional Presidente Juscelino',
        city: 'Fortaleza',
        latitude: -3.7 - (index % 17) / 100,
        longitude: -38.5 - (index % 13) / 100,
        fields: 1234,
        fromPriceCents: 123_456_700,
      }))}
      area={undefined}
      here={null}
      onSearchHere={nothing}
    />
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /campos/ })).length).toBeGreaterThan(0)
  },
}

const beiraMar = samplePins()
  .slice(1, 2)
  .map((pin) => ({ ...pin, id: 'cmp-arena-beira-mar' }))

/** The card of an arena, with its fields that fit. */
export const Card: Story = {
  render: () => <MapCard pins={samplePins().slice(0, 1)} onClose={nothing} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ver a arena' })).toBeVisible()
  },
}
export const CardFailure: Story = {
  ...Card,
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar os campos')).toBeVisible()
  },
}
/** Two arenas at one place. */
export const CardOfTwo: Story = {
  render: () => <MapCard pins={[...samplePins().slice(0, 1), ...beiraMar]} onClose={nothing} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 arenas neste lugar')).toBeVisible()
  },
}
