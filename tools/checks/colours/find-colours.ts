import type { Source } from '../../lib/tracked-files.ts'
import { coloursInCode } from './in-code.ts'
import { coloursInStyles } from './in-styles.ts'

/** The files that may have colours of their own, with the reason. */
export type Exceptions = Readonly<Record<string, string>>

/** The folders in which colours are defined: the tokens, the drawn courts, the logo. */
const home = /^packages\/ui\/src\/(theme|court|brand)\//
const aside = /\.(test|bench|stories)\.tsx?$|\/testing\/|\.gen\.ts$/

/**
 * Returns a line for every colour that is not a token, with the fix, and one for every exception that is no longer
 * needed.
 */
export function findColours(sources: readonly Source[], exceptions: Exceptions): string[] {
  const found = sources
    .filter(({ file }) => !home.test(file) && !aside.test(file))
    .flatMap(({ file, text }) => {
      const colours = file.endsWith('.css') ? coloursInStyles(text) : coloursInCode(file, text)
      return colours.map(({ colour, line }) => ({ file, colour, line }))
    })
  return [
    ...found
      .filter(({ file }) => !(file in exceptions))
      .map(
        ({ file, line, colour }) =>
          `${file}:${line}: ${colour} follows neither the scheme nor the chosen colours. Use a token by its meaning, var(--cl-…): docs/design.md, "Colour by meaning".`,
      ),
    ...Object.keys(exceptions)
      .filter((file) => !found.some((each) => each.file === file))
      .map(
        (file) =>
          `tools/checks/colours/exceptions.ts: ${file} has no colour of its own any more. Take it out.`,
      ),
  ]
}
