import { describe, expect, it } from 'vitest'
import type { Source } from '../../lib/tracked-files.ts'
import { findGaps } from './find-gaps.ts'
import { screenStates } from './states.ts'

const screen: Source = {
  file: 'apps/web/src/features/fields/field-screen.tsx',
  text: 'export function FieldScreen() { return <h1>Campo</h1> }',
}
const route: Source = {
  file: 'apps/web/src/routes/_public/field.$id.tsx',
  text: `import { FieldScreen } from '../../features/fields/field-screen.tsx'
    export const Route = createFileRoute('/_public/field/$id')({ component: () => <FieldScreen wide /> })`,
}
const layout: Source = {
  file: 'apps/web/src/routes/_company.tsx',
  text: `import { ThemedOutlet } from '../shell/theme/themed-outlet.tsx'
    export const Route = createFileRoute('/_company')({ component: ThemedOutlet })`,
}
const redirect: Source = {
  file: 'apps/web/src/routes/_athlete/atleta.index.tsx',
  text: `export const Route = createFileRoute('/_athlete/atleta/')({ beforeLoad: () => { throw redirect() } })`,
}
const stories = 'apps/web/src/features/fields/field-screen.stories.tsx'

function storiesOf(path: string, states: readonly string[], more = ''): Source {
  return {
    file: stories,
    text: `const field = '${path}'
      const meta = { title: 'Screens/Field', parameters: { path: field, ${more} } } satisfies Meta
      export default meta
      ${states.map((state) => `export const ${state}: Story = { ...Base }`).join('\n')}`,
  }
}

const notFound = storiesOf('/nada', screenStates)
const complete: Source[] = [{ ...notFound, file: 'apps/web/src/shell/failures/not-found-screen.stories.tsx' }]
const gapsOf = (...sources: Source[]) => findGaps([...complete, ...sources], {})

describe('missing stories', () => {
  it('are none where a screen has all its states, and layouts and redirects need none', () => {
    expect(gapsOf(screen, route, layout, redirect, storiesOf('/field/abc?dia=1', screenStates))).toEqual([])
  })

  it('are told of a screen that no story leads to', () => {
    expect(gapsOf(screen, route)).toEqual([
      "FieldScreen (/field/$id): write stories titled 'Screens/…' with parameters.path, beside apps/web/src/features/fields/field-screen.tsx.",
    ])
  })

  it('are told of the screen for unknown addresses', () => {
    expect(findGaps([], {})).toEqual([expect.stringContaining('NotFoundScreen (any other address)')])
  })

  it('are told of each state that a screen lacks without a reason', () => {
    const some = screenStates.filter((state) => state !== 'Empty' && state !== 'Zoomed')
    expect(
      gapsOf(screen, route, storiesOf('/field/abc', some, `without: { Empty: 'Always has a name.' }`)),
    ).toEqual([`FieldScreen (/field/$id): add Zoomed to ${stories}, or say why not in parameters.without.`])
  })

  it('are told of reasons that are empty, needless or about no state', () => {
    const without = `without: { Empty: '', Zoomed: 'Never.', Broken: 'Never.' }`
    const some = screenStates.filter((state) => state !== 'Empty')
    expect(gapsOf(screen, route, storiesOf('/field/abc', some, without))).toEqual([
      `${stories}: parameters.without gives no reason for Empty.`,
      `${stories}: parameters.without names Zoomed, which has a story. Take one of them out.`,
      `${stories}: parameters.without names Broken, which is no state.`,
      `FieldScreen (/field/$id): add Empty to ${stories}, or say why not in parameters.without.`,
    ])
  })

  it('go by the address of the story where it has one of its own', () => {
    const own: Source = {
      file: 'apps/web/src/features/fields/field-flow.stories.tsx',
      text: `export default { title: 'Screens/Other', parameters: { path: '/nada' } }
        export const Zoomed = { parameters: { path: \`/field/\${'abc'}\` } }`,
    }
    const some = screenStates.filter((state) => state !== 'Zoomed')
    expect(gapsOf(screen, route, storiesOf('/field/abc', some), own)).toEqual([])
  })

  it('are told of a component that no stories file imports', () => {
    const file = 'packages/ui/src/price/price.tsx'
    const price: Source = { file, text: 'export const LIMIT = 3\nexport function Price() { return <b /> }' }
    const line = `Price (${file}): import it in a stories file that shows it.`
    expect(gapsOf(price)).toEqual([line])
    const shown = (from: string): Source => ({
      file: 'packages/ui/src/price/price.stories.tsx',
      text: `import { Price } from '${from}'
        export default { title: 'Components/Price', component: Price, parameters: { notes: { accessibility: '', do: [], dont: [] } } }
        export const Default = {}`,
    })
    expect(gapsOf(price, shown('./price.tsx'))).toEqual([])
    expect(gapsOf(price, shown('@campo-livre/ui/price/price.tsx'))).toEqual([])
    expect(gapsOf(price, shown('../other/price.tsx'))).toEqual([line])
  })

  it('leave alone what a reason stands for, and tell of reasons that are needed no more', () => {
    const file = 'apps/web/src/lib/theme/themed.tsx'
    const themed: Source = { file, text: 'export function Themed() { return null }' }
    expect(findGaps([...complete, themed], { [`${file}#Themed`]: 'Draws nothing.' })).toEqual([])
    expect(findGaps(complete, { [`${file}#Themed`]: 'Draws nothing.' })).toEqual([
      `tools/checks/stories/exceptions.ts: ${file}#Themed has a story or is gone. Take it out.`,
    ])
  })

  it('are told of a file without a place in the side bar, of a component without notes or properties', () => {
    const file = 'packages/ui/src/price/price.stories.tsx'
    expect(gapsOf({ file, text: `export default { title: 'Price' }` })).toEqual([
      `${file}: give its meta a title under Screens/, Parts/, Components/, Flows/ or Guide/.`,
    ])
    expect(gapsOf({ file, text: `export default { title: 'Components/Price' }` })).toEqual([
      `${file}: say in parameters.notes what to know: { accessibility, do, dont }.`,
      `${file}: name its component in the meta, or say in argTypes what there is to set.`,
    ])
    const notes = 'parameters: { notes: { accessibility: "", do: [], dont: [] } }'
    for (const properties of ['component: Price', 'argTypes: { look: {} }'])
      expect(
        gapsOf({ file, text: `export default { title: 'Components/Price', ${properties}, ${notes} }` }),
      ).toEqual([])
  })
})
