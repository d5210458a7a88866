/** The looks of the panel's lists: settings, rows, mails and calls. */
export const lists = `
code { font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; overflow-wrap: anywhere; }
.link { display: block; padding: 8px 10px; border-radius: 6px; background: var(--cl-surface-2); }
.signs { display: flex; flex-wrap: wrap; gap: 4px 6px; }
.signs li { padding: 2px 8px; border-radius: 6px; background: var(--cl-surface-2); font-size: 13px; }
.signs .odd { background: var(--cl-accent-soft); color: var(--cl-accent-text); }
.signs .odd::before { content: '! ' / ''; font-weight: 600; }
.who code { display: block; }
.time { font: var(--cl-weight-display) var(--cl-size-39)/1.1 var(--cl-font-display); font-variant-numeric: tabular-nums; }
.none { color: var(--cl-text-dim); }
.rows { display: grid; gap: 6px; }
.rows li {
  display: flex; align-items: center; gap: 8px; padding: 4px 4px 4px 12px; min-height: 52px;
  border: 1px solid var(--cl-line); border-radius: 8px; background: var(--cl-surface-1);
}
.rows li > span { flex: 1; display: grid; min-width: 0; padding: 6px 0; overflow-wrap: anywhere; }
.rows strong { font-weight: 600; }
.rows .action { flex: none; }
.mails { max-height: 280px; overflow-y: auto; }
.calls { border: 1px solid var(--cl-line); border-radius: 8px; background: var(--cl-surface-1); overflow: hidden; }
.calls:empty { display: none; }
.calls > li { content-visibility: auto; contain-intrinsic-size: auto 48px; }
.calls > li + li { border-top: 1px solid var(--cl-line); }
summary {
  display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 2px 10px; align-items: center; min-height: 48px; padding: 8px 12px;
  cursor: pointer; list-style: none; outline-offset: -3px !important;
}
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--cl-hover); }
.status { display: inline-flex; align-items: center; gap: 4px; min-width: 52px; color: var(--cl-primary-text); font-weight: 600; font-variant-numeric: tabular-nums; }
.status.failed { color: var(--cl-danger); }
.status svg { width: 16px; height: 16px; }
.path { overflow-wrap: anywhere; font: 12.5px/1.4 ui-monospace, SFMono-Regular, Menlo, monospace; }
.ms { color: var(--cl-text-dim); font-size: 12px; font-variant-numeric: tabular-nums; text-align: right; }
.rule { grid-column: 2 / -1; color: var(--cl-text-dim); font-size: 12px; }
.details { display: grid; gap: 10px; padding: 4px 12px 12px; }
figcaption { margin-bottom: 4px; color: var(--cl-text-dim); font-size: 12px; }
pre {
  max-height: 280px; overflow: auto; padding: 10px 12px; border-radius: 6px; background: var(--cl-surface-2);
  font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
}
`
