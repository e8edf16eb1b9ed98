import { tones } from './marks-style.ts';

/** The ribbon: a lapis-night pill, the same by day and by night, so that it never passes for a part of the site. */
export const ribbonStyle = `
  ${tones}
  :host { color-scheme: dark; position: fixed; inset: auto 0 max(14px, env(safe-area-inset-bottom)) 0; z-index: 2147483000; display: grid; justify-items: center; pointer-events: none; font: 400 15px/1.45 "Onest Variable", system-ui, sans-serif; color: oklch(.96 .012 268); --night: oklch(.21 .05 268); --raised: oklch(.27 .055 268); --line: oklch(1 0 0 / .13); --muted: oklch(.79 .03 268); --spark: oklch(.82 .155 78); }
  * { box-sizing: border-box; margin: 0; }
  .place { display: contents; }
  [hidden] { display: none !important; }
  button, a, input { font: inherit; color: inherit; }
  button { border: 0; background: none; cursor: pointer; padding: 0; }
  :focus-visible { outline: 2px solid var(--spark); outline-offset: -3px; }
  svg { display: block; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; flex: none; }
  .star { inline-size: 14px; block-size: 14px; flex: none; background: var(--spark); clip-path: polygon(50% 0,64.64% 14.64%,85.36% 14.64%,85.36% 35.36%,100% 50%,85.36% 64.64%,85.36% 85.36%,64.64% 85.36%,50% 100%,35.36% 85.36%,14.64% 85.36%,14.64% 64.64%,0 50%,14.64% 35.36%,14.64% 14.64%,35.36% 14.64%); }
  .bar, .panel { position: relative; }
  .bar, .dot, .panel { z-index: 1; pointer-events: auto; background: var(--night); box-shadow: 0 0 0 1px var(--line), 0 18px 44px -14px oklch(.1 .05 268 / .75); }
  .bar { display: flex; align-items: stretch; block-size: 52px; max-inline-size: calc(100vw - 16px); border-radius: 99px; padding: 4px; font-variant-numeric: tabular-nums; }
  .bar > * { display: flex; align-items: center; }
  .bar button, .bar a { display: flex; align-items: center; justify-content: center; gap: 8px; min-inline-size: 44px; block-size: 44px; padding-inline: 12px; border-radius: 99px; white-space: nowrap; text-decoration: none; font-weight: 550; transition: background-color 150ms; }
  .bar button:hover, .bar a:hover, .bar [aria-expanded="true"] { background: oklch(1 0 0 / .1); }
  .bar .step { padding-inline: 0; }
  .bar .rule { inline-size: 1px; margin: 12px 4px; background: var(--line); flex: none; }
  .badge { min-inline-size: 22px; padding-inline: 6px; border-radius: 99px; background: var(--spark); color: oklch(.25 .055 268); font: 700 12px/20px "Onest Variable", system-ui, sans-serif; text-align: center; }
  .badge.bad { background: oklch(.66 .19 20); color: oklch(.15 .05 20); }
  .dot { position: fixed; inset: auto auto max(14px, env(safe-area-inset-bottom)) 14px; inline-size: 48px; block-size: 48px; border-radius: 50%; display: grid; place-items: center; }
  .dot .badge { position: absolute; inset: -5px -5px auto auto; }
  .panel { inline-size: min(460px, calc(100vw - 16px)); max-block-size: min(66vh, 640px); margin-block-end: 10px; border-radius: 22px; display: grid; grid-template-rows: auto auto minmax(0, 1fr); overflow: hidden; }
  .panel > header { padding: 18px 20px 10px; display: grid; gap: 4px; }
  .panel h2 { font-size: 17px; line-height: 1.25; letter-spacing: -.01em; font-weight: 650; overflow-wrap: anywhere; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
  .panel header p { color: var(--muted); font-size: 13px; display: flex; flex-wrap: wrap; gap: 0 12px; overflow-wrap: anywhere; }
  .tabs { display: flex; gap: 2px; padding: 0 12px 10px; border-block-end: 1px solid var(--line); }
  .tabs button { min-block-size: 44px; padding-inline: 12px; border-radius: 99px; font-weight: 550; font-size: 14px; color: var(--muted); }
  .tabs button[aria-pressed="true"] { background: oklch(1 0 0 / .1); color: inherit; }
  .body { overflow: auto; overscroll-behavior: contain; padding: 10px 12px 16px; }
  .body h3 { font-size: 13px; font-weight: 550; color: var(--muted); padding: 12px 8px 4px; }
  .body ul { padding: 0; list-style: none; }
  .body p { padding-inline: 8px; }
  .row { display: grid; grid-template-columns: 4px minmax(0, 1fr) auto; gap: 12px; inline-size: 100%; min-block-size: 44px; padding: 8px; border-radius: 12px; text-align: start; text-decoration: none; align-items: center; }
  .row:hover { background: oklch(1 0 0 / .07); }
  .row::before { content: ""; align-self: stretch; border-radius: 4px; background: var(--tone); }
  .row b { font-weight: 550; display: block; line-height: 1.3; overflow-wrap: anywhere; }
  .row small { color: var(--muted); font-size: 12.5px; overflow-wrap: anywhere; display: block; }
  .row[aria-current] { background: oklch(1 0 0 / .1); }
  .count { color: var(--muted); font-size: 13px; }
  .fields { display: grid; gap: 10px; padding: 8px; }
  .fields > div { background: var(--raised); border-radius: 14px; padding: 12px 14px; overflow-wrap: anywhere; font-size: 14px; }
  .fields small { color: var(--muted); display: block; font-size: 12.5px; padding-block-end: 2px; }
  .cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 10px; padding: 8px; }
  .cards figure { background: var(--raised); border-radius: 14px; overflow: hidden; }
  .cards img { inline-size: 100%; aspect-ratio: 1200 / 630; object-fit: cover; display: block; }
  .cards figcaption { padding: 12px 14px; font-size: 13px; line-height: 1.4; overflow-wrap: anywhere; }
  .cards b { display: block; font-size: 14px; padding-block-end: 4px; }
  .cards small { color: var(--muted); }
  .search { inline-size: calc(100% - 16px); margin: 6px 8px; min-block-size: 44px; padding-inline: 14px; border-radius: 12px; border: 1px solid var(--line); background: var(--raised); }
  summary { cursor: pointer; min-block-size: 44px; padding: 11px 8px; border-radius: 12px; font-size: 14px; }
  summary:hover { background: oklch(1 0 0 / .07); }
  .choice { display: flex; gap: 4px; padding: 4px; margin: 4px 8px 8px; border-radius: 99px; background: var(--raised); }
  .choice button { flex: 1; min-block-size: 44px; border-radius: 99px; font-weight: 550; font-size: 14px; }
  .choice button[aria-pressed="true"] { background: oklch(.96 .012 268); color: var(--night); }
  .links { display: grid; }
  .links a { min-block-size: 44px; padding: 11px 8px; border-radius: 12px; color: oklch(.86 .07 266); text-underline-offset: .25em; text-decoration-thickness: 1px; }
  .links a:hover { background: oklch(1 0 0 / .07); }
  .keys code { font: 12px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
  .keys { color: var(--muted); font-size: 13px; padding-block-start: 10px; }
  kbd { font: 600 12px/1 ui-monospace, monospace; border: 1px solid var(--line); border-radius: 6px; padding: 2px 6px; background: var(--raised); }
  .notice { margin: 8px; padding: 12px 14px; border-radius: 14px; background: oklch(.33 .055 78); color: oklch(.93 .05 84); font-size: 14px; white-space: pre-wrap; overflow-wrap: anywhere; }
  .frame { position: fixed; inset: 0; background: oklch(.16 .04 268 / .96); pointer-events: auto; }
  .frame iframe { position: absolute; inset: 16px auto auto 50%; border: 0; border-radius: 20px; background: oklch(1 0 0); box-shadow: 0 0 0 1px var(--line), 0 0 0 9px oklch(.27 .055 268); transform-origin: top center; }
  @media (width < 400px) { .choice button { font-size: 13px; letter-spacing: -.02em; } }
  @media (width >= 560px) { .narrow { display: none; } }
  @media (width < 560px) { .wide { display: none !important; } .bar { inline-size: calc(100vw - 16px); justify-content: space-between; } .bar .rule { display: none; } .bar button, .bar a { padding-inline: 8px; } }
  @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
  @media (forced-colors: active) { .bar, .dot, .panel, .choice button[aria-pressed="true"] { border: 1px solid; } .row::before, .star { forced-color-adjust: none; } }
  @media print { :host { display: none; } }
`;
