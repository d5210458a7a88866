declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Subject | 'me', ...unknown[]]
  }
}

/** The subject of a read, with which each query key begins. A write names the subjects that it changes. */
export type Subject =
  | 'account'
  | 'admin'
  /** The cards of athletes, as others see them. */
  | 'athletes'
  | 'bookings'
  | 'closures'
  | 'companies'
  /** The user's own company. */
  | 'company'
  | 'coupons'
  | 'deletion'
  | 'devices'
  | 'expenses'
  | 'fields'
  | 'financial'
  | 'notifications'
  | 'places'
  | 'products'
  | 'rachas'
  /** Bills among several people. */
  | 'splits'
  /** Fixed slots (mensalistas). */
  | 'series'
  | 'tabs'
  | 'tills'
