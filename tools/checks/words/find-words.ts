import type { Source } from '../../lib/tracked-files.ts'
import { saidTexts } from './said-texts.ts'
import type { Rule } from './rules.ts'

/** A quotation: its words are somebody else's. */
const quoted = /“[^”]*”/g

/** Returns a line for every text with a word for which the guide prefers another. */
export function findWords(sources: readonly Source[], rules: readonly Rule[]): string[] {
  return sources.flatMap(({ file, text }) =>
    saidTexts(file, text).flatMap(({ text: said, line }) =>
      rules
        .filter(({ not }) => not.test(said.replaceAll(quoted, '')))
        .map(({ use }) => `${file}:${line}: "${shortened(said)}". Write ${use} (docs/voice.md, "Words").`),
    ),
  )
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
