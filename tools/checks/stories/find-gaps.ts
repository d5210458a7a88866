import type { Source } from '../../lib/tracked-files.ts'
import { resolveImport, routeOf } from './paths.ts'
import { readComponents, readRoute } from './read-components.ts'
import { readStories, type StoriesFile } from './read-stories.ts'
import { screenStates } from './states.ts'

/** `file#Component` and the reason why it has no story. */
export type Exceptions = Readonly<Record<string, string>>

/**
 * A screen of the product, the routes that show it, the states that its stories show, and those that it cannot have.
 */
type Screen = { key: string; routes: string[]; files: Set<string>; states: Set<string>; without: Set<string> }

const routeFile = /^apps\/web\/src\/routes\//
const componentFile = /^(packages\/ui\/src|apps\/web\/src\/(features|shell|lib))\/(?!.*\/testing\/).*\.tsx$/
const isStories = (file: string) => file.endsWith('.stories.tsx')
const isTest = (file: string) => file.endsWith('.test.tsx')
const sections = /^(Screens|Parts|Components|Flows|Guide)\//

/** The screen of every address without a route. */
const notFound = 'apps/web/src/shell/failures/not-found-screen.tsx#NotFoundScreen'

/** Returns a line for everything that should have a story and has none, with the fix. */
export function findGaps(sources: readonly Source[], exceptions: Exceptions): string[] {
  const stories = sources
    .filter(({ file }) => isStories(file))
    .map(({ file, text }) => readStories(file, text))
  const screens = findScreens(sources)
  for (const each of stories) noteScreens(each, screens)
  return [
    ...stories.flatMap(describeFile),
    ...screens.flatMap(describeScreen),
    ...findUnseen(sources, stories, screens, exceptions),
  ]
}

function findScreens(sources: readonly Source[]): Screen[] {
  const screens = new Map<string, Screen>()
  const add = (key: string, route?: string) => {
    const known = screens.get(key)
    if (known && route !== undefined) known.routes.push(route)
    if (known) return
    const routes = route === undefined ? [] : [route]
    screens.set(key, { key, routes, files: new Set(), states: new Set(), without: new Set() })
  }
  for (const { file, text } of sources.filter((source) => routeFile.test(source.file))) {
    const route = readRoute(file, text)
    const [shown] = route?.shows ?? []
    if (route)
      add(shown ? `${resolveImport(shown.from, file) ?? shown.from}#${shown.name}` : file, route.path)
  }
  add(notFound)
  return [...screens.values()]
}

/** Adds the states that the stories of a file show to the screens at their addresses. */
function noteScreens({ file, title, stories, without }: StoriesFile, screens: readonly Screen[]): void {
  if (!title?.startsWith('Screens/')) return
  const routes = screens.flatMap((screen) => screen.routes)
  for (const { name, path } of stories) {
    if (path === null) continue
    const route = routeOf(path, routes)
    const shown = screens.find(({ key, routes: own }) => (route ? own.includes(route) : key === notFound))
    shown?.files.add(file)
    shown?.states.add(name)
    for (const [state, reason] of Object.entries(without)) if (reason) shown?.without.add(state)
  }
}

function describeFile({ file, title, hasNotes, hasProperties, without, stories }: StoriesFile): string[] {
  const named = stories.map(({ name }) => name)
  const known: readonly string[] = screenStates
  return [
    ...(title !== null && sections.test(title)
      ? []
      : [`${file}: give its meta a title under Screens/, Parts/, Components/, Flows/ or Guide/.`]),
    ...(title?.startsWith('Components/') && !hasNotes
      ? [`${file}: say in parameters.notes what to know: { accessibility, do, dont }.`]
      : []),
    ...(title?.startsWith('Components/') && !hasProperties
      ? [`${file}: name its component in the meta, or say in argTypes what there is to set.`]
      : []),
    ...Object.entries(without).flatMap(([state, reason]) => {
      if (!known.includes(state)) return [`${file}: parameters.without names ${state}, which is no state.`]
      if (!reason) return [`${file}: parameters.without gives no reason for ${state}.`]
      return named.includes(state)
        ? [`${file}: parameters.without names ${state}, which has a story. Take one of them out.`]
        : []
    }),
  ]
}

function describeScreen({ key, routes, files, states, without }: Screen): string[] {
  const name = `${key.split('#')[1] ?? key} (${routes.join(', ') || 'any other address'})`
  if (files.size === 0)
    return [`${name}: write stories titled 'Screens/…' with parameters.path, beside ${key.split('#')[0]}.`]
  const missing = screenStates.filter((state) => !states.has(state) && !without.has(state))
  if (missing.length === 0) return []
  return [
    `${name}: add ${missing.join(', ')} to ${[...files].join(' or ')}, or say why not in parameters.without.`,
  ]
}

/** Returns the components that are no screens and that no stories file imports. */
function findUnseen(
  sources: readonly Source[],
  stories: readonly StoriesFile[],
  screens: readonly Screen[],
  exceptions: Exceptions,
): string[] {
  const seen = new Set([
    ...screens.map(({ key }) => key),
    ...stories.flatMap(({ file, imports }) =>
      imports.map(({ name, from }) => `${resolveImport(from, file) ?? from}#${name}`),
    ),
  ])
  const unseen = sources
    .filter(({ file }) => componentFile.test(file) && !isStories(file) && !isTest(file))
    .flatMap(({ file, text }) => readComponents(file, text).map((name) => `${file}#${name}`))
    .filter((key) => !seen.has(key))
  return [
    ...unseen
      .filter((key) => !(key in exceptions))
      .map((key) => {
        const [file, name] = key.split('#')
        return `${name} (${file}): import it in a stories file that shows it.`
      }),
    ...Object.keys(exceptions)
      .filter((key) => !unseen.includes(key))
      .map((key) => `tools/checks/stories/exceptions.ts: ${key} has a story or is gone. Take it out.`),
  ]
}
