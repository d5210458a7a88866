import { createFileRoute } from '@tanstack/react-router'
import { requireGuest } from '../session/guards.ts'
import { ThemedOutlet } from '../shell/theme/themed-outlet.tsx'

/** The page to go to after signing in, as given in the address; `safeRedirect` checks it (B5). */
type GuestAddress = { redirect?: string | undefined }

/** The area for people who are not signed in (B2). `redirect` is kept from one of its screens to the next. */
export const Route = createFileRoute('/_guest')({
  validateSearch: (raw: GuestAddress): GuestAddress => raw,
  search: { middlewares: [({ search, next }) => ({ redirect: search.redirect, ...next(search) })] },
  beforeLoad: requireGuest,
  component: ThemedOutlet,
})
