import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { PriceRule } from '@campo-livre/domain/fields/price.ts'
import { openTiles } from '@campo-livre/domain/fields/prices/open-tiles.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inRoute } from '../../../../testing/in-route.tsx'
import { sampleField } from '../../../../testing/sample-field.ts'
import { sampleOwnField } from '../../testing/sample-own-field.ts'
import { Brush } from './brush.tsx'
import { GridHead } from './grid-head.tsx'
import { GridLine } from './grid-line.tsx'
import { gridRows } from './grid-rows.ts'
import { GridStroke } from './grid-stroke.tsx'
import { GridTile } from './grid-tile.tsx'
import { MoneyInput } from './money-input.tsx'
import { PriceGrid } from './price-grid.tsx'
import { PricePainter } from './price-painter.tsx'
import { PricesForm } from './prices-form.tsx'
import { PlannedPrices } from './planned-prices.tsx'
import { PlannedPricesItem } from './planned-prices-item.tsx'
import { PricesSection } from './prices-section.tsx'
import { RuleEditor } from './rule-editor.tsx'
import { PriceRuleList } from './price-rule-list.tsx'
import { TheirPrices } from './their-prices.tsx'

const meta = {
  title: 'Parts/Fields/Setup prices',
  subcomponents: {
    Brush,
    GridHead,
    GridLine,
    GridStroke,
    GridTile,
    MoneyInput,
    PriceGrid,
    PricePainter,
    PlannedPrices,
    PlannedPricesItem,
    PricesForm,
    PricesSection,
    RuleEditor,
    PriceRuleList,
    TheirPrices,
  },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const rule = (id: string, weekdays: number[], from: number, to: number, reais: number): PriceRule => {
  return { id, weekdays, fromMinute: from * 60, toMinute: to * 60, priceCents: reais * 100 }
}
const priceRules = [
  rule('manha', [1, 2, 3, 4, 5], 8, 14, 90),
  rule('noite', [1, 2, 3, 4, 5], 18, 23, 160),
  rule('sexta', [5], 19, 21, 200),
  rule('sabado', [6], 8, 12, 140.5),
  rule('feriado', [7], 8, 22, 180),
]
const field = sampleField({ priceRules })
const pricing = { basePriceCents: field.basePriceCents, priceRules }
const open = openTiles(field.company.openingHours, null)

/** The form with a call that answers, or fails. */
function Form({ of = field, failure }: { of?: FieldDetail; failure?: ApiError }) {
  return (
    <PricesForm
      field={of}
      submit="Salvar"
      saved="Preços salvos"
      send={(body) =>
        failure ? Promise.reject(failure) : Promise.resolve({ ...of, ...body, version: of.version + 1 })
      }
      readCurrent={(data) => data as FieldDetail}
      onSaved={() => null}
    />
  )
}

/** The base price, the week to paint, and the rules as sentences. */
export const Week: Story = {
  render: () => <Form />,
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('gridcell', { name: /^sexta, 20h,/ })
    await expect(tile).toHaveTextContent('200')
    tile.focus()
    await expect(await canvas.findByText(/^sexta, 20h: vale a faixa/)).toBeVisible()
  },
}
export const WeekOnAPhone: Story = { ...Week, globals: { viewport: { value: 'phone' } } }
export const WeekOnASmallPhone: Story = { ...Week, globals: { viewport: { value: 'small' } } }
export const Dark: Story = { ...Week, globals: { scheme: 'dark' } }
export const LongText: Story = { ...Week, globals: { text: 'long' } }

/** A draft without any price yet. */
export const NoPriceYet: Story = {
  render: () => <Form of={sampleField({ basePriceCents: 0, status: 'draft' })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nenhuma ainda/)).toBeVisible()
    await expect(canvas.queryByText('a partir de')).toBeNull()
  },
}
export const HugeNumbers: Story = {
  render: () => (
    <Form
      of={sampleField({
        basePriceCents: 999_999,
        priceRules: Array.from({ length: 40 }, (_, index) =>
          rule(String(index), [index % 8], index % 23, (index % 23) + 1, 1_000.5 + index),
        ),
      })}
    />
  ),
}

