import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/field/$id')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_public/field/$id"!</div>
}
