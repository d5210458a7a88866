/** Returns an unread notification in the flat form, for handlers of tests and stories. */
export function sampleRow(id: number | string, changes: Record<string, unknown> = {}) {
  return {
    id,
    type: 'reminder',
    message: `Aviso ${id}`,
    action_text: null,
    action_url: null,
    open_in_new_tab: false,
    read_at: null as string | null,
    created_at: '2026-11-20T12:00:00.000Z',
    ...changes,
  }
}

/** Returns unread notifications, newest first, a minute apart. */
export function manyRows(count: number) {
  return Array.from({ length: count }, (_, index) =>
    sampleRow(count - index, {
      created_at: new Date(Date.parse('2026-11-20T13:00:00.000Z') - index * 60_000).toISOString(),
    }),
  )
}
