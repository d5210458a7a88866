// Written by `pnpm structure` (tools/checks/call-lists.ts) from the folders beside it.
import { forgotPassword } from './account/forgot-password.ts'
import { logoutAllDevices } from './account/logout-all-devices.ts'
import { registerCompany } from './account/register-company.ts'
import { register } from './account/register.ts'
import { resendVerificationCode } from './account/resend-verification-code.ts'
import { resetPassword } from './account/reset-password.ts'
import { verifyEmail } from './account/verify-email.ts'
import { actOnRows } from './admin/act-on-rows.ts'
import { adminRowCalls } from './admin/admin-rows.ts'
import { changeCompanyStatus } from './admin/change-company-status.ts'
import { getWaiting } from './admin/get-waiting.ts'
import { importRows } from './admin/import-rows.ts'
import { adminLists } from './admin/list-all.ts'
import { lookCalls } from './admin/looks.ts'
import { searchEverything } from './admin/search-everything.ts'
import { sendAdminCommand } from './admin/send-admin-command.ts'
import { undoAdminCommand } from './admin/undo-admin-command.ts'
import { getCard } from './athletes/get-card.ts'
import { listAthletes } from './athletes/list-athletes.ts'
import { changeCard, closeCard, openCard } from './athletes/own-card.ts'
import { askCode } from './auth/ask-code.ts'
import { confirmCode } from './auth/confirm-code.ts'
import { login } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import { me } from './auth/me.ts'
import { cancelBooking } from './bookings/cancel-booking.ts'
import { createBooking } from './bookings/create-booking.ts'
import { getBooking } from './bookings/get-booking.ts'
import { getCalendar } from './bookings/get-calendar.ts'
import { getCompanyBooking } from './bookings/get-company-booking.ts'
import { getLinkedBooking, takeBookingOver } from './bookings/linked-booking.ts'
import { listBookings } from './bookings/list-bookings.ts'
import { listCompanyBookings } from './bookings/list-company-bookings.ts'
import { listCustomers } from './bookings/list-customers.ts'
import { moveBooking, previewMove } from './bookings/move-booking.ts'
import { getBookingLink, offerBooking, withdrawLink } from './bookings/pass-on-booking.ts'
import { payBooking } from './bookings/pay-booking.ts'
import { sendBookingCommand } from './bookings/send-booking-command.ts'
import { sendBooking } from './bookings/send-booking.ts'
import { createClosure } from './closures/create-closure.ts'
import { endClosure } from './closures/end-closure.ts'
import { getClosure } from './closures/get-closure.ts'
import { listClosures } from './closures/list-closures.ts'
import { previewClosure } from './closures/preview-closure.ts'
import { removeClosure } from './closures/remove-closure.ts'
import { changeCompany, changeLogo, removeLogo } from './companies/change-company.ts'
import { getCompany } from './companies/get-company.ts'
import { getOwnCompany } from './companies/get-own-company.ts'
import { listCompanyFields } from './companies/list-company-fields.ts'
import { listCompanyReviews } from './companies/list-company-reviews.ts'
import { listWaiting } from './companies/list-waiting.ts'
import { answerReview, listOwnReviews } from './companies/own-reviews.ts'
import { registerInterest } from './companies/register-interest.ts'
import { changeCoupon, changeCouponStatus, createCoupon, getCoupon, listCouponHistory, listCoupons } from './coupons/company-coupons.ts'
import { dropCoupon, useCoupon } from './coupons/use-coupon.ts'
import { createDeal, endDeal, listDeals } from './deals/deals.ts'
import { getExpense } from './expenses/get-expense.ts'
import { listCompanyExpenses, listCompanyIncomes } from './expenses/list-company-expenses.ts'
import { matchStatement } from './expenses/match-statement.ts'
import { addReceipt, getReceipt, removeReceipt } from './expenses/receipts.ts'
import { sendExpenseCommand } from './expenses/send-expense-command.ts'
import { changeFieldCourt, changeFieldParts, changeFieldPrices, changeFieldStatus, changeFieldTimes, changeManyPrices, copyField, createField, withdrawPrices } from './fields/change-fields.ts'
import { addFieldPhoto, changeFieldPhotos } from './fields/field-photos.ts'
import { getAvailability } from './fields/get-availability.ts'
import { getField } from './fields/get-field.ts'
import { getOwnField } from './fields/get-own-field.ts'
import { listFieldReviews } from './fields/list-field-reviews.ts'
import { listMapPins } from './fields/list-map-pins.ts'
import { listOwnFields } from './fields/list-own-fields.ts'
import { searchFields } from './fields/search-fields.ts'
import { closeMonth, reopenMonth } from './financial/change-closings.ts'
import { changeSharing } from './financial/change-sharing.ts'
import { getFinancialReport } from './financial/get-financial-report.ts'
import { getHoursReport } from './financial/get-hours-report.ts'
import { listAccruals, listCompanyEntries, listOpenItems } from './financial/list-company-entries.ts'
import { changeCardTerms, changeStarts, getMoneySettings } from './financial/money-settings.ts'
import { changeAccount, getAccount, giveBirthDate } from './me/account.ts'
import { readCalendar, turnOffCalendar, turnOnCalendar } from './me/calendar.ts'
import { askEmailChange, dropEmailChange } from './me/change-email.ts'
import { changePassword } from './me/change-password.ts'
import { confirmEmailChange } from './me/confirm-email.ts'
import { listCredits } from './me/credits.ts'
import { deleteAccount, getDeletion } from './me/deletion.ts'
import { endDevice, listDevices } from './me/devices.ts'
import { exportData } from './me/export-data.ts'
import { changeFavourites, listFavourites } from './me/favourites.ts'
import { changeOpenAlerts } from './me/open-alerts.ts'
import { changePhoto, removePhoto } from './me/photo.ts'
import { changeCity, changePreferences, changeSports } from './me/preferences.ts'
import { changeSearches } from './me/searches.ts'
import { deleteAllNotifications } from './notifications/delete-all-notifications.ts'
import { deleteNotification } from './notifications/delete-notification.ts'
import { listNotifications } from './notifications/list-notifications.ts'
import { readAllNotifications } from './notifications/read-all-notifications.ts'
import { readNotification } from './notifications/read-notification.ts'
import { findCep } from './places/find-cep.ts'
import { listPlaces } from './places/list-places.ts'
import { changePrices, changeProduct, changeProductStatus, createProduct } from './products/change-products.ts'
import { getProduct } from './products/get-product.ts'
import { importProducts, previewImport, undoImport } from './products/import-products.ts'
import { listCompanyProducts } from './products/list-company-products.ts'
import { listProductHistory } from './products/list-product-history.ts'
import { getArrivalCode } from './rachas/get-arrival-code.ts'
import { getRacha } from './rachas/get-racha.ts'
import { arriveByLink, getLinkedArrival } from './rachas/linked-arrival.ts'
import { answerLinkedRacha, getLinkedRacha } from './rachas/linked-racha.ts'
import { listEarlierPlayers } from './rachas/list-earlier-players.ts'
import { listOpenRachas } from './rachas/list-open-rachas.ts'
import { listRachas } from './rachas/list-rachas.ts'
import { sendRachaCommand } from './rachas/send-racha-command.ts'
import { getAthleteCard, getRachaStats } from './rachas/stats.ts'
import { chooseAfterRain } from './rain/choose-after-rain.ts'
import { previewRain } from './rain/preview-rain.ts'
import { tellRain } from './rain/tell-rain.ts'
import { helpReview, reportReview } from './reviews/mark-review.ts'
import { writeReview } from './reviews/write-review.ts'
import { answerCompanySeriesRequest } from './series/answer-company-series-request.ts'
import { answerSeriesRequest } from './series/answer-series-request.ts'
import { askForSeries } from './series/ask-for-series.ts'
import { getCompanySeries } from './series/get-company-series.ts'
import { giveWeekBack } from './series/give-week-back.ts'
import { listCompanySeriesRequests } from './series/list-company-series-requests.ts'
import { listCompanySeries } from './series/list-company-series.ts'
import { listSeriesRequests } from './series/list-series-requests.ts'
import { listSeries } from './series/list-series.ts'
import { paySeriesBill } from './series/pay-series-bill.ts'
import { previewSeriesCommand } from './series/preview-series-command.ts'
import { previewSeriesRequest } from './series/preview-series-request.ts'
import { previewSlotCommand } from './series/preview-slot-command.ts'
import { previewRaise, raiseSeries } from './series/raise-series.ts'
import { sendSeriesCommand } from './series/send-series-command.ts'
import { sendSlotCommand } from './series/send-slot-command.ts'
import { getLinkedBill } from './splits/get-linked-bill.ts'
import { getSplitProposal } from './splits/get-split-proposal.ts'
import { getSplit } from './splits/get-split.ts'
import { handOverTab } from './splits/hand-over-tab.ts'
import { getLinkedShare, sendShareCommand } from './splits/linked-share.ts'
import { listSplits } from './splits/list-splits.ts'
import { sendSplitCommand } from './splits/send-split-command.ts'
import { buyStock } from './stock/buy-stock.ts'
import { changeStockRule } from './stock/change-stock-rule.ts'
import { finishCount, previewCount } from './stock/finish-count.ts'
import { listStockMovements } from './stock/list-stock-movements.ts'
import { loseStock } from './stock/lose-stock.ts'
import { reverseMovement } from './stock/reverse-movement.ts'
import { askBill } from './tabs/ask-bill.ts'
import { getCompanyTab } from './tabs/get-company-tab.ts'
import { getTab } from './tabs/get-tab.ts'
import { listCompanyTabs } from './tabs/list-company-tabs.ts'
import { listCounterProducts } from './tabs/list-counter-products.ts'
import { listOpenTabs } from './tabs/list-open-tabs.ts'
import { listTabHistory } from './tabs/list-tab-history.ts'
import { listTabs } from './tabs/list-tabs.ts'
import { payTab } from './tabs/pay-tab.ts'
import { sendReceipt } from './tabs/send-receipt.ts'
import { sendTabCommand } from './tabs/send-tab-command.ts'
import { closeTill } from './tills/close-till.ts'
import { correctTillCount } from './tills/correct-till-count.ts'
import { explainTill } from './tills/explain-till.ts'
import { getTillReport } from './tills/get-till-report.ts'
import { getTill } from './tills/get-till.ts'
import { listTills } from './tills/list-tills.ts'
import { moveTillCash } from './tills/move-till-cash.ts'
import { openTill } from './tills/open-till.ts'
import { showTillSales } from './tills/show-till-sales.ts'
import { changeWaitingWay } from './waiting/change-waiting-way.ts'
import { joinQueue, leaveQueue, listWaits } from './waiting/my-waits.ts'
import type { Call } from './http/call.ts'

