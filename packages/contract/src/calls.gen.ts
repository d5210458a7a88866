// Written by `pnpm structure` (tools/checks/call-lists.ts) from the folders beside it.
import { askEmailChangeSpec } from './account/ask-email-change.ts'
import { changeAccountSpec } from './account/change-account.ts'
import { changeCitySpec } from './account/change-city.ts'
import { changeFavouritesSpec } from './account/change-favourites.ts'
import { changeOpenAlertsSpec } from './account/change-open-alerts.ts'
import { changePasswordSpec } from './account/change-password.ts'
import { changePhotoSpec } from './account/change-photo.ts'
import { changePreferencesSpec } from './account/change-preferences.ts'
import { changeSearchesSpec } from './account/change-searches.ts'
import { changeSportsSpec } from './account/change-sports.ts'
import { confirmEmailChangeSpec } from './account/confirm-email-change.ts'
import { deleteAccountSpec } from './account/delete-account.ts'
import { dropEmailChangeSpec } from './account/drop-email-change.ts'
import { endDeviceSpec } from './account/end-device.ts'
import { exportDataSpec } from './account/export-data.ts'
import { forgotPasswordSpec } from './account/forgot-password.ts'
import { getAccountSpec } from './account/get-account.ts'
import { getDeletionSpec } from './account/get-deletion.ts'
import { giveBirthDateSpec } from './account/give-birth-date.ts'
import { listCreditsSpec } from './account/list-credits.ts'
import { listDevicesSpec } from './account/list-devices.ts'
import { listFavouritesSpec } from './account/list-favourites.ts'
import { logoutAllDevicesSpec } from './account/logout-all-devices.ts'
import { readCalendarSpec } from './account/read-calendar.ts'
import { registerCompanySpec } from './account/register-company.ts'
import { registerSpec } from './account/register.ts'
import { removePhotoSpec } from './account/remove-photo.ts'
import { resendVerificationCodeSpec } from './account/resend-verification-code.ts'
import { resetPasswordSpec } from './account/reset-password.ts'
import { turnOffCalendarSpec } from './account/turn-off-calendar.ts'
import { turnOnCalendarSpec } from './account/turn-on-calendar.ts'
import { verifyEmailSpec } from './account/verify-email.ts'
import { actOnRowsSpec, changeCompanyStatusSpec, endLooksSpec, getAdminRowSpec, getWaitingSpec, importRowsSpec, listRelationsSpec, listRowHistorySpec, revealRowSpec, searchEverythingSpec, sendAdminCommandSpec, startLookSpec, undoAdminCommandSpec } from './admin/calls.ts'
import { listAllAuditSpec } from './admin/list-all-audit.ts'
import { listAllBookingsSpec } from './admin/list-all-bookings.ts'
import { listAllCompaniesSpec } from './admin/list-all-companies.ts'
import { listAllContactsSpec } from './admin/list-all-contacts.ts'
import { listAllCouponsSpec } from './admin/list-all-coupons.ts'
import { listAllExpensesSpec } from './admin/list-all-expenses.ts'
import { listAllFieldsSpec } from './admin/list-all-fields.ts'
import { listAllMailsSpec } from './admin/list-all-mails.ts'
import { listAllNoticesSpec } from './admin/list-all-notices.ts'
import { listAllPaymentsSpec } from './admin/list-all-payments.ts'
import { listAllProductsSpec } from './admin/list-all-products.ts'
import { listAllRachasSpec } from './admin/list-all-rachas.ts'
import { listAllReviewsSpec } from './admin/list-all-reviews.ts'
import { listAllSeriesSpec } from './admin/list-all-series.ts'
import { listAllSplitsSpec } from './admin/list-all-splits.ts'
import { listAllStockMovementsSpec } from './admin/list-all-stock-movements.ts'
import { listAllTabsSpec } from './admin/list-all-tabs.ts'
import { listAllTillsSpec } from './admin/list-all-tills.ts'
import { listAllUsersSpec } from './admin/list-all-users.ts'
import { changeCardSpec } from './athletes/change-card.ts'
import { closeCardSpec } from './athletes/close-card.ts'
import { getCardSpec } from './athletes/get-card.ts'
import { listAthletesSpec } from './athletes/list-athletes.ts'
import { openCardSpec } from './athletes/open-card.ts'
import { cancelBookingSpec } from './bookings/cancel-booking.ts'
import { createBookingSpec } from './bookings/create-booking.ts'
import { getBookingSpec } from './bookings/get-booking.ts'
import { getCalendarSpec } from './bookings/get-calendar.ts'
import { getCompanyBookingSpec } from './bookings/get-company-booking.ts'
import { getLinkedBookingSpec, takeBookingOverSpec } from './bookings/linked-booking.ts'
import { listBookingsSpec } from './bookings/list-bookings.ts'
import { listCompanyBookingsSpec } from './bookings/list-company-bookings.ts'
import { listCustomersSpec } from './bookings/list-customers.ts'
import { moveBookingSpec, previewMoveSpec } from './bookings/move-booking.ts'
import { getBookingLinkSpec, offerBookingSpec, withdrawLinkSpec } from './bookings/pass-on-booking.ts'
import { payBookingSpec } from './bookings/pay-booking.ts'
import { sendBookingCommandSpec } from './bookings/send-booking-command.ts'
import { sendBookingSpec } from './bookings/send-booking.ts'
import { createClosureSpec, endClosureSpec, getClosureSpec, listClosuresSpec, previewClosureSpec, removeClosureSpec } from './closures/calls.ts'
import { answerReviewSpec } from './companies/answer-review.ts'
import { changeCompanySpec } from './companies/change-company.ts'
import { changeLogoSpec } from './companies/change-logo.ts'
import { getCompanySpec } from './companies/get-company.ts'
import { getOwnCompanySpec } from './companies/get-own-company.ts'
import { listCompanyFieldsSpec } from './companies/list-company-fields.ts'
import { listCompanyReviewsSpec } from './companies/list-company-reviews.ts'
import { listOwnReviewsSpec } from './companies/list-own-reviews.ts'
import { listWaitingSpec } from './companies/list-waiting.ts'
import { registerInterestSpec } from './companies/register-interest.ts'
import { removeLogoSpec } from './companies/remove-logo.ts'
import { changeCouponSpec, changeCouponStatusSpec, createCouponSpec, getCouponSpec, listCouponHistorySpec, listCouponsSpec } from './coupons/company-coupons.ts'
import { dropCouponSpec, useCouponSpec } from './coupons/use-coupon.ts'
import { createDealSpec, endDealSpec, listDealsSpec } from './deals/calls.ts'
import { addReceiptSpec, getExpenseSpec, getReceiptSpec, listCompanyExpensesSpec, listCompanyIncomesSpec, matchStatementSpec, removeReceiptSpec, sendExpenseCommandSpec } from './expenses/calls.ts'
import { addFieldPhotoSpec } from './fields/add-field-photo.ts'
import { changeFieldCourtSpec } from './fields/change-field-court.ts'
import { changeFieldPartsSpec } from './fields/change-field-parts.ts'
import { changeFieldPhotosSpec } from './fields/change-field-photos.ts'
import { changeFieldPricesSpec } from './fields/change-field-prices.ts'
import { changeFieldStatusSpec } from './fields/change-field-status.ts'
import { changeFieldTimesSpec } from './fields/change-field-times.ts'
import { changeManyPricesSpec } from './fields/change-many-prices.ts'
import { copyFieldSpec } from './fields/copy-field.ts'
import { createFieldSpec } from './fields/create-field.ts'
import { getAvailabilitySpec } from './fields/get-availability.ts'
import { getFieldSpec } from './fields/get-field.ts'
import { getOwnFieldSpec } from './fields/get-own-field.ts'
import { listFieldReviewsSpec } from './fields/list-field-reviews.ts'
import { listMapPinsSpec } from './fields/list-map-pins.ts'
import { listOwnFieldsSpec } from './fields/list-own-fields.ts'
import { searchFieldsSpec } from './fields/search-fields.ts'
import { withdrawPricesSpec } from './fields/withdraw-prices.ts'
import { changeCardTermsSpec } from './financial/change-card-terms.ts'
import { changeSharingSpec } from './financial/change-sharing.ts'
import { changeStartsSpec } from './financial/change-starts.ts'
import { closeMonthSpec } from './financial/close-month.ts'
import { getFinancialReportSpec } from './financial/get-financial-report.ts'
import { getHoursReportSpec } from './financial/get-hours-report.ts'
import { getMoneySettingsSpec } from './financial/get-money-settings.ts'
import { listAccrualsSpec } from './financial/list-accruals.ts'
import { listCompanyEntriesSpec } from './financial/list-company-entries.ts'
import { listOpenItemsSpec } from './financial/list-open-items.ts'
import { reopenMonthSpec } from './financial/reopen-month.ts'
import { deleteAllNotificationsSpec } from './notifications/delete-all-notifications.ts'
import { deleteNotificationSpec } from './notifications/delete-notification.ts'
import { listNotificationsSpec } from './notifications/list-notifications.ts'
import { readAllNotificationsSpec } from './notifications/read-all-notifications.ts'
import { readNotificationSpec } from './notifications/read-notification.ts'
import { findCepSpec } from './places/find-cep.ts'
import { listPlacesSpec } from './places/list-places.ts'
import { changePricesSpec } from './products/change-prices.ts'
import { changeProductStatusSpec } from './products/change-product-status.ts'
import { changeProductSpec } from './products/change-product.ts'
import { createProductSpec } from './products/create-product.ts'
import { getProductSpec } from './products/get-product.ts'
import { importProductsSpec } from './products/import-products.ts'
import { listCompanyProductsSpec } from './products/list-company-products.ts'
import { listProductHistorySpec } from './products/list-product-history.ts'
import { previewImportSpec } from './products/preview-import.ts'
import { undoImportSpec } from './products/undo-import.ts'
import { answerLinkedRachaSpec } from './rachas/answer-linked-racha.ts'
import { arriveByLinkSpec } from './rachas/arrive-by-link.ts'
import { getArrivalCodeSpec } from './rachas/get-arrival-code.ts'
import { getAthleteCardSpec } from './rachas/get-athlete-card.ts'
import { getLinkedArrivalSpec } from './rachas/get-linked-arrival.ts'
import { getLinkedRachaSpec } from './rachas/get-linked-racha.ts'
import { getRachaStatsSpec } from './rachas/get-racha-stats.ts'
import { getRachaSpec } from './rachas/get-racha.ts'
import { listEarlierPlayersSpec } from './rachas/list-earlier-players.ts'
import { listOpenRachasSpec } from './rachas/list-open-rachas.ts'
import { listRachasSpec } from './rachas/list-rachas.ts'
import { sendRachaCommandSpec } from './rachas/send-racha-command.ts'
import { chooseAfterRainSpec } from './rain/choose-after-rain.ts'
import { previewRainSpec, tellRainSpec } from './rain/company-calls.ts'
import { helpReviewSpec, reportReviewSpec, writeReviewSpec } from './reviews/calls.ts'
import { answerCompanySeriesRequestSpec } from './series/answer-company-series-request.ts'
import { answerSeriesRequestSpec } from './series/answer-series-request.ts'
import { askForSeriesSpec } from './series/ask-for-series.ts'
import { getCompanySeriesSpec } from './series/get-company-series.ts'
import { giveWeekBackSpec } from './series/give-week-back.ts'
import { listCompanySeriesRequestsSpec } from './series/list-company-series-requests.ts'
import { listCompanySeriesSpec } from './series/list-company-series.ts'
import { listSeriesRequestsSpec } from './series/list-series-requests.ts'
import { listSeriesSpec } from './series/list-series.ts'
import { paySeriesBillSpec } from './series/pay-series-bill.ts'
import { previewRaiseSpec } from './series/preview-raise.ts'
import { previewSeriesCommandSpec } from './series/preview-series-command.ts'
import { previewSeriesRequestSpec } from './series/preview-series-request.ts'
import { previewSlotCommandSpec } from './series/preview-slot-command.ts'
import { raiseSeriesSpec } from './series/raise-series.ts'
import { sendSeriesCommandSpec } from './series/send-series-command.ts'
import { sendSlotCommandSpec } from './series/send-slot-command.ts'
import { askCodeSpec } from './session/ask-code.ts'
import { confirmCodeSpec } from './session/confirm-code.ts'
import { getMeSpec } from './session/get-me.ts'
import { loginSpec } from './session/login.ts'
import { logoutSpec } from './session/logout.ts'
import { getLinkedBillSpec } from './splits/get-linked-bill.ts'
import { getLinkedShareSpec } from './splits/get-linked-share.ts'
import { getSplitProposalSpec } from './splits/get-split-proposal.ts'
import { getSplitSpec } from './splits/get-split.ts'
import { handOverTabSpec } from './splits/hand-over-tab.ts'
import { listSplitsSpec } from './splits/list-splits.ts'
import { sendShareCommandSpec } from './splits/send-share-command.ts'
import { sendSplitCommandSpec } from './splits/send-split-command.ts'
import { buyStockSpec } from './stock/buy-stock.ts'
import { changeStockRuleSpec } from './stock/change-stock-rule.ts'
import { finishCountSpec } from './stock/finish-count.ts'
import { listStockMovementsSpec } from './stock/list-stock-movements.ts'
import { loseStockSpec } from './stock/lose-stock.ts'
import { previewCountSpec } from './stock/preview-count.ts'
import { reverseMovementSpec } from './stock/reverse-movement.ts'
import { askBillSpec } from './tabs/ask-bill.ts'
import { getCompanyTabSpec } from './tabs/get-company-tab.ts'
import { getTabSpec } from './tabs/get-tab.ts'
import { listCompanyTabsSpec } from './tabs/list-company-tabs.ts'
import { listCounterProductsSpec } from './tabs/list-counter-products.ts'
import { listOpenTabsSpec } from './tabs/list-open-tabs.ts'
import { listTabHistorySpec } from './tabs/list-tab-history.ts'
import { listTabsSpec } from './tabs/list-tabs.ts'
import { payTabSpec } from './tabs/pay-tab.ts'
import { sendReceiptSpec } from './tabs/send-receipt.ts'
import { sendTabCommandSpec } from './tabs/send-tab-command.ts'
import { closeTillSpec } from './tills/close-till.ts'
import { correctTillCountSpec } from './tills/correct-till-count.ts'
import { explainTillSpec } from './tills/explain-till.ts'
import { getTillReportSpec } from './tills/get-till-report.ts'
import { getTillSpec } from './tills/get-till.ts'
import { listTillsSpec } from './tills/list-tills.ts'
import { moveTillCashSpec } from './tills/move-till-cash.ts'
import { openTillSpec } from './tills/open-till.ts'
import { showTillSalesSpec } from './tills/show-till-sales.ts'
import { changeWaitingWaySpec, joinQueueSpec, leaveQueueSpec, listWaitsSpec } from './waiting/waits.ts'
import type { CallSpec } from './call.ts'

