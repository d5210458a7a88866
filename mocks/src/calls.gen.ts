// Written by `pnpm structure` (tools/checks/call-lists.ts) from the folders beside it.
import { forgotPassword } from './handlers/account/forgot-password.ts'
import { logoutAllDevices } from './handlers/account/logout-all-devices.ts'
import { registerCompany } from './handlers/account/register-company.ts'
import { register } from './handlers/account/register.ts'
import { resendVerificationCode } from './handlers/account/resend-verification-code.ts'
import { resetPassword } from './handlers/account/reset-password.ts'
import { verifyEmail } from './handlers/account/verify-email.ts'
import { actOnRows } from './handlers/admin/act-on-rows.ts'
import { adminRowCalls } from './handlers/admin/admin-rows.ts'
import { changeCompanyStatus } from './handlers/admin/change-company-status.ts'
import { getWaiting } from './handlers/admin/get-waiting.ts'
import { importRows } from './handlers/admin/import-rows.ts'
import { adminLists } from './handlers/admin/list-all.ts'
import { lookCalls } from './handlers/admin/looks.ts'
import { searchEverything } from './handlers/admin/search-everything.ts'
import { sendAdminCommand } from './handlers/admin/send-admin-command.ts'
import { undoAdminCommand } from './handlers/admin/undo-admin-command.ts'
import { askCode } from './handlers/auth/ask-code.ts'
import { confirmCode } from './handlers/auth/confirm-code.ts'
import { login } from './handlers/auth/login.ts'
import { logout } from './handlers/auth/logout.ts'
import { me } from './handlers/auth/me.ts'
import { cancelBooking } from './handlers/bookings/cancel-booking.ts'
import { createBooking } from './handlers/bookings/create-booking.ts'
import { getBooking } from './handlers/bookings/get-booking.ts'
import { getCalendar } from './handlers/bookings/get-calendar.ts'
import { getCompanyBooking } from './handlers/bookings/get-company-booking.ts'
import { listBookings } from './handlers/bookings/list-bookings.ts'
import { listCompanyBookings } from './handlers/bookings/list-company-bookings.ts'
import { listCustomers } from './handlers/bookings/list-customers.ts'
import { payBooking } from './handlers/bookings/pay-booking.ts'
import { sendBookingCommand } from './handlers/bookings/send-booking-command.ts'
import { sendBooking } from './handlers/bookings/send-booking.ts'
import { createClosure } from './handlers/closures/create-closure.ts'
import { endClosure } from './handlers/closures/end-closure.ts'
import { getClosure } from './handlers/closures/get-closure.ts'
import { listClosures } from './handlers/closures/list-closures.ts'
import { previewClosure } from './handlers/closures/preview-closure.ts'
import { removeClosure } from './handlers/closures/remove-closure.ts'
import { changeCompany, changeLogo, removeLogo } from './handlers/companies/change-company.ts'
import { getCompany } from './handlers/companies/get-company.ts'
import { getOwnCompany } from './handlers/companies/get-own-company.ts'
import { listCompanyFields } from './handlers/companies/list-company-fields.ts'
import { listCompanyReviews } from './handlers/companies/list-company-reviews.ts'
import { listWaiting } from './handlers/companies/list-waiting.ts'
import { answerReview, listOwnReviews } from './handlers/companies/own-reviews.ts'
import { registerInterest } from './handlers/companies/register-interest.ts'
import { createDeal, endDeal, listDeals } from './handlers/deals/deals.ts'
import { getExpense } from './handlers/expenses/get-expense.ts'
import { listCompanyExpenses, listCompanyIncomes } from './handlers/expenses/list-company-expenses.ts'
import { matchStatement } from './handlers/expenses/match-statement.ts'
import { addReceipt, getReceipt, removeReceipt } from './handlers/expenses/receipts.ts'
import { sendExpenseCommand } from './handlers/expenses/send-expense-command.ts'
import { changeFieldCourt } from './handlers/fields/change-field-court.ts'
import { changeFieldParts } from './handlers/fields/change-field-parts.ts'
import { changeFieldPrices } from './handlers/fields/change-field-prices.ts'
import { changeFieldStatus } from './handlers/fields/change-field-status.ts'
import { changeFieldTimes } from './handlers/fields/change-field-times.ts'
import { changeManyPrices } from './handlers/fields/change-many-prices.ts'
import { copyField } from './handlers/fields/copy-field.ts'
import { createField } from './handlers/fields/create-field.ts'
import { addFieldPhoto, changeFieldPhotos } from './handlers/fields/field-photos.ts'
import { getAvailability } from './handlers/fields/get-availability.ts'
import { getField } from './handlers/fields/get-field.ts'
import { getOwnField } from './handlers/fields/get-own-field.ts'
import { listFieldReviews } from './handlers/fields/list-field-reviews.ts'
import { listOwnFields } from './handlers/fields/list-own-fields.ts'
import { searchFields } from './handlers/fields/search-fields.ts'
import { withdrawPrices } from './handlers/fields/withdraw-prices.ts'
import { closeMonth, reopenMonth } from './handlers/financial/change-closings.ts'
import { changeSharing } from './handlers/financial/change-sharing.ts'
import { getFinancialReport } from './handlers/financial/get-financial-report.ts'
import { getHoursReport } from './handlers/financial/get-hours-report.ts'
import { listAccruals, listCompanyEntries, listOpenItems } from './handlers/financial/list-company-entries.ts'
import { changeCardTerms, changeStarts, getMoneySettings } from './handlers/financial/money-settings.ts'
import { changeAccount, getAccount, giveBirthDate } from './handlers/me/account.ts'
import { askEmailChange, dropEmailChange } from './handlers/me/change-email.ts'
import { changePassword } from './handlers/me/change-password.ts'
import { confirmEmailChange } from './handlers/me/confirm-email.ts'
import { listCredits } from './handlers/me/credits.ts'
import { deleteAccount, getDeletion } from './handlers/me/deletion.ts'
import { endDevice, listDevices } from './handlers/me/devices.ts'
import { exportData } from './handlers/me/export-data.ts'
import { changeFavourites, listFavourites } from './handlers/me/favourites.ts'
import { changePhoto, removePhoto } from './handlers/me/photo.ts'
import { changeCity, changePreferences, changeSports } from './handlers/me/preferences.ts'
import { deleteAllNotifications } from './handlers/notifications/delete-all-notifications.ts'
import { deleteNotification } from './handlers/notifications/delete-notification.ts'
import { listNotifications } from './handlers/notifications/list-notifications.ts'
import { readAllNotifications } from './handlers/notifications/read-all-notifications.ts'
import { readNotification } from './handlers/notifications/read-notification.ts'
import { createCardToken } from './handlers/payments/create-card-token.ts'
import { findCep } from './handlers/places/find-cep.ts'
import { listPlaces } from './handlers/places/list-places.ts'
import { changePrices } from './handlers/products/change-prices.ts'
import { changeProductStatus } from './handlers/products/change-product-status.ts'
import { changeProduct } from './handlers/products/change-product.ts'
import { createProduct } from './handlers/products/create-product.ts'
import { getProduct } from './handlers/products/get-product.ts'
import { importProducts } from './handlers/products/import-products.ts'
import { listCompanyProducts } from './handlers/products/list-company-products.ts'
import { listProductHistory } from './handlers/products/list-product-history.ts'
import { previewImport } from './handlers/products/preview-import.ts'
import { undoImport } from './handlers/products/undo-import.ts'
import { getArrivalCode } from './handlers/rachas/get-arrival-code.ts'
import { getRacha } from './handlers/rachas/get-racha.ts'
import { arriveByLink, getLinkedArrival } from './handlers/rachas/linked-arrival.ts'
import { answerLinkedRacha, getLinkedRacha } from './handlers/rachas/linked-racha.ts'
import { listEarlierPlayers } from './handlers/rachas/list-earlier-players.ts'
import { listOpenRachas } from './handlers/rachas/list-open-rachas.ts'
import { listRachas } from './handlers/rachas/list-rachas.ts'
import { sendRachaCommand } from './handlers/rachas/send-racha-command.ts'
import { getAthleteCard, getRachaStats } from './handlers/rachas/stats.ts'
import { chooseAfterRain } from './handlers/rain/choose-after-rain.ts'
import { previewRain } from './handlers/rain/preview-rain.ts'
import { tellRain } from './handlers/rain/tell-rain.ts'
import { answerCompanySeriesRequest } from './handlers/series/answer-company-series-request.ts'
import { answerSeriesRequest } from './handlers/series/answer-series-request.ts'
import { askForSeries } from './handlers/series/ask-for-series.ts'
import { getCompanySeries } from './handlers/series/get-company-series.ts'
import { giveWeekBack } from './handlers/series/give-week-back.ts'
import { listCompanySeriesRequests } from './handlers/series/list-company-series-requests.ts'
import { listCompanySeries } from './handlers/series/list-company-series.ts'
import { listSeriesRequests } from './handlers/series/list-series-requests.ts'
import { listSeries } from './handlers/series/list-series.ts'
import { paySeriesBill } from './handlers/series/pay-series-bill.ts'
import { previewSeriesCommand } from './handlers/series/preview-series-command.ts'
import { previewSeriesRequest } from './handlers/series/preview-series-request.ts'
import { previewRaise, raiseSeries } from './handlers/series/raise-series.ts'
import { sendSeriesCommand } from './handlers/series/send-series-command.ts'
import { getLinkedBill } from './handlers/splits/get-linked-bill.ts'
import { getSplitProposal } from './handlers/splits/get-split-proposal.ts'
import { getSplit } from './handlers/splits/get-split.ts'
import { handOverTab } from './handlers/splits/hand-over-tab.ts'
import { getLinkedShare, sendShareCommand } from './handlers/splits/linked-share.ts'
import { listSplits } from './handlers/splits/list-splits.ts'
import { sendSplitCommand } from './handlers/splits/send-split-command.ts'
import { buyStock } from './handlers/stock/buy-stock.ts'
import { changeStockRule } from './handlers/stock/change-stock-rule.ts'
import { finishCount, previewCount } from './handlers/stock/finish-count.ts'
import { listStockMovements } from './handlers/stock/list-stock-movements.ts'
import { loseStock } from './handlers/stock/lose-stock.ts'
import { reverseMovement } from './handlers/stock/reverse-movement.ts'
import { askBill } from './handlers/tabs/ask-bill.ts'
import { getCompanyTab } from './handlers/tabs/get-company-tab.ts'
import { getTab } from './handlers/tabs/get-tab.ts'
import { listCompanyTabs } from './handlers/tabs/list-company-tabs.ts'
import { listCounterProducts } from './handlers/tabs/list-counter-products.ts'
import { listOpenTabs } from './handlers/tabs/list-open-tabs.ts'
import { listTabHistory } from './handlers/tabs/list-tab-history.ts'
import { listTabs } from './handlers/tabs/list-tabs.ts'
import { payTab } from './handlers/tabs/pay-tab.ts'
import { sendReceipt } from './handlers/tabs/send-receipt.ts'
import { sendTabCommand } from './handlers/tabs/send-tab-command.ts'
import { closeTill } from './handlers/tills/close-till.ts'
import { correctTillCount } from './handlers/tills/correct-till-count.ts'
import { explainTill } from './handlers/tills/explain-till.ts'
import { getTillReport } from './handlers/tills/get-till-report.ts'
import { getTill } from './handlers/tills/get-till.ts'
import { listTills } from './handlers/tills/list-tills.ts'
import { moveTillCash } from './handlers/tills/move-till-cash.ts'
import { openTill } from './handlers/tills/open-till.ts'
import { showTillSales } from './handlers/tills/show-till-sales.ts'
import type { Call } from './http/call.ts'

/** Every call that the mock backend answers as the server would. */
export const apiCalls: readonly Call[] = [
  actOnRows,
  sendAdminCommand,
  undoAdminCommand,
  changeCompanyStatus,
  importRows,
  searchEverything,
  getWaiting,
  getAthleteCard,
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
  listBookings,
  createBooking,
  getBooking,
  cancelBooking,
  payBooking,
  chooseAfterRain,
  createCardToken,
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
  me,
  getAccount,
  changeAccount,
  giveBirthDate,
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
  changePassword,
  changePhoto,
  removePhoto,
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
  listSeries,
  listSeriesRequests,
  askForSeries,
  previewSeriesRequest,
  answerSeriesRequest,
  giveWeekBack,
  paySeriesBill,
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
  ...adminLists,
  ...adminRowCalls,
  ...lookCalls,
]
