import * as z from 'zod/mini'

/** The five kinds that have an icon of their own (E3). Any other word is shown as information. */
export const notificationTypes = ['message', 'system', 'reminder', 'warning', 'success'] as const

/** A notification as the client keeps it (E1). `readAt` null means unread. */
export const notificationSchema = z.object({
  id: z.string(),
  type: z.string(),
  readAt: z.nullable(z.string()),
  createdAt: z.string(),
  data: z.object({
    message: z.string(),
    icon: z.nullable(z.string()),
    actionText: z.nullable(z.string()),
    actionUrl: z.nullable(z.string()),
    openInNewTab: z.boolean(),
    component: z.string(),
  }),
})
export type Notification = z.infer<typeof notificationSchema>
