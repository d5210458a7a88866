const web = 'apps/web/src'

/** The files that read without `QueryState`, with the reason. */
export const looseReads: Readonly<Record<string, string>> = {
  [`${web}/features/account/security/password/password-part.tsx`]: 'The screen around it shows the state.',
  [`${web}/features/bookings/company/company-cancelling.tsx`]: 'Its dialog says what could not be read.',
  [`${web}/features/bookings/company/company-bookings-screen.tsx`]:
    'Calendar and list below the head show the state.',
  [`${web}/features/bookings/dashboard/first-steps/next-steps.tsx`]:
    'The day is there without the steps, which wait for it.',
  [`${web}/features/bookings/company/company-filters.tsx`]:
    'The list is filtered without names of fields, too.',
  [`${web}/features/bookings/dashboard/dashboard-money.tsx`]:
    'Without an answer its links stay, and the finances say why.',
  [`${web}/features/bookings/list/next-game.tsx`]: 'A part that is there only when there is a next game.',
  [`${web}/shared/bookings/pick-time.tsx`]:
    'Without the other fields of the arena the own one is left to choose.',
  [`${web}/features/fields/words/words-search.tsx`]:
    'Without the places a city is no word that it knows; the list below shows the state.',
  [`${web}/features/expenses/due-tabs.tsx`]: 'The list below the figures shows the state.',
  [`${web}/features/coupons/coupon-fields.tsx`]:
    'Without names of fields a coupon stays for those that it was for.',
  [`${web}/features/companies/company-page.tsx`]:
    'The page is readable without the list of fields, which says so.',
  [`${web}/features/fields/apply-filters.tsx`]: 'A count on a button that works without it.',
  [`${web}/features/fields/chosen/chosen-time.tsx`]:
    'A reminder beside a form that works without it; the field’s own screen tells of a failure.',
  [`${web}/features/fields/favourites/account-favourite.tsx`]:
    'The field is there without its heart; their own page tells of a failure.',
  [`${web}/features/fields/filter-drawer.tsx`]: 'The other filters work without the list of cities.',
  [`${web}/features/fields/saved/own-search.tsx`]:
    'An offer below the fields, which is there once the account is known.',
  [`${web}/features/fields/listing-empty.tsx`]: 'One of several ways on.',
  [`${web}/features/fields/lists/field-cards.tsx`]:
    'The cards are there without their day, and it says that it could not be read.',
  [`${web}/features/fields/nearby/where-you-are.tsx`]: 'A suggestion beside what can be typed.',
  [`${web}/features/fields/reserve/own-time.tsx`]: 'A word about an own booking, where there is one.',
  [`${web}/features/fields/search-sentence.tsx`]: 'The sentence works without the list of cities.',
  [`${web}/features/fields/setup/times/copy-week.tsx`]: 'It is not there until it has read another field.',
  [`${web}/features/fields/week/use-week.ts`]: 'Hands its query to the week, which shows the state.',
  [`${web}/features/financial/list/entry-period.tsx`]:
    'The links stand in the zone of Brasília until it is read.',
  [`${web}/features/financial/list/entry-totals.tsx`]: 'Sums above a list that shows its own state.',
  [`${web}/features/notifications/use-notifications.ts`]:
    'Hands its query to the panel, which shows the state (E10).',
  [`${web}/features/products/stock/stock-rule.tsx`]: 'Says by itself that the rule could not be read.',
  [`${web}/features/tabs/counter/bill/booking-panel.tsx`]:
    'Its bookings are those to come, and not of today alone, until the zone is read.',
  [`${web}/features/tabs/counter/open-tabs/tab-cards.tsx`]: 'Without the last closing no tab is folded away.',
  [`${web}/features/bookings/company/new-booking/new-booking-drawer.tsx`]:
    'Without the day it begins with the next hour, which the form judges.',
  [`${web}/features/bookings/company/new-booking/new-booking-form.tsx`]:
    'The server judges a time whose day is not read yet.',
  [`${web}/features/bookings/dashboard/day-needs-list.tsx`]: 'What could not be read is not there.',
  [`${web}/features/series/company/request-dialogs.tsx`]:
    'The list of requests behind it tells of the failure.',
  [`${web}/features/series/company/use-preview.ts`]: 'Shown by preview-part.tsx.',
  [`${web}/features/series/athlete/manage/use-slot-change.ts`]: 'Shown by the form that uses it.',
  [`${web}/shared/bookings/who-fields.tsx`]: 'A name can be typed without the list.',
  [`${web}/lib/form/relation-input.tsx`]: 'The picker says at its field what could not be read.',
  [`${web}/lib/form/relation-name.tsx`]: 'A name beside a code, which stands there until it is read.',
  [`${web}/features/rachas/list/next-racha.tsx`]: 'Its row stands there while the game cannot be read.',
  [`${web}/features/rachas/open/open-rachas.tsx`]: 'One’s own games are there without those of others.',
  [`${web}/features/account/profile/city-field.tsx`]:
    'The city that is kept stands there without the others to choose from.',
  [`${web}/features/rachas/afterwards/group-figures.tsx`]:
    'The game is there without what the group did in all of them.',
  [`${web}/features/rachas/afterwards/athlete-card.tsx`]: 'One’s games are there without one’s figures.',
}

/** The files that write by a mutation of their own, with the reason. */
export const looseWrites: Readonly<Record<string, string>> = {
  [`${web}/lib/action/use-action.ts`]: 'It is the action.',
  [`${web}/features/bookings/company/open-tab.tsx`]:
    'Gives two commands of the counter in one action, which says how they fail.',
  [`${web}/lib/form/use-submit-form.ts`]: 'It is the form.',
  [`${web}/features/account/profile/use-autosave.ts`]:
    'Saves without a button, and says so beside the switch.',
  [`${web}/features/products/import/products-import.tsx`]:
    'Hands its preview to the drawer of every import, which makes it in an action.',
  [`${web}/session/look.ts`]: 'The look has ended here, whatever the server says (G3).',
  [`${web}/features/account/security/privacy/use-export-data.ts`]: 'A file is saved: it ends in the browser.',
  [`${web}/features/account/registration/use-email-check.ts`]:
    'Asks ahead while somebody types; the registration tells (decision 033).',
  [`${web}/features/financial/package/package-button.tsx`]: 'A file is saved: it ends in the browser.',
  [`${web}/session/device-favourites.ts`]:
    'Joins what waits on the device; what is not joined waits for the next time.',
  [`${web}/features/fields/nearby/use-near-cep.ts`]: 'Asks a register of addresses, not the API.',
  [`${web}/features/fields/reserve/use-reserve.ts`]: 'A refusal offers other times beside the selection.',
  [`${web}/features/fields/setup/photos/use-photo-queue.ts`]:
    'It is the queue of photos, beside which it says what failed.',
  [`${web}/features/notifications/use-change-notifications.ts`]:
    'Shows at once and rolls back (decision 013).',
  [`${web}/shared/payments/form/use-charge.ts`]:
    'A lost answer is looked for with the same key, so that a card is charged once.',
  [`${web}/features/tabs/counter/commands/command-queue.ts`]: 'It is the command queue.',
  [`${web}/session/sign-out.ts`]: 'The session ends whatever the server answers (G3).',
  [`${web}/shared/places/address-fields/use-cep.ts`]: 'Asks a register of addresses, not the API.',
}
