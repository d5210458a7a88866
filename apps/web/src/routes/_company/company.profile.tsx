import { createFileRoute } from '@tanstack/react-router'
import { CompanyProfileScreen } from '../../features/companies/own/company-profile-screen.tsx'

/** The form for the company's public page (A9). */
export const Route = createFileRoute('/_company/company/profile')({ component: CompanyProfileScreen })