/** Every call of the API (docs/api/README.md), in the order of the reference. */
export const apiCallSpecs: readonly CallSpec[] = [
  listAllAuditSpec,
  listAllBookingsSpec,
  actOnRowsSpec,
  sendAdminCommandSpec,
  undoAdminCommandSpec,
  listAllCompaniesSpec,
  changeCompanyStatusSpec,
  listAllContactsSpec,
  listAllCouponsSpec,
  listAllExpensesSpec,
  listAllFieldsSpec,
  importRowsSpec,
  startLookSpec,
  endLooksSpec,
  listAllMailsSpec,
  listAllNoticesSpec,
  listAllPaymentsSpec,
  listAllProductsSpec,
  listAllRachasSpec,
  revealRowSpec,
  listAllReviewsSpec,
  getAdminRowSpec,
  listRowHistorySpec,
  listRelationsSpec,
  searchEverythingSpec,
  listAllSeriesSpec,
  listAllSplitsSpec,
  listAllStockMovementsSpec,
  listAllTabsSpec,
  listAllTillsSpec,
  listAllUsersSpec,
  getWaitingSpec,
  getAthleteCardSpec,
  listAthletesSpec,
  getCardSpec,
  askCodeSpec,
  confirmCodeSpec,
  forgotPasswordSpec,
  loginSpec,
  logoutSpec,
  logoutAllDevicesSpec,
  registerSpec,
  registerCompanySpec,
  resendVerificationCodeSpec,
  resetPasswordSpec,
  verifyEmailSpec,
  getLinkedBillSpec,
  getLinkedBookingSpec,
  takeBookingOverSpec,
  listBookingsSpec,
  createBookingSpec,
  getBookingSpec,
  cancelBookingSpec,
  useCouponSpec,
  dropCouponSpec,
  getBookingLinkSpec,
  offerBookingSpec,
  withdrawLinkSpec,
  previewMoveSpec,
  moveBookingSpec,
  payBookingSpec,
  chooseAfterRainSpec,
  writeReviewSpec,
  readCalendarSpec,
  findCepSpec,
  getCompanySpec,
  listCompanyFieldsSpec,
  listCompanyReviewsSpec,
  getOwnCompanySpec,
  listCompanyBookingsSpec,
  getCalendarSpec,
  sendBookingCommandSpec,
  getCompanyBookingSpec,
  sendBookingSpec,
  listClosuresSpec,
  createClosureSpec,
  previewClosureSpec,
  getClosureSpec,
  removeClosureSpec,
  endClosureSpec,
  listCounterProductsSpec,
  listCouponsSpec,
  createCouponSpec,
  getCouponSpec,
  changeCouponSpec,
  listCouponHistorySpec,
  changeCouponStatusSpec,
  listCustomersSpec,
  listDealsSpec,
  createDealSpec,
  endDealSpec,
  listCompanyExpensesSpec,
  sendExpenseCommandSpec,
  matchStatementSpec,
  getExpenseSpec,
  addReceiptSpec,
  getReceiptSpec,
  removeReceiptSpec,
  listOwnFieldsSpec,
  createFieldSpec,
  changeManyPricesSpec,
  getOwnFieldSpec,
  copyFieldSpec,
  changeFieldCourtSpec,
  changeFieldPartsSpec,
  addFieldPhotoSpec,
  changeFieldPhotosSpec,
  changeFieldPricesSpec,
  withdrawPricesSpec,
  changeFieldStatusSpec,
  changeFieldTimesSpec,
  listCompanyEntriesSpec,
  listAccrualsSpec,
  changeCardTermsSpec,
  closeMonthSpec,
  reopenMonthSpec,
  getHoursReportSpec,
  listOpenItemsSpec,
  getFinancialReportSpec,
  getMoneySettingsSpec,
  changeSharingSpec,
  changeStartsSpec,
  listCompanyIncomesSpec,
  changeLogoSpec,
  removeLogoSpec,
  listCompanyProductsSpec,
  createProductSpec,
  changePricesSpec,
  importProductsSpec,
  previewImportSpec,
  undoImportSpec,
  getProductSpec,
  changeProductSpec,
  listProductHistorySpec,
  loseStockSpec,
  listStockMovementsSpec,
  buyStockSpec,
  changeProductStatusSpec,
  changeCompanySpec,
  changeWaitingWaySpec,
  tellRainSpec,
  previewRainSpec,
  listOwnReviewsSpec,
  answerReviewSpec,
  listCompanySeriesSpec,
  sendSeriesCommandSpec,
  previewSeriesCommandSpec,
  raiseSeriesSpec,
  previewRaiseSpec,
  listCompanySeriesRequestsSpec,
  answerCompanySeriesRequestSpec,
  getCompanySeriesSpec,
  finishCountSpec,
  previewCountSpec,
  reverseMovementSpec,
  changeStockRuleSpec,
  listCompanyTabsSpec,
  sendTabCommandSpec,
  listOpenTabsSpec,
  getCompanyTabSpec,
  handOverTabSpec,
  listTabHistorySpec,
  sendReceiptSpec,
  getTillSpec,
  listTillsSpec,
  openTillSpec,
  getTillReportSpec,
  closeTillSpec,
  correctTillCountSpec,
  moveTillCashSpec,
  explainTillSpec,
  showTillSalesSpec,
  listWaitingSpec,
  searchFieldsSpec,
  getFieldSpec,
  getAvailabilitySpec,
  listFieldReviewsSpec,
  listMapPinsSpec,
  getMeSpec,
  getAccountSpec,
  changeAccountSpec,
  giveBirthDateSpec,
  turnOnCalendarSpec,
  turnOffCalendarSpec,
  changeCardSpec,
  openCardSpec,
  closeCardSpec,
  changeCitySpec,
  listCreditsSpec,
  getDeletionSpec,
  deleteAccountSpec,
  askEmailChangeSpec,
  dropEmailChangeSpec,
  confirmEmailChangeSpec,
  exportDataSpec,
  listFavouritesSpec,
  changeFavouritesSpec,
  changePreferencesSpec,
  changeOpenAlertsSpec,
  changePasswordSpec,
  changePhotoSpec,
  removePhotoSpec,
  changeSearchesSpec,
  listDevicesSpec,
  endDeviceSpec,
  changeSportsSpec,
  listNotificationsSpec,
  deleteAllNotificationsSpec,
  readAllNotificationsSpec,
  deleteNotificationSpec,
  readNotificationSpec,
  listOpenRachasSpec,
  listPlacesSpec,
  registerInterestSpec,
  getLinkedRachaSpec,
  answerLinkedRachaSpec,
  getLinkedArrivalSpec,
  arriveByLinkSpec,
  listRachasSpec,
  sendRachaCommandSpec,
  getRachaSpec,
  getArrivalCodeSpec,
  listEarlierPlayersSpec,
  getRachaStatsSpec,
  helpReviewSpec,
  reportReviewSpec,
  listSeriesSpec,
  listSeriesRequestsSpec,
  askForSeriesSpec,
  previewSeriesRequestSpec,
  answerSeriesRequestSpec,
  sendSlotCommandSpec,
  giveWeekBackSpec,
  paySeriesBillSpec,
  previewSlotCommandSpec,
  getLinkedShareSpec,
  sendShareCommandSpec,
  getSplitProposalSpec,
  listSplitsSpec,
  sendSplitCommandSpec,
  getSplitSpec,
  listTabsSpec,
  getTabSpec,
  askBillSpec,
  payTabSpec,
  listWaitsSpec,
  joinQueueSpec,
  leaveQueueSpec,
]
