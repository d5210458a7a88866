import { browser, type Subject } from '../fault.ts'

const web = 'apps/web/src'
const features = `${web}/features`
const queryState = `${web}/lib/query/query-state.test.tsx`
const form = `${web}/lib/form/use-submit-form.test.tsx`
const acting = `${web}/lib/action/use-action.test.tsx`
const bell = `${features}/notifications`
const reserving = `${features}/fields/field-reserving.test.tsx`
const paying = `${features}/payments/payment-screen.test.tsx`

/** The states of screens: while something loads, when it fails, and after it is done. */
export const screens: Subject = {
  title: 'Screens',
  faults: [
    {
      name: 'Whatever fails is said not to be there',
      file: `${web}/lib/query/query-state.tsx`,
      find: 'error instanceof ApiError && error.status === 404) return missing',
      replace: 'error instanceof ApiError) return missing',
      run: browser(queryState),
    },
    {
      name: 'A wait has no end and no word',
      file: `${web}/lib/loading/slow-notice.tsx`,
      find: 'setTimeout(setSlow, afterMs, true)',
      replace: 'setTimeout(setSlow, afterMs, false)',
      run: browser(queryState),
    },
    {
      name: '"Tentando…" never ends',
      file: `${web}/lib/query/use-retry.ts`,
      find: 'void refetch().finally(() => setRetrying(false))',
      replace: 'void refetch()',
      run: browser(queryState),
    },
    {
      name: 'A list that failed is said to be empty',
      file: `${web}/lib/resource/list-screen.tsx`,
      find: '        query={query}\n        skeleton={<ListSkeleton',
      replace:
        '        query={query.error ? ({ ...query, error: null, data: { items: [], meta: { page: 1, perPage: 20, total: 0 } } } as never) : query}\n        skeleton={<ListSkeleton',
      run: browser(
        `${features}/products/products-screen.test.tsx`,
        'keeps the filters where the list cannot be had',
      ),
    },
    {
      name: 'The bell says that there is nothing when its list failed',
      file: `${bell}/use-notifications.ts`,
      find: 'return { list, error, change,',
      replace: 'return { list: list ?? (error === null ? null : []), error, change,',
      run: browser(`${bell}/notifications-failures.test.tsx`),
    },
    {
      name: 'The bell does not say that what it shows is old',
      file: `${bell}/notifications-body.tsx`,
      find: '{error !== null && (',
      replace: '{error !== null && !list && (',
      run: browser(`${bell}/notifications-failures.test.tsx`, 'keeps what was there, and says'),
    },
    {
      name: 'The bell asks for nothing while its tab is hidden',
      file: `${bell}/use-notifications.ts`,
      find: 'refetchIntervalInBackground: true',
      replace: 'refetchIntervalInBackground: false',
      run: browser(`${bell}/bell.test.tsx`, 'asks every ten seconds'),
    },
    {
      name: 'A refused change to a notification is swallowed',
      file: `${bell}/use-change-notifications.ts`,
      find: 'onError: (error, change) => {\n      if (isOver()) return',
      replace: 'onError: (error, change) => {\n      if (isOver() || error) return',
      run: browser(`${bell}/changes.test.tsx`),
    },
    {
      name: 'An older answer brings removed notifications back',
      file: `${bell}/use-change-notifications.ts`,
      find: '      await client.cancelQueries({ queryKey })\n',
      replace: '',
      run: browser(`${bell}/changes.test.tsx`, 'are not undone by an older answer'),
    },
    {
      name: 'A 422 does not stand at its field',
      file: `${web}/lib/form/use-submit-form.ts`,
      find: 'const here = fields.filter((name) => error.errors[name] !== undefined)',
      replace: 'const here = fields.filter((name) => error.errors[name] === null)',
      run: browser(`${features}/account/login-screen.test.tsx`, 'shows the refusal at its field'),
    },
    {
      name: 'A 429 is ignored: nobody has to wait',
      file: `${web}/lib/form/use-submit-form.ts`,
      find: 'wait.begin(secondsToRetry(failed) ?? 0)',
      replace: 'wait.begin(0 * (secondsToRetry(failed) ?? 0))',
      run: browser(form, 'says how long to wait and counts down'),
    },
    {
      name: 'Enter sends a form that has to wait',
      file: `${web}/lib/form/use-submit-form.ts`,
      find: 'if (!isPending && wait.left === 0)',
      replace: 'if (!isPending)',
      run: browser(form, 'is not sent before, by the button or by Enter'),
    },
    {
      name: 'A form that is answered late takes people away',
      file: `${web}/lib/form/use-submit-form.ts`,
      find: 'mutationFn: (values: V) => send(values, signal()),',
      replace:
        'mutationFn: (values: V) => send(values, signal()),\n    onSuccess: (answer, values) => onSent(values, answer),',
      run: browser(form, 'a form that is answered late'),
    },
    {
      name: 'A refused change of a switch stays as it was wished',
      file: `${features}/account/profile/use-autosave.ts`,
      find: 'onSettled: () => setWish(null)',
      replace: 'onSuccess: () => setWish(null)',
      run: browser(`${features}/account/profile/notices-section.test.tsx`),
    },
    {
      name: 'A new name is not known to the rest of the app',
      file: `${features}/account/account-changed.ts`,
      find: '  store.set(userAtom, userSchema.parse(account))\n',
      replace: '  userSchema.parse(account)\n',
      run: browser(`${features}/account/profile/data-section.test.tsx`),
    },
    {
      name: 'A list does not know of a cancelled booking: a missing invalidation',
      file: `${web}/shared/bookings/use-cancel-booking.ts`,
      find: "    meta: { changes: ['bookings'] },\n",
      replace: '',
      run: browser(`${features}/bookings/company/company-bookings-screen.test.tsx`),
    },
    {
      name: 'A time that was just held is still seen as free: a missing invalidation',
      file: `${web}/lib/query/refresh.ts`,
      find: "bookings: ['fields', ",
      replace: 'bookings: [',
      run: browser(reserving, 'knows on going back that the time is taken'),
    },
    {
      name: 'What was earned does not know of a cancelled booking: a missing invalidation',
      file: `${web}/lib/query/refresh.ts`,
      find: "'companies', 'financial', 'admin'",
      replace: "'companies', 'admin'",
      run: browser(`${web}/app/what-changes.test.tsx`, 'is asked again after POST /bookings/{id}/cancel'),
    },
    {
      name: 'What was refused is believed to be as it was: a missing invalidation',
      file: `${web}/lib/query/refresh.ts`,
      find: 'meta?.changes && (error || !meta.laid)',
      replace: 'meta?.changes && !error && !meta.laid',
      run: browser(`${web}/app/what-changes.test.tsx`, 'is refused'),
    },
    {
      name: 'A refused cancellation is swallowed',
      file: `${web}/lib/confirm/confirm-dialog.tsx`,
      find: '      <ActionFailure action={action} />\n',
      replace: '',
      run: browser(`${features}/bookings/booking-screen.test.tsx`),
    },
    {
      name: 'An act that came too often can be repeated at once',
      file: `${web}/lib/action/use-action.ts`,
      find: 'if (isPending || wait.left > 0) return',
      replace: 'if (isPending) return',
      run: browser(acting, 'waits for as long as the server says'),
    },
    {
      name: 'The late answer of an act that was aborted counts',
      file: `${web}/lib/action/use-action.ts`,
      find: 'if (attempt.signal.aborted) throw',
      replace: 'if (attempt.signal.aborted && answer === null) throw',
      run: browser(acting, 'its late answer is none'),
    },
    {
      name: 'An act is told to whoever signs in after it',
      file: `${web}/lib/action/use-action.ts`,
      find: '  return !client\n',
      replace: '  return attempt === null && !client\n',
      run: browser(acting, 'whoever is here after its session'),
    },
    {
      name: 'An act that is tried again after a failure is done twice: a new key',
      file: `${web}/lib/action/use-action.ts`,
      find: 'onError: (refused) => wait.begin',
      replace: 'onError: (refused) => (successes.current += 1) && wait.begin',
      run: browser(acting, 'one idempotency key for every try'),
    },
    {
      name: 'Trying again books twice: a new key for the same wish',
      file: `${web}/lib/action/use-idempotency-key.ts`,
      find: 'if (kept.current.wish !== wish)',
      replace: "if (wish !== '')",
      run: browser(reserving, 'tries again with the same key'),
    },
    {
      name: 'A lost time is told without the free ones near it',
      file: `${features}/fields/reserve/use-reserve.ts`,
      find: 'offers: alternativesOf(error)',
      replace: 'offers: alternativesOf(null)',
      run: browser(reserving, 'offers the nearest free times when somebody was faster'),
    },
    {
      name: 'A payment that came is not seen',
      file: `${features}/payments/payment-screen.tsx`,
      find: "'awaiting_payment' ? POLL_MS : false",
      replace: "'confirmed' ? POLL_MS : false",
      run: browser(paying, 'goes on by itself once it is paid'),
    },
    {
      name: 'A hold that ran out can still be paid on the screen',
      file: `${features}/payments/payment-screen.tsx`,
      find: "if (phase === 'over') return <HoldExpired",
      replace: "if (phase === 'over' && leaving) return <HoldExpired",
      run: browser(paying, 'says that the time is over'),
    },
    {
      name: 'A tab does not say what is left to pay',
      file: `${features}/tabs/tab-totals.tsx`,
      find: '...(due > 0 && sum.paidCents > 0',
      replace: '...(due > sum.totalCents && sum.paidCents > 0',
      run: browser(`${features}/tabs/athlete/my-tabs.test.tsx`, 'says what was ordered'),
    },
    {
      name: 'A pickup game is counted the wrong way round',
      file: `${features}/rachas/racha-columns.ts`,
      find: '`${confirmed} de ${maxPlayers}`',
      replace: '`${maxPlayers} de ${confirmed}`',
      run: browser(`${features}/rachas/rachas-screen.test.tsx`, 'list the next one first'),
    },
    {
      name: "Who only plays is led to the organiser's booking",
      file: `${features}/rachas/racha-people.tsx`,
      find: '{mine && bookingId !== null && (',
      replace: '{mine !== null && bookingId !== null && (',
      run: browser(`${features}/rachas/rachas-screen.test.tsx`, 'keep the booking from those who only play'),
    },
    {
      name: 'Another list of the admin begins with the filters of the last',
      file: `${features}/crud/resource-nav.tsx`,
      find: 'search={resource === resourceNames[0] ? {} : { lista: resource }}',
      replace: 'search={(before: object) => ({ ...before, lista: resource })}',
      run: browser(`${features}/crud/crud-screen.test.tsx`, 'starts anew with another resource'),
    },
    {
      name: 'The focus stays in the menu on arriving at a screen',
      file: `${web}/shell/arrivals.ts`,
      find: 'if (fromLocation !== undefined && pathChanged) arrive()',
      replace: 'if (fromLocation === undefined && pathChanged) arrive()',
      run: browser(`${web}/shell/arrivals.test.tsx`),
    },
    {
      name: "The reviews of an arena are dated in the browser's zone",
      file: `${features}/companies/reviews/review-item.tsx`,
      find: 'formatDate(createdAt, timeZone)',
      replace: 'formatDate(createdAt, Intl.DateTimeFormat().resolvedOptions().timeZone)',
      run: browser(`${features}/companies/reviews/review-item.test.tsx`),
    },
  ],
}
