declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Subject | 'me', ...unknown[]]
  }
}

/** What a read is about: each query key begins with one. A write names those that it changes. */
export type Subject =
  | 'account'
  | 'admin'
  | 'bookings'
  | 'companies'
  /** Their own, for who runs one. */
  | 'company'
  | 'deletion'
  | 'devices'
  | 'expenses'
  | 'fields'
  | 'financial'
  | 'notifications'
  | 'places'
  | 'products'
  | 'rachas'
  | 'tabs'
