import { createFileRoute } from '@tanstack/react-router'
import { requireGuest } from '../session/guards.ts'
import { ThemedOutlet } from '../shell/themed-outlet.tsx'

/** Where the person wanted to go is only a wish: `safeRedirect` decides (B5). */
type GuestAddress = { redirect?: string | undefined }

/** Only for people who are not signed in (B2). From one screen to the next they keep where they wanted to go. */
export const Route = createFileRoute('/_guest')({
  validateSearch: (raw: GuestAddress): GuestAddress => raw,
  search: { middlewares: [({ search, next }) => ({ redirect: search.redirect, ...next(search) })] },
  beforeLoad: requireGuest,
  component: ThemedOutlet,
})
