const keys = [
  'name',
  'code',
  'description',
  'subject',
  'customerName',
  'authorName',
  'message',
  'kind',
  'openedAt',
] as const

/** Returns what a stored row of any kind is called; empty for one without a name. */
export function nameOfRecord(row: object): string {
  const named = keys.map((key): unknown => Reflect.get(row, key)).find((text) => typeof text === 'string')
  return typeof named === 'string' ? named : ''
}
