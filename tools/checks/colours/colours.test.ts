import { describe, expect, it } from 'vitest'
import { coloursInCode } from './in-code.ts'
import { coloursInStyles } from './in-styles.ts'
import { findColours } from './find-colours.ts'

const inCode = (text: string) => coloursInCode('card.tsx', text).map(({ colour }) => colour)
const inStyles = (text: string) => coloursInStyles(text).map(({ colour }) => colour)

describe('a colour that is no token', () => {
  it('is found in a component, in numbers and by name', () => {
    expect(inCode(`const a = <b style={{ color: '#ff0000' }} />`)).toEqual(['#ff0000'])
    expect(inCode(`const a = <b style={{ border: '1px solid red' }} />`)).toEqual(['red'])
    expect(inCode('const a = <rect fill="rgb(0 0 0 / 0.5)" />')).toEqual(['rgb(0 0 0 / 0.5)'])
    expect(inCode('const a = `1px solid ${width} oklch(60% 0.1 20)`')).toEqual(['oklch(60% 0.1 20)'])
  })

  it('is found in a stylesheet', () => {
    expect(inStyles('.a { color: #F00; }')).toEqual(['#F00'])
    expect(inStyles('.a { --own: hsl(120deg 50% 50%) }')).toEqual(['hsl(120deg 50% 50%)'])
    expect(inStyles('.a { background: linear-gradient(90deg, tomato, transparent); }')).toEqual(['tomato'])
  })

  it('is not seen in what only looks like one', () => {
    expect(inCode(`const a = <Button color="red" title="Gramado#2026" href="/faq#cadeira" />`)).toEqual([])
    expect(inCode(`const a = <b style={{ color: 'var(--cl-danger)' }} id="green-field" />`)).toEqual([])
    expect(inStyles('.black { color: var(--cl-white-lines); }')).toEqual([])
    expect(inStyles('/* #fff */ .a { mask-image: linear-gradient(#000, transparent 0); }')).toEqual([])
  })

  it('is told with its line and with what to do instead', () => {
    const text = '.a {\n  color: #f00;\n}\n'
    expect(findColours([{ file: 'apps/web/src/a.module.css', text }], {})).toEqual([
      'apps/web/src/a.module.css:2: #f00 follows neither the scheme nor the chosen colours. Use a token by its meaning, var(--cl-…): docs/design.md, "Colour by meaning".',
    ])
  })

  it('is at home in the theme, the drawings and the logo, and of no interest in tests and stories', () => {
    const text = `export const a = '#f00'`
    const files = [
      'theme/tokens.ts',
      'court/turf.ts',
      'brand/mark-paths.ts',
      'price/price.test.tsx',
      'price/price.stories.tsx',
    ]
    expect(
      findColours(
        files.map((file) => ({ file: `packages/ui/src/${file}`, text })),
        {},
      ),
    ).toEqual([])
  })

  it('has to have a reason where it stays, and the reason goes with it', () => {
    const paper = { 'apps/web/src/a.module.css': 'Paper is white.' }
    expect(findColours([{ file: 'apps/web/src/a.module.css', text: '.a { color: #fff }' }], paper)).toEqual(
      [],
    )
    expect(findColours([], paper)).toEqual([
      'tools/checks/colours/exceptions.ts: apps/web/src/a.module.css has no colour of its own any more. Take it out.',
    ])
  })
})
