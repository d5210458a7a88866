/** F2: the choices of a theme, the default first. Their looks: `presets.ts`, `primaries.ts`, `surfaces.ts`. */
export const presetIds = ['aura', 'lara', 'nora'] as const
export const primaryIds = ['emerald', 'teal', 'blue', 'indigo', 'violet', 'slate'] as const
export const surfaceIds = ['green', 'gray', 'slate', 'sand'] as const
