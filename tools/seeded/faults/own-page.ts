import { browser, type Subject, unit } from '../fault.ts'

const form = 'apps/web/src/features/companies/own/form'
const merging = unit(`${form}/merge-profile.test.ts`)
const screen = browser(
  'apps/web/src/features/companies/own/company-profile-screen.test.tsx',
  'that somebody else changes meanwhile',
)

/** The page that an arena writes about itself. */
export const ownPage: Subject = {
  title: "An arena's own page",
  faults: [
    {
      name: 'Of two people who change the page at once, the second one overwrites the first',
      file: 'mocks/src/handlers/companies/change-company.ts',
      find: 'version !== company.version',
      replace: 'version > company.version',
      run: unit('mocks/src/handlers/companies/change-company.test.ts'),
    },
    {
      name: 'A value that both have changed is taken over without a word',
      file: `${form}/merge-profile.ts`,
      find: 'conflicts: fromTexts(conflicts)',
      replace: 'conflicts: {}',
      run: merging,
    },
    {
      name: 'What was typed into the page is lost when somebody else has saved it',
      file: `${form}/profile-form.tsx`,
      find: 'mine: kept.values',
      replace: 'mine: saved',
      run: screen,
    },
  ],
}
