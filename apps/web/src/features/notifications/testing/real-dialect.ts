import { http, HttpResponse } from 'msw'
import * as z from 'zod/mini'
import { backend } from '../../../testing/backend.ts'

const rowSchema = z.looseObject({ id: z.string(), data: z.optional(z.looseObject({})) })
type Row = z.infer<typeof rowSchema>

/** The words of the seed's rows, nested or flat. */
function wordsOf({ data, ...row }: Row) {
  const says = (camel: string, snake: string) => data?.[camel] ?? row[snake]
  return {
    component: 'default',
    icon: 'pi-check-circle',
    message: says('message', 'message'),
    actionText: says('actionText', 'action_text'),
    actionUrl: says('actionUrl', 'action_url'),
    openInNewTab: says('openInNewTab', 'open_in_new_tab'),
  }
}

/**
 * The mock backend answering about notifications as the real server does: whole numbers for identifiers, class names
 * for types, what it says nested in `data` beside times in snake case, and its own envelope.
 */
export function realDialect() {
  const known: string[] = []
  const numberOf = (id: string) => known.indexOf(id) + 1 || known.push(id)
  const translate = (row: Row) => ({
    id: numberOf(row.id),
    user_id: 7,
    type: String.raw`App\Models\Booking`,
    data: wordsOf(row),
    read_at: row.readAt ?? row.read_at ?? null,
    created_at: row.createdAt ?? row.created_at,
    updated_at: row.createdAt ?? row.created_at,
  })
  return http.all('/api/notification-messages*', async ({ request }) => {
    const url = new URL(request.url)
    url.pathname = url.pathname.replace(/\/(\d+)(?=\/|$)/, (_, number) => `/${known[Number(number) - 1]}`)
    const answer = await backend.handle(
      new Request(url, { method: request.method, headers: request.headers }),
    )
    const body = z.parse(z.looseObject({ data: z.optional(z.unknown()) }), await answer.json())
    const rows = z.safeParse(z.array(rowSchema), body.data)
    const data = rows.success ? rows.data.slice(0, 30).map(translate) : body.data
    const envelope = answer.ok ? { status: 'success', message: 'OK', data } : { message: 'Server Error' }
    return HttpResponse.json(envelope, { status: answer.status })
  })
}
