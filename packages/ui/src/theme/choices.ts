/** F2: what a theme can be, the default first. What each looks like: `presets.ts`, `primaries.ts`, `surfaces.ts`. */
export const presetIds = ['aura', 'lara', 'nora'] as const
export const primaryIds = ['emerald', 'teal', 'blue', 'indigo', 'violet', 'slate'] as const
export const surfaceIds = ['green', 'gray', 'slate', 'sand'] as const
