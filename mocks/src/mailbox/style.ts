/** The look of the mailbox, light or dark as the reader has it. */
export const mailboxStyle = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f5f8f7, #0b1512); --card: light-dark(#fff, #12201b); --line: light-dark(#dde6e2, #263a33);
  --strong: light-dark(#768980, #6f8a80); --text: light-dark(#10201b, #e8f1ed); --dim: light-dark(#4b5b55, #a3b5ae);
  --accent: light-dark(#047857, #34d399); --on-accent: light-dark(#fff, #06281d);
  --code: light-dark(#d9f7e8, #14382b);
}
* { box-sizing: border-box; }
body {
  max-width: 720px; min-height: 100vh; margin: 0 auto; padding: 32px 16px 64px;
  font: 16px/1.5 system-ui, sans-serif; color: var(--text);
}
html { background: var(--page); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
h1 { margin: 0; font-size: 28px; line-height: 1.2; }
header p { margin: 4px 0 24px; color: var(--dim); }
form { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; margin: 0 0 24px; }
label { flex: 1 1 220px; font-size: 14px; font-weight: 600; }
input {
  display: block; width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px; border: 1px solid var(--strong);
  border-radius: 10px; background: var(--card); font: 400 16px/1.5 system-ui, sans-serif; color: inherit;
}
@media (max-width: 480px) { label { flex-basis: 100%; } form .button { flex: 1; justify-content: center; } }
.button {
  display: inline-flex; align-items: center; min-height: 44px; padding: 8px 16px; border: 1px solid var(--strong);
  border-radius: 10px; background: none; font: inherit; font-weight: 600; color: inherit; text-decoration: none;
  cursor: pointer;
}
.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); }
.button:hover { filter: brightness(1.08); }
ul { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; }
details, .empty { border: 1px solid var(--line); border-radius: 14px; background: var(--card); }
.empty { padding: 32px 16px; color: var(--dim); text-align: center; }
summary { padding: 14px 16px; border-radius: 14px; cursor: pointer; }
summary::marker { color: var(--dim); }
summary strong { overflow-wrap: anywhere; }
summary span { display: block; margin-left: 18px; font-size: 14px; color: var(--dim); overflow-wrap: anywhere; }
.letter { padding: 0 16px 16px 34px; }
.letter p { margin: 0 0 16px; overflow-wrap: anywhere; white-space: pre-line; }
.code {
  display: inline-block; padding: 6px 14px; border-radius: 10px; background: var(--code);
  font: 700 28px/1.3 ui-monospace, monospace; letter-spacing: .2em;
}
`
