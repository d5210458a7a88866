import { createFileRoute } from '@tanstack/react-router'
import { ErrorScreen } from '../../shell/error-screen.tsx'
import { errorSearchSchema } from '../../shell/error-search.ts'

/** What could not be opened (A7, B8). */
export const Route = createFileRoute('/_public/erro')({
  validateSearch: errorSearchSchema,
  component: ErrorScreen,
})
