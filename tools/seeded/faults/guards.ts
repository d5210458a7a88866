import { browser, check, type Subject, unit } from '../fault.ts'

const web = 'apps/web/src'
const access = `${web}/app/access.test.tsx`
const session = `${web}/session/session.test.tsx`

/** Access to pages, and the session. */
export const guards: Subject = {
  title: 'Guards and session',
  faults: [
    {
      name: 'The guard of an area lets every profile in',
      file: `${web}/session/guards.ts`,
      find: 'if (own === role) return user',
      replace: 'if (own !== null) return user',
      run: browser(access, 'for athlete > opens or leads home, signed in a moment ago'),
    },
    {
      name: 'The guard of the company area asks for an athlete',
      file: `${web}/routes/_company.tsx`,
      find: "requireRole('company', location.href)",
      replace: "requireRole('athlete', location.href)",
      run: browser(access, 'for company > opens or leads home, signed in a moment ago'),
    },
    {
      name: "A guests' page opens for who is signed in",
      file: `${web}/routes/_guest.tsx`,
      find: '  beforeLoad: requireGuest,',
      replace: '  beforeLoad: requireGuest && (() => undefined),',
      run: browser(session, 'is home for who is signed in'),
    },
    {
      name: 'Who has to sign in does not come back to where they wanted to go',
      file: `${web}/session/guards.ts`,
      find: 'search: { redirect: wanted }',
      replace: "search: { redirect: wanted && '/' }",
      run: browser(access, 'opens for a guest, who is refused nothing'),
    },
    {
      name: 'The booking of the person before is laid into the data of the next',
      file: `${web}/features/fields/reserve/use-reserve.ts`,
      find: '      if (!isHere()) return\n',
      replace: '',
      run: browser(session, 'gives the next person no answer to what the one before had asked'),
    },
    {
      name: 'A route stands in the folder of everybody',
      file: `${web}/routes/_company/company.expenses.tsx`,
      find: "createFileRoute('/_company/company/expenses')",
      replace: "createFileRoute('/_public/company/expenses')",
      run: check('every route stands in its guide'),
    },
    {
      name: 'A late refusal of an older token ends the session',
      file: `${web}/session/session.ts`,
      find: '  if (store.get(tokenAtom) !== token) return\n  forget(token)',
      replace: '  forget(token)',
      run: browser(session, 'survives the late refusal of an older token'),
    },
    {
      name: 'A tab stays signed in when another one signs out',
      file: `${web}/session/session.ts`,
      find: "if (token === null) return finish('lost')",
      replace: 'if (token === null) return',
      run: browser(session),
    },
    {
      name: 'What was fetched for one person is shown to the next',
      file: `${web}/app/follow-session.ts`,
      find: '      queryClient.clear()\n',
      replace: '',
      run: browser(session),
    },
    {
      name: 'What somebody typed is there for the next person',
      file: `${web}/lib/storage/drafts.ts`,
      find: 'key.startsWith(`${START}/guest/`) || ',
      replace: '',
      run: browser(`${web}/lib/storage/drafts.test.tsx`),
    },
    {
      name: 'Signing in goes on for ever',
      file: `${web}/session/sign-in.ts`,
      find: 'store.set(loadingAtom, false)',
      replace: 'store.set(loadingAtom, true)',
      run: browser(session, 'is signed in by its token; loading and errors come and go'),
    },
    {
      name: 'What was refused is asked for twice more',
      file: `${web}/app/query-client.ts`,
      find: 'failures < 2 && isRetryable(error)',
      replace: 'failures < 2 && error instanceof Error',
      run: unit(`${web}/app/query-client.test.ts`),
    },
  ],
}
