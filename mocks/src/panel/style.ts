/** The look of the controls; it stays inside their shadow root. */
export const style = `
:host { all: initial; }
aside {
  position: fixed; left: 0; z-index: 900;
  bottom: calc(var(--bottom-bar-height, 96px) + 12px + env(safe-area-inset-bottom, 0px));
  font: 14px/1.4 system-ui, sans-serif; color: #f1f5f9;
}
button { font: inherit; color: inherit; cursor: pointer; }
:is(button, a):focus-visible { outline: 3px solid #facc15; outline-offset: 2px; }
/* Half tucked into the edge: what shows stays in the gutter of a phone, what can be hit is larger. */
.toggle {
  display: flex; align-items: center; width: 28px; height: 48px; padding: 0; border: 0; background: none;
}
.toggle span {
  display: grid; place-items: center; width: 16px; height: 40px; box-sizing: border-box;
  border: 1px solid #94a3b8; border-left: 0; border-radius: 0 8px 8px 0; background: #1e293b;
  transition: width .12s ease-out;
}
.toggle:is(:hover, :focus-visible, [aria-expanded='true']) span { width: 28px; }
.toggle svg { width: 12px; height: 12px; }
.panel {
  box-sizing: border-box; width: min(320px, calc(100vw - 24px)); max-height: min(70vh, 560px); overflow-y: auto;
  margin: 0 0 8px 12px; padding: 16px; border-radius: 12px; background: #1e293b; box-shadow: 0 8px 32px #0008;
}
.panel[hidden] { display: none; }
h2 { margin: 0 0 4px; font-size: 16px; }
h3 { margin: 16px 0 6px; font-size: 14px; }
p { margin: 0 0 6px; }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
.action {
  min-height: 44px; padding: 6px 12px; border: 1px solid #94a3b8; border-radius: 8px; background: #334155; text-align: left;
}
a.action { display: flex; align-items: center; box-sizing: border-box; width: fit-content; color: inherit; }
.action:hover { background: #475569; }
.action[aria-pressed='true'] { border-color: #facc15; }
.action[disabled] { opacity: .6; cursor: progress; }
.mails { max-height: 240px; overflow-y: auto; margin-bottom: 8px; }
code { font: 13px ui-monospace, monospace; word-break: break-all; }
small { color: #cbd5e1; font-size: 12px; }
`
