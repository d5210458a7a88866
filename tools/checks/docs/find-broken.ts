import { posix } from 'node:path'
import type { Source } from '../../lib/tracked-files.ts'
import { headingsOf } from './headings.ts'
import { wordsOf } from './words-of.ts'

const link = /\]\((?<target>[^)\s]+)\)|\b(?:src|href)="(?<attribute>[^"]+)"/g
/** Code with a grave accent in it, or with what looks like a link. */
const code = /``.*?``/g
/** A path of the workspace written as code; `:46` after it is a line. */
const path = /`(?<path>(?:apps|packages|mocks|tools|docs|\.storybook|\.ci)\/[^`\s]*?)(?::\d+)?`/g
const decision = /\bdecisions? (?<number>\d{3})\b/gi
/** The name of a page in any folder: `voice.md`. */
const page = /(?<![\w./(-])(?<page>[\w-][\w./-]*\.md)\b/g

/**
 * Returns a line for every link, path and decision that leads nowhere. `<name>`, `*` and `…` in a path match anything.
 * In source files, the pages and decisions that they name and the paths in their comments are checked.
 */
export function findBroken(sources: readonly Source[], files: readonly string[]): string[] {
  const known = new Set(files.flatMap(withFolders))
  const headings = new Map(
    sources.filter(({ file }) => isPage(file)).map(({ file, text }) => [file, headingsOf(text)]),
  )
  const isThere = (wanted: string) => {
    const plain = wanted.replace(/\/$/, '')
    if (!/[<*…]/.test(plain)) return known.has(plain)
    const pattern = new RegExp(
      `^${plain
        .split(/<[^>]*>|\*+|…/)
        .map(escape)
        .join('.*')}$`,
    )
    return [...known].some((each) => pattern.test(each))
  }
  const linkProblem = (file: string, target: string) => {
    if (/^[a-z]+:|^\/\//i.test(target)) return null
    const [to = '', anchor] = target.split('#')
    const place = to === '' ? file : posix.join(posix.dirname(file), to)
    if (!known.has(place.replace(/\/$/, ''))) return `links to ${target}, and ${place} is not there`
    const lacks = anchor !== undefined && headings.get(place)?.has(anchor) === false
    return lacks ? `links to ${target}, and ${place} has no heading for it` : null
  }
  return sources.flatMap((source) => {
    const { file, text } = source
    const links = isPage(file)
      ? all(text.replaceAll(code, ''), link).map((target) => linkProblem(file, target))
      : []
    const pages = all(text, page).filter((each) => !files.some((one) => `/${one}`.endsWith(`/${each}`)))
    const paths = all(wordsOf(source), path)
      .filter((each) => !isThere(each))
      .concat(pages)
      .map((each) => `names ${each}, which is not there`)
    const decisions = all(text, decision)
      .filter((number) => !isThere(`docs/decisions/${number}-*`))
      .map((number) => `names decision ${number}, which is not in docs/decisions`)
    const found = [...links, ...paths, ...decisions].filter((each) => each !== null)
    return [...new Set(found)].map((each) => `${file}: ${each}.`)
  })
}

const isPage = (file: string) => file.endsWith('.md')
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Returns what each match of a pattern names, in whichever of its groups. */
function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? match[0])
}

/** Returns a path and its folders: `docs/api/README.md`, `docs/api`, `docs`. */
function withFolders(file: string): string[] {
  const parts = file.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}
