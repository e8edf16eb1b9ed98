/** Colours of the kinds of change, by the page's own theme, which the marks inherit; the same as in the report. */
export const tones = `
  :host { --added: light-dark(oklch(.48 .09 195), oklch(.8 .11 193)); --removed: light-dark(oklch(.5 .18 20), oklch(.78 .12 18));
    --changed: light-dark(oklch(.5 .11 70), oklch(.85 .13 80)); --style: light-dark(oklch(.43 .17 266), oklch(.78 .1 266)); }
  [data-kind] { --tone: var(--changed); }
  [data-kind="added"] { --tone: var(--added); }
  [data-kind="removed"], [data-kind="broken"] { --tone: var(--removed); }
  [data-kind="style"], [data-kind="moved"], [data-kind="renamed"], [data-kind="shared"] { --tone: var(--style); }
  ins { text-decoration: none; color: var(--added); background: color-mix(in oklch, var(--added) 16%, transparent); border-radius: 4px; padding: 0 .1em; }
  del { color: var(--removed); background: color-mix(in oklch, var(--removed) 14%, transparent); border-radius: 4px; padding: 0 .1em; text-decoration-thickness: 1px; }
`;

/** The layer of marks: in the page's coordinates, outside of its flow. */
export const marksStyle = `
  ${tones}
  :host { position: absolute; inset: 0 auto auto 0; inline-size: 0; block-size: 0; z-index: 45; }
  :host([hidden]) { display: none; }
  * { box-sizing: border-box; margin: 0; }
  .mark { position: absolute; inline-size: 24px; padding: 0; border: 0; background: none; cursor: pointer; }
  .mark::before { content: ""; position: absolute; inset-block: 0; inset-inline-start: 10px; inline-size: 4px; border-radius: 4px; background: var(--tone); transition: inline-size 150ms, inset 150ms; }
  .mark[data-kind="style"]::before { background: repeating-linear-gradient(var(--tone) 0 6px, transparent 6px 10px); }
  .mark:hover::before, .mark[aria-current]::before { inline-size: 8px; inset-inline-start: 8px; }
  .mark:focus-visible { outline: 2px solid var(--tone); outline-offset: 0; border-radius: 8px; }
  .fold { position: absolute; block-size: 24px; padding: 0; border: 0; background: none; cursor: pointer; }
  .fold::before { content: ""; position: absolute; inset: 11px 0 auto; border-block-start: 2px dashed var(--tone); }
  .fold span { position: absolute; inset: 0 auto auto 12px; font: 600 12px/22px "Onest Variable", system-ui, sans-serif; padding: 0 10px; border-radius: 99px; border: 1px solid var(--tone); color: var(--tone); background: light-dark(oklch(.99 .01 15), oklch(.25 .05 15)); white-space: nowrap; max-inline-size: calc(100% - 24px); overflow: hidden; text-overflow: ellipsis; }
  .fold:focus-visible { outline: 3px solid var(--tone); border-radius: 8px; }
  .box { position: absolute; border: 1.5px solid var(--tone); border-radius: 10px; background: color-mix(in oklch, var(--tone) 5%, transparent); pointer-events: none; }
  .card { position: absolute; inline-size: min(400px, calc(100vw - 24px)); max-block-size: 46vh; overflow: auto; overscroll-behavior: contain; padding: 14px 16px; border-radius: 14px; font: 400 15px/1.5 "Onest Variable", system-ui, sans-serif; color: light-dark(oklch(.25 .055 268), oklch(.95 .012 268)); background: light-dark(oklch(1 0 0), oklch(.27 .05 268)); box-shadow: 0 0 0 1px light-dark(oklch(.25 .055 268 / .1), oklch(1 0 0 / .16)), 0 16px 40px -12px oklch(.15 .05 268 / .5); overflow-wrap: anywhere; }
  .card header { display: flex; gap: 8px; align-items: baseline; font-size: 13px; color: light-dark(oklch(.44 .04 268), oklch(.8 .025 268)); }
  .card header b { color: var(--tone); font-weight: 650; white-space: nowrap; }
  .card p { margin-block-start: 8px; }
  .card a { color: light-dark(oklch(.43 .17 266), oklch(.82 .09 266)); font-size: 13px; text-underline-offset: .2em; }
  @media (prefers-reduced-motion: reduce) { .mark::before { transition: none; } }
  @media (forced-colors: active) { .mark::before { background: Highlight; forced-color-adjust: none; } .card, .fold span { border: 1px solid; } }
  @media print { :host { display: none; } }
`;

/** Words painted in the page itself; the names stand in no other sheet. */
export const highlightStyle = `
  [data-tool] > details { display: none !important; }
  [data-tool]:not(:has([data-stage])) { border: 0 !important; background: none !important; }
  [data-tool] { inset-block-end: max(78px, env(safe-area-inset-bottom)) !important; }
  ::highlight(preview-inserted) { text-decoration: underline; text-decoration-color: oklch(.62 .12 195); text-decoration-thickness: 2px; }
  ::highlight(preview-active) { background-color: oklch(.86 .09 193); color: oklch(.25 .055 268); }
`;
