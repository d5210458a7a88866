import { addons } from 'storybook/manager-api'
import { create, getPreferredColorScheme } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: getPreferredColorScheme(),
    brandTitle: 'Campo Livre',
    brandTarget: '_self',
    colorPrimary: '#047857',
    colorSecondary: '#047857',
    appBorderRadius: 8,
    inputBorderRadius: 6,
  }),
  // Screens need the room, and have nothing to control; the A key opens the panel.
  layout: { showPanel: false, bottomPanelHeight: 220 },
})
