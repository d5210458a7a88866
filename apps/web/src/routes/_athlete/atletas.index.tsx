import { createFileRoute } from '@tanstack/react-router'
import { DirectoryScreen } from '../../features/athletes/directory-screen.tsx'
import { directorySearch } from '../../features/athletes/directory-search.ts'

/** The athletes who want to be found (A13, H11). */
export const Route = createFileRoute('/_athlete/atletas/')({
  validateSearch: directorySearch,
  component: DirectoryScreen,
})
