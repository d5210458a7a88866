declare module 'virtual:icons-in-use' {
  import type { ComponentType } from 'react'

  /** Every icon of the product, by name, with the files that use it. */
  export const icons: readonly {
    name: string
    Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>
    files: readonly string[]
  }[]
}
