import { createFileRoute } from '@tanstack/react-router'
import { CompanyAccountScreen } from '../../features/account/company-account-screen.tsx'

/** The account of who runs the company (A9). */
export const Route = createFileRoute('/_company/company/account')({ component: CompanyAccountScreen })
