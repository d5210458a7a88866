import { createFileRoute } from '@tanstack/react-router'

/** The area that is open to everyone. */
export const Route = createFileRoute('/_public')({})
