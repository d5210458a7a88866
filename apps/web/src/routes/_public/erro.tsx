import { createFileRoute } from '@tanstack/react-router'
import { ErrorScreen } from '../../shell/failures/error-screen.tsx'
import { errorSearchSchema } from '../../shell/failures/error-search.ts'

/** The page shown when a screen could not be loaded (A7, B8). */
export const Route = createFileRoute('/_public/erro')({
  validateSearch: errorSearchSchema,
  component: ErrorScreen,
})
