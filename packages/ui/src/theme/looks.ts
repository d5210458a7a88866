import { dark as darkScale, gray as grayScale } from './colors.ts'
import { rotateHue } from './oklch.ts'
import { presets } from './presets.ts'
import { primaries, primaryMeanings } from './primaries.ts'
import type { Tokens } from './read-tokens.ts'
import { surfaces } from './surfaces.ts'

/** Matches the names of the tokens that make up a family of neutrals. */
const neutral = /^--cl-(surface-|line(-|$)|text(-dim)?$|ink$)/

const numbers = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))

type Turn = { hue: number; light: number; dark: number }
type Schemes = { light: Tokens; dark: Tokens }

/** Returns the neutrals of both schemes in another hue. `--cl-ink` is the text's colour as three numbers. */
export function surfaceMeanings(tokens: Schemes, { hue, light, dark }: Turn): Schemes {
  const turned = (all: Tokens, strength: number) => {
    const own = Object.entries(all).filter(([name, value]) => neutral.test(name) && value.startsWith('#'))
    const hexes = Object.fromEntries(own.map(([name, hex]) => [name, rotateHue(hex, hue, strength)]))
    return { ...hexes, '--cl-ink': numbers(hexes['--cl-text'] ?? '').join(' ') }
  }
  return { light: turned(tokens.light, light), dark: turned(tokens.dark, dark) }
}

function rule(selector: string, variables: Readonly<Record<string, string>>): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};\n`)
  return `${selector} {\n${lines.join('')}}\n`
}

function inSchemes(root: string, { light, dark }: Schemes): string[] {
  const onScreen = rule(`${root}:is(.app-dark, [data-mantine-color-scheme='dark'])`, dark)
  return [rule(root, light), `@media screen {\n${onScreen.replaceAll(/^(?=.)/gm, '  ')}}\n`]
}

const made = (rules: string[]) =>
  `/* Made from presets.ts, primaries.ts, surfaces.ts: \`vitest run -u\` writes it anew. */\n${rules.join('\n')}`

/** Returns the content of `looks.css`, for the first paint: the tokens that each choice replaces. */
export function looksCss(tokens: Schemes): string {
  return made([
    ...primaries
      .filter(({ id }) => id !== 'emerald')
      .flatMap(({ id, scale }) => inSchemes(`:root[data-primary='${id}']`, primaryMeanings(scale))),
    ...surfaces.flatMap(({ id, turned }) =>
      turned ? inSchemes(`:root[data-surface='${id}']`, surfaceMeanings(tokens, turned)) : [],
    ),
    ...presets
      .filter((preset) => preset.id !== 'aura')
      .map((preset) => rule(`:root[data-preset='${preset.id}']`, preset.tokens)),
  ])
}

const scaleOf = (name: string, hexes: readonly string[]) =>
  Object.fromEntries(hexes.map((hex, at) => [`--mantine-color-${name}-${at}`, hex]))

/** Returns the content of `mantine-looks.css`, beside Mantine's variables: its scales in the chosen colours. */
export function mantineLooksCss(): string {
  return made([
    ...primaries
      .filter(({ id }) => id !== 'emerald')
      .map(({ id, scale }) => rule(`:root[data-primary='${id}']`, scaleOf('primary', scale))),
    ...surfaces.flatMap(({ id, turned }) => {
      if (!turned) return []
      const { hue, light, dark } = turned
      const grays = grayScale.map((hex) => rotateHue(hex, hue, light))
      const darks = darkScale.map((hex) => rotateHue(hex, hue, dark))
      const scales = { ...scaleOf('gray', grays), ...scaleOf('dark', darks) }
      return [rule(`:root[data-surface='${id}']`, scales)]
    }),
  ])
}