/** Several tiles are selected by keyboard, with what can be done with them. */
export const Selected: Story = {
  render: () => <Form />,
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('gridcell', { name: /^terça, 9h,/ })
    first.focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}')
    await expect(await canvas.findByRole('button', { name: 'Pintar ter e qua, 9h às 10h30' })).toBeVisible()
  },
}
export const OutOfRange: Story = {
  render: () => <Form />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Outro preço'), '0,50')
    await expect(await canvas.findByText(/^Use um preço de/)).toBeVisible()
  },
}

const theirs = { ...field, basePriceCents: 13_000, priceRules: priceRules.slice(0, 2), version: 2 }

/** Somebody else has saved other prices meanwhile. */
export const ChangedElsewhere: Story = {
  render: () => (
    <Form
      failure={new ApiError({ kind: 'refused', status: 409, code: 'stale', message: 'Mudou.', data: theirs })}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^quarta, 15h,/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar' }))
    await expect(await canvas.findByRole('button', { name: 'Ficar com os meus' })).toBeVisible()
  },
}
export const Failed: Story = {
  render: () => <Form failure={new ApiError({ kind: 'network' })} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Section: Story = { render: () => <PricesSection field={sampleOwnField({ priceRules })} /> }

/** Prices from later days on, to look at and to withdraw. */
export const Planned: Story = {
  render: () => (
    <PlannedPrices
      field={sampleOwnField({
        nextPrices: [
          { from: '2026-12-01', basePriceCents: 13_000, priceRules },
          { from: '2027-01-01', basePriceCents: 999_999, priceRules: [] },
        ],
      })}
    />
  ),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText(/^Preços novos a partir de/)
    if (first) await userEvent.click(first)
    await expect(await canvas.findByText(/^seg a sex, 18h às 23h/)).toBeVisible()
  },
}
export const PlannedOnASmallPhone: Story = { ...Planned, globals: { viewport: { value: 'small' } } }

export const Rules: Story = {
  render: () => {
    const covered = [...priceRules, rule('coberta', [5], 19, 20, 210), rule('de-novo', [5], 19, 20, 220)]
    return <PriceRuleList pricing={{ ...pricing, priceRules: covered }} usual={16_000} onChange={fn()} />
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Não vale em nenhum horário/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /^Mudar seg a sex, 18h/ }))
    await expect(await canvas.findByRole('form', { name: 'Faixa de preço' })).toBeVisible()
  },
}
export const Editor: Story = {
  render: () => (
    <RuleEditor
      rule={rule('noite', [1, 2], 18, 23, 160)}
      problemOf={() => 'O fim da faixa precisa ser depois do início.'}
      onSave={fn()}
      onCancel={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar faixa' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const PriceToPaint: Story = {
  render: function Chosen() {
    const [brush, setBrush] = useState<number | null>(16_000)
    return <Brush prices={[9_000, 12_000, 16_000]} brush={brush} onBrush={setBrush} />
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Outro preço'), '175')
    await expect(await canvas.findByRole('radio', { name: /175/ })).toBeChecked()
  },
}
/** A stroke lies above the tiles until it ends. */
export const Drawn: Story = {
  render: () => <Form />,
  play: async ({ canvas }) => {
    const target = await canvas.findByRole('gridcell', { name: /^segunda, 10h,/ })
    const end = await canvas.findByRole('gridcell', { name: /^quinta, 11h30,/ })
    end.scrollIntoView({ block: 'center' })
    const { left, top } = end.getBoundingClientRect()
    const coords = { clientX: left + 8, clientY: top + 8 }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target },
      { target: end, coords },
    ])
    const stroke = (await canvas.findByRole('grid')).lastElementChild
    await expect(stroke).toHaveTextContent('200')
    const right = end.getBoundingClientRect().right
    await waitFor(() => expect(stroke?.getBoundingClientRect().right).toBe(right))
  },
}
export const Grid: Story = {
  render: () => (
    <PriceGrid
      rows={gridRows(pricing, open)}
      brush="160"
      onPaint={fn()}
      onOver={fn()}
      onWay={fn()}
      describedBy="linha"
    />
  ),
}
