/** The most instalments that an arena may allow. */
export const MAX_INSTALMENTS = 12
