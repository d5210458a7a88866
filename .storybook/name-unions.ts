import type { ArgTypesEnhancer } from 'storybook/internal/csf'

/** Writes out the values of a union, `'small' | 'medium'`, where the table of properties would say just "union". */
export const nameUnions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType
      if (typeof type !== 'object' || type.name !== 'enum') return [name, argType]
      const summary = type.value.map((word) => JSON.stringify(word).replaceAll('"', "'")).join(' | ')
      return [name, { ...argType, table: { ...table, type: { summary } } }]
    }),
  )
