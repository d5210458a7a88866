import { readModule, toRecord, toText } from './read-module.ts'

/** The title, imports and stories that a stories file declares. */
export type StoriesFile = {
  file: string
  title: string | null
  imports: { name: string; from: string }[]
  /** `path`: the address that the story shows, by its own parameters or those of its meta. */
  stories: { name: string; path: string | null }[]
  /** State and the reason why the screen cannot have it. */
  without: Record<string, string>
  /** `parameters.notes` of a component's docs page. */
  hasNotes: boolean
  /** True when it names a component or lists `argTypes`: its docs page then has a table of properties. */
  hasProperties: boolean
}

/** Reads a stories file (CSF) without running it. */
export function readStories(file: string, text: string): StoriesFile {
  const { imports, exported, defaultExport, evaluate } = readModule(file, text)
  const meta = toRecord(evaluate(defaultExport))
  const parameters = toRecord(meta.parameters)
  const notes = toRecord(parameters.notes)
  return {
    file,
    imports,
    title: toText(meta.title),
    stories: [...exported].map(([name, node]) => {
      const own = toRecord(toRecord(evaluate(node)).parameters)
      return { name, path: toText(own.path) ?? toText(parameters.path) }
    }),
    without: Object.fromEntries(
      Object.entries(toRecord(parameters.without)).map(([state, reason]) => [state, toText(reason) ?? '']),
    ),
    hasNotes: ['accessibility', 'do', 'dont'].every((part) => part in notes),
    hasProperties: 'component' in meta || 'argTypes' in meta,
  }
}
