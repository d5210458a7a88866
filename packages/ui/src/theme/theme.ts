import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core'
import { pageLabels } from '../text-set/page-labels.ts'
import { controlLabels, emptyLabels } from '../text-set/pt-br.ts'
import { amber, dark, emerald, gray, red } from './colors.ts'

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<'primary' | 'amber' | 'red' | 'gray' | 'dark', MantineColorsTuple>
  }
}

/** Two shadows, for resting and for floating elements; none in the dark scheme, where lightness shows the height. */
const shadow = 'var(--cl-shadow)'
const overlayShadow = 'var(--cl-shadow-overlay)'

/** F6: the z-index of layers. Popovers share the modal's level, so one opened inside a modal is above it. */
const menu = { zIndex: 'var(--cl-z-menu)' }
const modal = { zIndex: 'var(--cl-z-modal)' }

/**
 * A dialog appears where it stays. Mantine's own lets it fall by 30 px: a press in that time, which is long on a slow
 * phone, meets the place that the button has left, and nothing happens.
 */
const inPlace = { transition: 'fade', duration: 200 } as const

const { first, previous, next, last } = pageLabels
const pageControls = { first, previous, next, last }

/**
 * The theme for Mantine's components. Values that CSS needs too are in `tokens.css`; the variables made from this theme
 * are written to `mantine-variables.css`, so nothing is computed in the browser.
 */
export const theme = createTheme({
  primaryColor: 'primary',
  primaryShade: { light: 7, dark: 4 },
  colors: { primary: emerald, amber, red, gray, dark },
  white: '#ffffff',
  black: '#10201b',
  fontFamily: 'var(--cl-font)',
  fontFamilyMonospace: 'ui-monospace, Menlo, Consolas, monospace',
  headings: {
    fontFamily: 'var(--cl-font-display)',
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.9375rem', lineHeight: '1.2' },
      h2: { fontSize: '1.5625rem', lineHeight: '1.2' },
      h3: { fontSize: '1.25rem', lineHeight: '1.35' },
      h4: { fontSize: '1rem', lineHeight: '1.35' },
      h5: { fontSize: '0.875rem', lineHeight: '1.35' },
      h6: { fontSize: '0.75rem', lineHeight: '1.35' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5625rem' },
  spacing: {
    xs: 'var(--cl-space-2)',
    sm: 'var(--cl-space-3)',
    md: 'var(--cl-space-4)',
    lg: 'var(--cl-space-6)',
    xl: 'var(--cl-space-8)',
  },
  radius: {
    xs: 'min(0.25rem, var(--cl-radius-6))',
    sm: 'var(--cl-radius-6)',
    md: 'var(--cl-radius-8)',
    lg: 'var(--cl-radius-12)',
    xl: '1.25rem',
  },
  shadows: { xs: shadow, sm: shadow, md: overlayShadow, lg: overlayShadow, xl: overlayShadow },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  // Filled primary is 700 under white in light and 400 under 950 in dark: `--mantine-primary-color-contrast`.
  variantColorResolver(input) {
    const colors = defaultVariantColorsResolver(input)
    const filled = input.variant === 'filled' && (input.color === undefined || input.color === 'primary')
    return filled ? { ...colors, color: 'var(--mantine-primary-color-contrast)' } : colors
  },
  components: {
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: {
      defaultProps: {
        size: 'md',
        visibilityToggleButtonProps: { 'aria-label': controlLabels.showPassword, tabIndex: 0 },
      },
    },
    NumberInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md', nothingFoundMessage: emptyLabels.search } },
    NativeSelect: { defaultProps: { size: 'md' } },
    // These write white on the primary colour unless told otherwise, which cannot be read on the 400 of dark.
    Badge: { defaultProps: { variant: 'light', tt: 'none', size: 'lg', radius: 'sm' } },
    Checkbox: { defaultProps: { iconColor: 'var(--cl-on-primary)' } },
    Radio: { defaultProps: { iconColor: 'var(--cl-on-primary)' } },
    Pagination: {
      defaultProps: {
        'aria-label': pageLabels.navigation,
        getControlProps: (control: keyof typeof pageControls) => ({ 'aria-label': pageControls[control] }),
        getItemProps: (page: number) => ({ 'aria-label': pageLabels.page(formatCount(page)) }),
      },
      vars: () => ({
        root: {
          '--pagination-control-size': 'var(--cl-touch)',
          '--pagination-active-color': 'var(--cl-on-primary)',
        },
      }),
    },
    // F3: the labels of controls without visible text, in one place.
    CloseButton: { defaultProps: { 'aria-label': controlLabels.close } },
    ModalCloseButton: { defaultProps: { size: 44 } },
    DrawerCloseButton: { defaultProps: { size: 44 } },
    Modal: { defaultProps: { ...modal, centered: true, radius: 'lg', transitionProps: inPlace } },
    Drawer: { defaultProps: modal },
    // Their `header` is outside the page's: a screen reader would report a second banner.
    ModalHeader: { defaultProps: { role: 'none' } },
    DrawerHeader: { defaultProps: { role: 'none' } },
    Menu: { defaultProps: menu },
    Popover: { defaultProps: modal },
    HoverCard: { defaultProps: menu },
    Overlay: {
      defaultProps: { zIndex: 'var(--cl-z-overlay)' },
      vars: () => ({ root: { '--overlay-bg': 'var(--cl-scrim)' } }),
    },
    Tooltip: {
      defaultProps: { zIndex: 'var(--cl-z-tooltip)', multiline: true, maw: 'var(--cl-tooltip-width)' },
    },
  },
})
