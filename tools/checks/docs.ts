// Fails when a page links to, or names, a file, heading, decision, rule or requirement that does not exist.
import { trackedFiles, trackedSources } from '../lib/tracked-files.ts'
import { findBroken } from './docs/find-broken.ts'
import { codesOf, findUnknownCodes } from './docs/find-unknown-codes.ts'

/** Folders that exist only after a build. */
const built = ['apps/web/dist', 'apps/web/dist-demo', 'storybook-static']

const pages = trackedSources('*.md')
const code = trackedSources('*.ts', '*.tsx', '*.mdx', '*.mjs', '*.cjs', '*.css', '.oxlintrc.json')
// The examples of this check lead nowhere on purpose.
const sources = [...pages, ...code].filter(({ file }) => !file.startsWith('tools/checks/docs/'))
const textOf = (page: string) => pages.find(({ file }) => file === page)?.text ?? ''
const codes = codesOf(textOf('docs/requirements.md'), textOf('docs/rules.md'))
const broken = [...findBroken(sources, [...trackedFiles(), ...built]), ...findUnknownCodes(sources, codes)]
for (const line of broken) console.error(line)
process.exitCode = broken.length > 0 ? 1 : 0
