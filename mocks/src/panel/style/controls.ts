/** Buttons, fields and choices. */
export const controls = `
button, input, select, textarea { font: inherit; color: inherit; }
button { cursor: pointer; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.row p { flex: 1 1 100%; }
.action, .choice {
  display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 6px 14px; text-align: left; text-decoration: none;
  border: 1px solid var(--cl-line-strong); border-radius: 8px; background: var(--cl-surface-1); color: var(--cl-text);
}
.action svg { flex: none; width: 18px; height: 18px; }
:is(.action, .choice, .sign):hover { background-image: linear-gradient(var(--cl-hover), var(--cl-hover)); }
.action.main { justify-content: center; border-color: transparent; background: var(--cl-primary); color: var(--cl-on-primary); font-weight: 600; }
.action[disabled] { opacity: .55; cursor: default; }
.choice { padding: 6px 12px; border-color: var(--cl-line); }
.choice[aria-pressed='true'] { border-color: var(--cl-primary); background: var(--cl-primary-soft); color: var(--cl-on-primary-soft); font-weight: 600; }
.choice[aria-pressed='true']::before { content: '✓' / ''; }
.choice { gap: 6px; }
.sign { display: grid; place-items: center; flex: none; width: 44px; height: 44px; padding: 0; border: 0; border-radius: 8px; background: none; }
.sign svg { width: 20px; height: 20px; }
.grid { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
.grid .action { padding: 8px 12px; min-height: 56px; font-size: 13px; line-height: 1.3; }
.switch {
  display: flex; align-items: center; gap: 12px; min-height: 44px; padding: 0; border: 0; background: none; text-align: left; justify-content: space-between;
}
.switch::after {
  content: ''; flex: none; width: 44px; height: 26px; border: 1px solid var(--cl-line-strong); border-radius: 13px;
  background: radial-gradient(circle at 12px 50%, var(--cl-line-strong) 8px, transparent 8.5px) var(--cl-surface-1);
}
.switch[aria-checked='true']::after {
  border-color: var(--cl-primary); background: radial-gradient(circle at 30px 50%, var(--cl-on-primary) 8px, transparent 8.5px) var(--cl-primary);
}
label { display: block; margin-bottom: 4px; color: var(--cl-text-dim); font-size: var(--cl-size-12); }
input:not([type='file']), select, textarea {
  width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--cl-line-strong); border-radius: 8px; background: var(--cl-surface-1);
}
::placeholder { color: var(--cl-text-dim); opacity: 1; }
textarea { resize: vertical; font: 12px/1.5 ui-monospace, monospace; }
:is(input, select, textarea):focus-visible { outline-offset: -1px; }
.fault-form { display: grid; gap: 10px; padding-top: 4px; }
.fault-form .action { justify-self: start; }
.one-line { display: flex; align-items: end; gap: 8px; }
.one-line > div { flex: 1; }
.chooser { position: relative; }
.options {
  max-height: 264px; margin-top: 4px; overflow-y: auto; overscroll-behavior: contain; padding: 4px;
  border: 1px solid var(--cl-line-strong); border-radius: 8px; background: var(--cl-surface-overlay);
}
.options li { display: grid; align-content: center; min-height: 44px; padding: 6px 10px; border-radius: 6px; cursor: pointer; overflow-wrap: anywhere; }
.options li strong { font-weight: 600; }
.options li:hover { background: var(--cl-hover); }
.options li[aria-selected='true'] { background: var(--cl-primary-soft); color: var(--cl-on-primary-soft); }
.options li[aria-selected='true'] small { color: inherit; }
.options .nothing { color: var(--cl-text-dim); cursor: default; }
.drop { border: 1px dashed var(--cl-line-strong); border-radius: 8px; }
.drop.over { border-color: var(--cl-primary); background: var(--cl-primary-soft); }
.drop:focus-within { outline: 2px solid var(--cl-focus); outline-offset: 2px; }
.drop input { position: absolute; width: 1px; height: 1px; opacity: 0; }
.drop label { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; min-height: 64px; margin: 0; padding: 12px 16px; color: var(--cl-text-dim); font-size: 13px; cursor: pointer; }
.drop label strong { color: var(--cl-text); font-weight: 600; }
.drop svg { width: 18px; height: 18px; }
`