/** Every call that the backend answers. */
export const apiCalls: readonly Call[] = [
  actOnRows,
  sendAdminCommand,
  undoAdminCommand,
  changeCompanyStatus,
  importRows,
  searchEverything,
  getWaiting,
  getAthleteCard,
  listAthletes,
  getCard,
  askCode,
  confirmCode,
  forgotPassword,
  login,
  logout,
  logoutAllDevices,
  register,
  registerCompany,
  resendVerificationCode,
  resetPassword,
  verifyEmail,
  getLinkedBill,
  getLinkedBooking,
  takeBookingOver,
  listBookings,
  createBooking,
  getBooking,
  cancelBooking,
  useCoupon,
  dropCoupon,
  getBookingLink,
  offerBooking,
  withdrawLink,
  previewMove,
  moveBooking,
  payBooking,
  chooseAfterRain,
  writeReview,
  readCalendar,
  findCep,
  getCompany,
  listCompanyFields,
  listCompanyReviews,
  getOwnCompany,
  listCompanyBookings,
  getCalendar,
  sendBookingCommand,
  getCompanyBooking,
  sendBooking,
  listClosures,
  createClosure,
  previewClosure,
  getClosure,
  removeClosure,
  endClosure,
  listCounterProducts,
  listCoupons,
  createCoupon,
  getCoupon,
  changeCoupon,
  listCouponHistory,
  changeCouponStatus,
  listCustomers,
  listDeals,
  createDeal,
  endDeal,
  listCompanyExpenses,
  sendExpenseCommand,
  matchStatement,
  getExpense,
  addReceipt,
  getReceipt,
  removeReceipt,
  listOwnFields,
  createField,
  changeManyPrices,
  getOwnField,
  copyField,
  changeFieldCourt,
  changeFieldParts,
  addFieldPhoto,
  changeFieldPhotos,
  changeFieldPrices,
  withdrawPrices,
  changeFieldStatus,
  changeFieldTimes,
  listCompanyEntries,
  listAccruals,
  changeCardTerms,
  closeMonth,
  reopenMonth,
  getHoursReport,
  listOpenItems,
  getFinancialReport,
  getMoneySettings,
  changeSharing,
  changeStarts,
  listCompanyIncomes,
  changeLogo,
  removeLogo,
  listCompanyProducts,
  createProduct,
  changePrices,
  importProducts,
  previewImport,
  undoImport,
  getProduct,
  changeProduct,
  listProductHistory,
  loseStock,
  listStockMovements,
  buyStock,
  changeProductStatus,
  changeCompany,
  changeWaitingWay,
  tellRain,
  previewRain,
  listOwnReviews,
  answerReview,
  listCompanySeries,
  sendSeriesCommand,
  previewSeriesCommand,
  raiseSeries,
  previewRaise,
  listCompanySeriesRequests,
  answerCompanySeriesRequest,
  getCompanySeries,
  finishCount,
  previewCount,
  reverseMovement,
  changeStockRule,
  listCompanyTabs,
  sendTabCommand,
  listOpenTabs,
  getCompanyTab,
  handOverTab,
  listTabHistory,
  sendReceipt,
  getTill,
  listTills,
  openTill,
  getTillReport,
  closeTill,
  correctTillCount,
  moveTillCash,
  explainTill,
  showTillSales,
  listWaiting,
  searchFields,
  getField,
  getAvailability,
  listFieldReviews,
  listMapPins,
  me,
  getAccount,
  changeAccount,
  giveBirthDate,
  turnOnCalendar,
  turnOffCalendar,
  changeCard,
  openCard,
  closeCard,
  changeCity,
  listCredits,
  getDeletion,
  deleteAccount,
  askEmailChange,
  dropEmailChange,
  confirmEmailChange,
  exportData,
  listFavourites,
  changeFavourites,
  changePreferences,
  changeOpenAlerts,
  changePassword,
  changePhoto,
  removePhoto,
  changeSearches,
  listDevices,
  endDevice,
  changeSports,
  listNotifications,
  deleteAllNotifications,
  readAllNotifications,
  deleteNotification,
  readNotification,
  listOpenRachas,
  listPlaces,
  registerInterest,
  getLinkedRacha,
  answerLinkedRacha,
  getLinkedArrival,
  arriveByLink,
  listRachas,
  sendRachaCommand,
  getRacha,
  getArrivalCode,
  listEarlierPlayers,
  getRachaStats,
  helpReview,
  reportReview,
  listSeries,
  listSeriesRequests,
  askForSeries,
  previewSeriesRequest,
  answerSeriesRequest,
  sendSlotCommand,
  giveWeekBack,
  paySeriesBill,
  previewSlotCommand,
  getLinkedShare,
  sendShareCommand,
  getSplitProposal,
  listSplits,
  sendSplitCommand,
  getSplit,
  listTabs,
  getTab,
  askBill,
  payTab,
  listWaits,
  joinQueue,
  leaveQueue,
  ...adminLists,
  ...adminRowCalls,
  ...lookCalls,
]
