/** The layout of the panel: docked beside the app on a wide screen, a sheet from below on a narrow one. */
export const frame = `
:host {
  all: initial; color-scheme: inherit; color: var(--cl-text);
  font: 400 var(--cl-size-14)/1.4 var(--cl-font); -webkit-tap-highlight-color: transparent;
}
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
@media print { aside { display: none; } }
h2, h3, p, ul, figure, pre { margin: 0; padding: 0; }
ul { list-style: none; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:focus-visible { outline: 2px solid var(--cl-focus); outline-offset: 2px; }
aside { position: fixed; z-index: 900; left: 0; bottom: calc(var(--bottom-bar-height, 96px) + 12px + env(safe-area-inset-bottom, 0px)); }
aside[data-side='right'] { left: auto; right: 0; }
/* Open, it is at hand over the app's own dialogs too. */
aside[data-open] { z-index: calc(var(--cl-z-modal) + 10); inset: auto 0 0; }

/* Half tucked into the edge: what shows stays in the gutter of a phone, what can be hit is larger. */
.toggle { display: flex; align-items: center; width: 28px; height: 48px; padding: 0; border: 0; background: none; color: inherit; cursor: pointer; }
aside[data-side='right'] .toggle { justify-content: flex-end; }
.tab {
  position: relative; display: grid; place-items: center; width: 16px; height: 44px;
  border: 1px solid var(--cl-line-strong); border-left: 0; border-radius: 0 8px 8px 0;
  background: var(--cl-surface-overlay); transition: width var(--cl-fast) var(--cl-ease);
}
aside[data-side='right'] .tab { border-left: 1px solid var(--cl-line-strong); border-right: 0; border-radius: 8px 0 0 8px; }
.toggle:is(:hover, :focus-visible) .tab, .tab:has(.badge:not([hidden])) { width: 28px; }
.tab svg { width: 14px; height: 14px; }
.tab:has(.badge:not([hidden])) { border-color: var(--cl-accent); background: var(--cl-accent-soft); color: var(--cl-accent-text); }
.badge {
  position: absolute; top: -8px; right: -6px; min-width: 18px; height: 18px; padding: 0 4px; border-radius: 9px;
  background: var(--cl-accent-text); color: var(--cl-accent-soft); font-size: 12px; font-weight: 600; line-height: 18px; text-align: center;
}
.badge::before { content: attr(data-count) / ''; }
aside[data-side='right'] .badge { right: auto; left: -6px; }

.panel {
  display: flex; flex-direction: column; width: 100%; height: min(62dvh, 600px); max-height: 85dvh;
  border-top: 3px solid var(--cl-accent); border-radius: 12px 12px 0 0; overflow: hidden;
  background: var(--cl-surface-0); box-shadow: var(--cl-shadow-overlay);
  padding-bottom: env(safe-area-inset-bottom, 0px);
}
header { display: flex; align-items: center; padding: 2px 4px 0 16px; background: var(--cl-surface-1); }
h2 { flex: 1; font: var(--cl-weight-display) var(--cl-size-16)/1.2 var(--cl-font-display); font-stretch: var(--cl-display-width); }
header .sign[aria-label^='Passar'] { display: none; }
[role='tablist'] {
  display: flex; flex: none; flex-wrap: wrap; justify-content: space-between; padding: 0 10px;
  border-bottom: 1px solid var(--cl-line); background: var(--cl-surface-1);
}
[role='tab'] {
  flex: 0 0 auto; min-height: 44px; padding: 0 6px; border: 0; border-bottom: 2px solid transparent; background: none;
  color: var(--cl-text-dim); font: inherit; cursor: pointer; outline-offset: -3px !important;
}
@media (max-width: 22.5em) {
  [role='tablist'] { padding: 0 6px; }
  [role='tab'] { padding: 0 2px; font-size: 0.8125rem; }
}
[role='tab'][aria-selected='true'] { border-color: var(--cl-primary); color: var(--cl-text); font-weight: 600; }
[role='tab']:hover { color: var(--cl-text); }
.body { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; padding: 16px; outline-offset: -3px !important; }
.body > div, .log { display: grid; gap: 20px; grid-template-columns: minmax(0, 1fr); }
section { display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); }
h3 { font-size: var(--cl-size-14); font-weight: 600; }
.hint, small { color: var(--cl-text-dim); font-size: var(--cl-size-12); line-height: 1.4; }
.card { padding: 12px; border: 1px solid var(--cl-line); border-radius: 8px; background: var(--cl-surface-1); }
.status-line {
  display: flex; flex: none; align-items: center; gap: 8px; min-height: 44px; padding: 6px 16px;
  border-top: 1px solid var(--cl-line); background: var(--cl-surface-1); font-size: 13px;
}
.status-line:empty { min-height: 0; padding: 0; border: 0; }
.status-line svg { flex: none; width: 18px; height: 18px; color: var(--cl-primary-text); }
.status-line.failed, .status-line.failed svg { color: var(--cl-danger); }
progress { flex: none; width: 64px; accent-color: var(--cl-primary); }
.notices { position: fixed; z-index: 1; top: 8px; left: 50%; display: grid; gap: 8px; width: min(440px, 100vw - 16px); transform: translateX(-50%); }
.notice {
  display: flex; align-items: center; gap: 12px; padding: 4px 4px 4px 16px; border: 1px solid var(--cl-accent); border-radius: 8px;
  background: var(--cl-accent-soft); color: var(--cl-text); box-shadow: var(--cl-shadow-overlay);
}
.notice p { flex: 1; padding: 8px 0; }
.notice > svg { flex: none; width: 20px; height: 20px; color: var(--cl-accent-text); }

@media (min-width: 62em) {
  aside[data-open] { inset: 0 auto 0 0; }
  aside[data-open][data-side='right'] { inset: 0 0 0 auto; }
  .panel { width: 392px; height: 100dvh; max-height: none; border-radius: 0; border-top: 0; border-right: 3px solid var(--cl-accent); box-shadow: none; }
  aside[data-side='right'] .panel { border-right: 0; border-left: 3px solid var(--cl-accent); }
  header { min-height: 56px; }
  header .sign[aria-label^='Passar'] { display: grid; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; scroll-behavior: auto !important; } }
`
