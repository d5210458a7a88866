import { createFileRoute } from '@tanstack/react-router'
import { NewFieldScreen } from '../../features/fields/setup/new-field-screen.tsx'

/** The first step of a new field (A9). */
export const Route = createFileRoute('/_company/company/fields/novo')({ component: NewFieldScreen })
