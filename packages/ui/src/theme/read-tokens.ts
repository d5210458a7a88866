/// <reference types="node" />
import { readFileSync } from 'node:fs'

export type Tokens = Record<string, string>

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('.app-dark,')

const tokensOf = (part: string): Tokens =>
  Object.fromEntries(
    [...part.matchAll(/(--cl-[\w-]+): (#[\da-f]{6}|[\d ]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

/**
 * The plain colours of `tokens.css`, for generated files and tests. `dark` has only those that differ in the dark
 * scheme.
 */
export const tokens = { light: tokensOf(light), dark: tokensOf(dark), text: { light, dark } }
