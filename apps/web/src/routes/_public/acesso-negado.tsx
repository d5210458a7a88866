import { createFileRoute } from '@tanstack/react-router'
import { AccessDeniedScreen } from '../../shell/failures/access-denied-screen.tsx'

export const Route = createFileRoute('/_public/acesso-negado')({ component: AccessDeniedScreen })
