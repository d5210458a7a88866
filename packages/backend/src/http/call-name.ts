type Named = { readonly method: string; readonly path: string }

/** Returns the name of a call in links and files: `GET /fields/{id}/availability` → `get-fields-id-availability`. */
export function callName({ method, path }: Named): string {
  const words = path.split('/').map((part) => part.replace(/[{}]/g, ''))
  return [method, ...words.filter(Boolean)].join('-').toLowerCase()
}
