import { sampleField } from '@campo-livre/ui/field-card/sample-field.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inRoute } from '../../testing/in-route.tsx'
import ActiveFilters from './active-filters.tsx'
import { ApplyFilters } from './apply-filters.tsx'
import { ListedField } from './listed-field.tsx'
import ListingEmpty from './listing-empty.tsx'
import { readListingSearch } from './listing-search.ts'
import { ListingTools } from './listing-tools.tsx'
import Nearby from './nearby/nearby.tsx'
import { WhereYouAre } from './nearby/where-you-are.tsx'
import { SearchSentence } from './search-sentence.tsx'
import WordsSearch from './words/words-search.tsx'

const everything =
  '/?busca=praia&esporte=padel&cidade=Fortaleza&bairro=Aldeota&dia=2026-11-27&hora=20:00&duracao=90&precoMin=40&precoMax=200&piso=sand&coberto=nao&comodidades=bar,parking,shower,accessible'

const meta = {
  title: 'Parts/Fields/Listing',
  decorators: [inRoute({ under: '_public', path: '/', validateSearch: readListingSearch })],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** On its turf, as in the product. */
export const Sentence: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="cl-turf" style={{ padding: 'var(--cl-space-6)' }}>
      <SearchSentence withPlaces onNear={() => {}} onWords={() => {}} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Esporte')).toBeVisible()
  },
}
export const SentenceChosen: Story = {
  ...Sentence,
  parameters: { layout: 'fullscreen', at: everything },
}
/** The words that were understood are said back. */
export const Words: Story = {
  render: () => <WordsSearch onNear={() => {}} onClose={() => {}} />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('O que você procura?'), 'padel amanhã às 20h até 150')
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }))
    await expect(await canvas.findByText(/Entendi: padel amanhã, às 20h, até R\$/)).toBeVisible()
  },
}
export const WordsSmallPhone: Story = {
  render: () => <WordsSearch onNear={() => {}} onClose={() => {}} />,
  globals: { viewport: { value: 'small' } },
}
export const WordsLongText: Story = {
  ...Words,
  globals: { text: 'long' },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByLabelText('O que você procura?'),
      'paralelepipedossuperlativamenteparalelepipedossuperlativamente',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }))
    await expect(await canvas.findByText(/Entendi: um campo com/)).toBeVisible()
  },
}

/** With the place of the person known: the distance is offered as an order. */
export const SentenceNear: Story = {
  ...Sentence,
  parameters: { layout: 'fullscreen', at: '/?perto=-3.73,-38.52&ordem=distance' },
}
export const SentenceLongText: Story = { ...SentenceChosen, globals: { text: 'long' } }

export const Tools: Story = {
  render: () => <ListingTools total={91} near={0} onNear={() => {}} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('91 campos')).toBeVisible()
  },
}
export const ToolsLoading: Story = { render: () => <ListingTools total={null} near={0} onNear={() => {}} /> }
export const ToolsHugeNumbers: Story = {
  render: () => <ListingTools total={1_234_567} near={0} onNear={() => {}} />,
}
export const ToolsSmallPhone: Story = { ...Tools, globals: { viewport: { value: 'small' } } }

export const Apply: Story = {
  render: () => <ApplyFilters draft={readListingSearch({ cidade: 'Fortaleza' })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Ver \d+ campos$/ })).toBeVisible()
  },
}

export const Filters: Story = {
  parameters: { at: everything },
  render: () => <ActiveFilters />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /praia/ })).toBeVisible()
  },
}
export const FiltersLongText: Story = {
  ...Filters,
  globals: { text: 'long' },
  parameters: { at: `/?busca=${'Paralelepipedossuperlativamente'.repeat(2)}&coberto=sim` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /coberto/ })).toBeVisible()
  },
}

export const Nothing: Story = {
  parameters: { at: everything },
  render: () => (
    <ListingEmpty
      loosen={[
        { filter: 'date', total: 1 },
        { filter: 'price', total: 1_234 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByRole('button', { name: 'Limpar tudo' }))
    await expect(canvas.getByRole('button', { name: 'Em qualquer dia: 1 campo' })).toBeVisible()
  },
}
export const NothingAtAll: Story = { render: () => <ListingEmpty loosen={[]} /> }

/** The searched sport is drawn and named first. */
export const FieldSearched: Story = {
  render: () => (
    <div style={{ maxWidth: 340 }}>
      <ListedField
        field={sampleField({ sports: ['handball', 'futsal'], surface: 'wood' })}
        eager
        sport="futsal"
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Futsal, Handebol')).toBeVisible()
    await expect(canvasElement.querySelector('[data-sport]')).toHaveAttribute('data-sport', 'futsal')
  },
}

/** The device denies its position: the person can give it. */
export const NearbyRefused: Story = {
  render: () => <Nearby onDone={() => {}} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('CEP')).toBeVisible()
  },
}

/** The device did not give its position. */
export const Where: Story = {
  render: () => <WhereYouAre onDone={() => {}} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: 'Fortaleza' })).toBeInTheDocument()
  },
}
export const WhereUnknown: Story = {
  ...Where,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('CEP'), '99999999')
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar perto do CEP' }))
    await expect(await canvas.findByText(/não foi encontrado/)).toBeVisible()
  },
}
/** A CEP from a spreadsheet has lost its zero. */
export const WhereLostZero: Story = {
  ...Where,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('CEP'), '1310100')
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar perto do CEP' }))
    await expect(await canvas.findByRole('button', { name: 'É 01310-100' })).toBeVisible()
  },
}
export const WhereSmallPhone: Story = { ...Where, globals: { viewport: { value: 'small' } } }
export const WhereLongText: Story = { ...Where, globals: { text: 'long' } }

/** The distance is known. */
export const FieldNear: Story = {
  render: () => (
    <div style={{ maxWidth: 340 }}>
      <ListedField field={sampleField({ distanceKm: 2.4 })} eager sport={undefined} />
    </div>
  ),
}

export const NoHour: Story = {
  parameters: { at: '/?cidade=Fortaleza&hora=20:00&dia=2026-11-27' },
  render: () => (
    <ListingEmpty
      loosen={[
        { filter: 'time', value: '19:00', total: 3 },
        { filter: 'time', value: '21:00', total: 1 },
        { filter: 'time', total: 12 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const ways = await canvas.findAllByRole('button', { name: / campos?$/ })
    await expect(ways.map((way) => way.textContent)).toEqual([
      'Às 19h: 3 campos',
      'Às 21h: 1 campo',
      'Em qualquer hora: 12 campos',
    ])
  },
}

export const Field: Story = {
  render: () => (
    <div style={{ maxWidth: 340 }}>
      <ListedField field={sampleField()} eager sport={undefined} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [time] = await canvas.findAllByRole('link', { name: /^Reservar/ })
    await expect(time).toHaveAttribute('href', expect.stringContaining('inicio='))
  },
}
