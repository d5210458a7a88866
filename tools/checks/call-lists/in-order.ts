/** An exported value that stands in a list of calls: its name, its file from the list's folder, the calls it holds. */
export type Listed = { name: string; from: string; calls: readonly Route[] }

type Route = { method: string; path: string }

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** A parameter comes after every word: whoever takes the first call that fits a path finds `/tabs/open` before `/tabs/{id}`. */
const sortable = ({ method, path }: Route) => {
  const parts = path.split('/').map((part) => (part.startsWith('{') ? `~${part}` : part))
  return [...parts, String(methods.indexOf(method))].join('\u0000')
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Sorts by path and method; exports of several calls come last, by name. */
export function inOrder(exported: readonly Listed[]): Listed[] {
  const key = ({ name, calls: [first, second] }: Listed) =>
    first && !second ? sortable(first) : `\uffff${name}`
  return exported.toSorted((a, b) => compare(key(a), key(b)))
}
