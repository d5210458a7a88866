import { createFileRoute } from '@tanstack/react-router'
import { CompanyProfileScreen } from '../../features/companies/own/company-profile-screen.tsx'

/** The public page of the company, to be changed (A9). */
export const Route = createFileRoute('/_company/company/profile')({ component: CompanyProfileScreen })
