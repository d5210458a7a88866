import { createFileRoute, redirect } from '@tanstack/react-router'

/** `/atleta` alone is the profile (A13). */
export const Route = createFileRoute('/_athlete/atleta/')({
  beforeLoad: () => {
    throw redirect({ to: '/atleta/perfil', replace: true })
  },
})
