import { createFileRoute } from '@tanstack/react-router'

/** Open to everyone. */
export const Route = createFileRoute('/_public')({})
