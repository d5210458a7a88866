import type { Used } from '../kept/reach.ts'

/**
 * The keys of the routes whose screens each script has, and of all calls; `always` are the keys of the routes that are in
 * no script of their own.
 */
export type Usable = {
  scripts: Readonly<Record<string, readonly string[]>>
  calls: readonly string[]
  always: readonly string[]
}

/** Journeys start the app and the backend. */
const started = ['route __root__', 'calls', 'backend']

/**
 * Returns what a journey used by the scripts and calls that its pages asked for; null when something is unknown: then
 * everything counts.
 */
export function usedBy({ scripts, calls, always }: Usable): (asked: readonly string[]) => Used {
  const pages = Object.values(scripts).flatMap((keys) =>
    keys.filter((key) => key.startsWith('route /_public')),
  )
  const known = calls.map((key) => ({ key, pattern: patternOf(key) }))
  const keysOf = (request: string): readonly string[] | undefined => {
    if (request === 'pages') return pages
    const script = /^GET \/(assets\/.+\.js)$/.exec(request)?.[1]
    if (script !== undefined) return scripts[script]
    const made = known.filter(({ pattern }) => pattern.test(request)).map(({ key }) => key)
    return made.length > 0 ? made : undefined
  }
  return (asked) => {
    const used = new Set([...started, ...always])
    for (const request of asked.filter((each) => !isOtherAsset(each))) {
      const keys = keysOf(request)
      if (keys === undefined) return null
      for (const key of keys) used.add(key)
    }
    return [...used].toSorted()
  }
}

/** Styles, fonts and pictures come with a script that names them. */
const isOtherAsset = (request: string) => /^GET \/assets\/.+\.(?!js$)\w+$/.test(request)

/** `call GET /fields/{id}` → the requests `GET /api/fields/…`. */
function patternOf(key: string): RegExp {
  const [, method = '', path = ''] = key.split(' ')
  return new RegExp(`^${method} /api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}
