import * as z from 'zod/mini'
import { numberOf } from './number-of.ts'

/** A row in either of the seed's shapes. */
export const rowSchema = z.looseObject({ id: z.string(), data: z.optional(z.looseObject({})) })
type Row = z.infer<typeof rowSchema>

/** The names that the real server has for icons, by the seed's types. */
const icons: Record<string, string> = {
  success: 'pi-check-circle',
  reminder: 'pi-clock',
  message: 'pi-plus-circle',
}

/**
 * Translates a notification into the real dialect: a whole number for an id, a class name for a type, its text nested
 * in `data`, and beside it the times in snake case.
 */
export function toRealNotification({ data, ...row }: Row): Record<string, unknown> {
  const says = (camel: string, snake: string) => data?.[camel] ?? row[snake] ?? null
  const createdAt = row.createdAt ?? row.created_at
  return {
    id: numberOf(row.id),
    user_id: 7,
    type: String.raw`App\Models\Booking`,
    data: {
      component: 'default',
      icon: icons[String(row.type)] ?? 'pi-info-circle',
      message: says('message', 'message'),
      actionText: says('actionText', 'action_text'),
      actionUrl: says('actionUrl', 'action_url'),
      openInNewTab: says('openInNewTab', 'open_in_new_tab') === true,
    },
    read_at: row.readAt ?? row.read_at ?? null,
    created_at: createdAt,
    updated_at: createdAt,
  }
}
