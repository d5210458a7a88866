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
      file: 'packages/domain/src/companies/operations.ts',
      find: 'if (version !== company.version)',
      replace: 'if (version > company.version)',
      run: unit('packages/domain/src/companies/operations.test.ts'),
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
    {
      name: 'A holiday of every year is there once',
      file: 'packages/domain/src/time/holiday.ts',
      find: 'holiday.yearly === true && holiday.day < day',
      replace: 'holiday.yearly === true && holiday.day === day',
      run: unit('packages/domain/src/time/holiday.test.ts'),
    },
    {
      name: 'The same day is a holiday twice',
      file: 'packages/domain/src/companies/holiday-problems.ts',
      find: 'if (one.day === other.day) return true',
      replace: '',
      run: unit('packages/domain/src/companies/holiday-problems.test.ts'),
    },
    {
      name: 'The backend takes holidays that have passed',
      file: 'packages/domain/src/companies/operations.ts',
      find: 'refuseHolidays(profile.holidays, company, today)',
      replace: 'refuseHolidays([], company, today)',
      run: unit('packages/domain/src/companies/operations.test.ts'),
    },
    {
      name: 'A wrong holiday is told nowhere before it is sent',
      file: `${form}/profile-rules.ts`,
      find: 'holidayProblems(holidays, known)[0]?.sentence ?? null',
      replace: 'null',
      run: browser(
        'apps/web/src/features/companies/own/company-profile-screen.test.tsx',
        "an arena's own holidays",
      ),
    },
  ],
}
