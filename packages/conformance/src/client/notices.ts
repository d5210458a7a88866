import type { asking } from './asking.ts'

type Ask = ReturnType<typeof asking>

/** Reads a user's notifications; returns a function that removes those added since. */
export async function noticesSince(ask: Ask, by: string): Promise<() => Promise<void>> {
  const before = new Set(await listed(ask, by))
  return async () => {
    const fresh = (await listed(ask, by)).filter((id) => !before.has(id))
    for (const id of fresh) await ask({ method: 'DELETE', path: `/notification-messages/${id}`, by })
  }
}

async function listed(ask: Ask, by: string): Promise<string[]> {
  const { body } = await ask({ method: 'GET', path: '/notification-messages', by })
  const { data } = (body ?? {}) as { data?: unknown }
  return Array.isArray(data) ? data.map((each: { id: string | number }) => String(each.id)) : []
}
