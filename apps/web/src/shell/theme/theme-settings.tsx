import button from '@campo-livre/ui/button/button.module.css'
import { presets } from '@campo-livre/ui/theme/presets.ts'
import { primaries } from '@campo-livre/ui/theme/primaries.ts'
import { surfaces } from '@campo-livre/ui/theme/surfaces.ts'
import { useAtom } from '../../lib/state/store.ts'
import { readTheme, themeAtom } from '../../lib/theme/theme-atom.ts'
import { PresetSample } from './preset-sample.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import classes from './theme-settings.module.css'

const schemes = [
  { id: 'light', name: 'Claro' },
  { id: 'dark', name: 'Escuro' },
  { id: 'system', name: 'Sistema' },
]
const menus = [
  { id: 'static', name: 'Fixo ao lado' },
  { id: 'overlay', name: 'Por cima da página' },
] as const

const swatched = ({ id, name, swatch }: { id: string; name: string; swatch: string }) => ({
  id,
  name,
  sample: <span className={classes.swatch} style={{ background: swatch }} />,
})

/** The settings of the theme (F1, F2, F6). */
export function ThemeSettings() {
  const [theme, choose] = useAtom(themeAtom)
  const chosen = theme.darkTheme ? 'dark' : 'light'
  return (
    <div className={classes.settings}>
      <ThemeChoice
        legend="Tema"
        value={theme.darkTheme === null ? 'system' : chosen}
        options={schemes}
        onChange={(id) => choose({ darkTheme: id === 'system' ? null : id === 'dark' })}
      />
      <ThemeChoice
        legend="Cor principal"
        value={theme.primary}
        options={primaries.map((each) => ({ ...swatched(each), id: each.id }))}
        onChange={(primary) => choose({ primary })}
      />
      <ThemeChoice
        legend="Tons neutros"
        value={theme.surface}
        options={surfaces.map((each) => ({ ...swatched(each), id: each.id }))}
        onChange={(surface) => choose({ surface })}
      />
      <ThemeChoice
        legend="Estilo"
        value={theme.preset}
        options={presets.map(({ id, name, about }) => ({
          id,
          name,
          about,
          sample: <PresetSample preset={id} />,
        }))}
        onChange={(preset) => choose({ preset })}
      />
      <ThemeChoice
        legend="Menu em telas largas"
        value={theme.menuMode}
        options={menus}
        onChange={(menuMode) => choose({ menuMode })}
      />
      <label className={classes.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={theme.ripple}
          aria-checked={theme.ripple}
          onChange={({ currentTarget }) => choose({ ripple: currentTarget.checked })}
        />
        Onda nos botões
      </label>
      <button type="button" className={button.secondary} onClick={() => choose(readTheme(null))}>
        Voltar ao padrão
      </button>
    </div>
  )
}
