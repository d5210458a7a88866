import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../../features/account/profile-screen.tsx'

/** The athlete's home (B4). */
export const Route = createFileRoute('/_athlete/atleta/perfil')({ component: ProfileScreen })
