import type { Explained } from './explained.ts'
import type { Edit } from './edit.ts'
import { percentOf, type Score, sumOf } from './score.ts'

export type FolderScore = readonly [folder: string, score: Score]

const row = (name: string, score: Score) =>
  `| ${name} | ${score.tried} | ${score.killed} | ${score.tried - score.killed} | ${percentOf(score)} % |`

const code = (text: string) => `\`\` ${text} \`\``

/** An edit in a list: the file, the line before and after. */
export const editItem = ({ file, from, to }: Edit) => `- \`${file}\`: ${code(from)} → ${code(to)}`

/** `docs/mutation.md`: what was tried in each folder, and what survives, with the reason. */
export function pageOf(scores: readonly FolderScore[], explained: readonly Explained[]): string {
  return [
    '# Mutation testing',
    'What the tests of the domain are worth: Stryker changes `packages/domain` in one small place at a time (`<` for `<=`, a condition that always holds, a call left out), and the tests of the domain alone, without screens and mock backend, have to turn red. `pnpm test:mutation` tries all of them, fails below 90 % or when one survives that is not explained below, and `--write` brings this page up to date, or the rows of the folder that is named (`pnpm test:mutation packages/domain/src/tabs --write`) ([decision 042](decisions/042-mutation-testing.md)).',
    [
      '| folder | mutants | killed | survived | score |',
      '|---|--:|--:|--:|--:|',
      ...scores.map(([folder, score]) => row(`\`${folder}\``, score)),
      row('all', sumOf(scores.map(([, score]) => score))),
    ].join('\n'),
    '## What survives, and why',
    'Written in `tools/mutation/explained.ts`. A survivor that is not here lacks a test; the command names it.',
    ...explained.map(({ why, edits }) => [why, '', ...edits.map(editItem)].join('\n')),
  ]
    .join('\n\n')
    .concat('\n')
}

/** Returns the scores that a page has, by folder. */
export function scoresOn(page: string): FolderScore[] {
  return [...page.matchAll(/^\| `(.+)` \| (\d+) \| (\d+) \|/gm)].map(([, folder = '', tried, killed]) => [
    folder,
    { tried: Number(tried), killed: Number(killed) },
  ])
}

/** Returns scores with those inside a folder replaced by newer ones, in order of name. */
export function withNewer(
  scores: readonly FolderScore[],
  newer: readonly FolderScore[],
  within: string,
): FolderScore[] {
  const others = scores.filter(([folder]) => !`${folder}/`.startsWith(`${within}/`))
  return [...others, ...newer].toSorted(([a], [b]) => a.localeCompare(b))
}
