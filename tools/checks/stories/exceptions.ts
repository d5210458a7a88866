import type { Exceptions } from './find-gaps.ts'

const around = 'Draws nothing of its own, and is around every story.'
const inTheHead = "Writes into the page's head."

/** Components that need no story, each with its reason: only those that nobody sees. */
export const exceptions: Exceptions = {
  'packages/ui/src/theme/theme-provider.tsx#ThemeProvider': around,
  'apps/web/src/lib/theme/themed.tsx#Themed': around,
  'apps/web/src/shell/theme/themed-outlet.tsx#ThemedOutlet': around,
  'apps/web/src/shell/frame.tsx#Frame': 'Is around every screen, and seen in the stories of each.',
  'apps/web/src/lib/query/query-state.tsx#QueryState':
    'Chooses between its parts, and every screen has a story of each.',
  'apps/web/src/lib/query/loading-title.tsx#LoadingTitle': 'Is heard and never seen.',
  'apps/web/src/lib/metadata/page-metadata.tsx#PageMetadata': inTheHead,
  'apps/web/src/features/fields/detail/field-metadata.tsx#FieldMetadata': inTheHead,
  'apps/web/src/features/companies/company-metadata.tsx#CompanyMetadata': inTheHead,
  'apps/web/src/features/marketing/public-metadata.tsx#PublicMetadata': inTheHead,
}
