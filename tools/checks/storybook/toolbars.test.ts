import { personas } from '@campo-livre/mocks/personas/personas.ts'
import { scenarios } from '@campo-livre/mocks/scenarios/scenarios.ts'
import { describe, expect, it } from 'vitest'
import { initialGlobals } from '../../../.storybook/globals.ts'
import { globalTypes } from '../../../.storybook/toolbars.ts'
import { presets } from '../../../packages/ui/src/theme/presets.ts'
import { primaries } from '../../../packages/ui/src/theme/primaries.ts'
import { surfaces } from '../../../packages/ui/src/theme/surfaces.ts'

type Item = string | { title?: string; value?: string }

const toolbars = Object.entries(globalTypes).map(([name, { description, toolbar }]) => {
  const items: readonly Item[] = toolbar?.items ?? []
  const pairs = items.map((item) => (typeof item === 'string' ? { title: item, value: item } : item))
  return { name, description, items: pairs }
})

/** Names that are the same in Portuguese and English. */
const alike = new Set(['Aura', 'Lara', 'Nora', 'Admin'])

/** The product's Portuguese names of looks, personas and scenarios. */
const portuguese = new Set(
  [
    ...[...presets, ...primaries, ...surfaces].map(({ name }) => name),
    ...[...personas, ...Object.values(scenarios)].map(({ label }) => label),
  ].filter((name) => !alike.has(name)),
)

describe('the toolbars of Storybook', () => {
  it.each(toolbars)('$name speaks English', ({ description, items }) => {
    for (const title of [description ?? '', ...items.map((item) => item.title ?? '')]) {
      expect(title).not.toBe('')
      expect(title).not.toMatch(/[áàâãéêíóôõúç]/iu)
      expect(portuguese).not.toContain(title)
    }
  })

  it.each(toolbars)('$name begins with its default, and names no value twice', ({ name, items }) => {
    const values = items.map(({ value }) => value)
    expect(values[0]).toBe(initialGlobals[name])
    expect(new Set(values).size).toBe(values.length)
  })
})
