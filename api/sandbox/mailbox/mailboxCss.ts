/** The style sheet of the inbox. It is a file because the policy of the pages allows no inline styles. */
export const MAILBOX_CSS = `
:root {
  color-scheme: light dark;
  --bg: #FBF9F4; --surface: #FFFFFF; --surface-2: #F3EFE6; --line: #E4DED0;
  --text: #15203A; --text-soft: #55607A; --primary: #00419D; --secondary: #F8D99B; --accent: #82B1FF;
  --sans: 'Figtree', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;
  --serif: 'Fraunces', Georgia, 'Times New Roman', serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0C1424; --surface: #131E33; --surface-2: #1B2944; --line: #2A3A5A;
    --text: #EAF0FB; --text-soft: #A9B6D0; --primary: #82B1FF;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 15px/1.5 var(--sans); }
a { color: var(--primary); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.wrap { max-width: 1160px; margin: 0 auto; padding: 0 16px; }
.bar { border-bottom: 1px solid var(--line); background: var(--surface); }
.bar .wrap { display: flex; align-items: center; gap: 12px; min-height: 56px; color: var(--text-soft); }
.brand { color: var(--text); font: 600 20px/1 var(--serif); letter-spacing: -0.01em; text-decoration: none; padding: 12px 0; }
.bar span { border-left: 1px solid var(--line); padding-left: 12px; }
main { padding-top: 32px !important; padding-bottom: 48px !important; }
h1 { margin: 0 0 8px; font: 600 25px/1.15 var(--serif); letter-spacing: -0.015em; overflow-wrap: anywhere; }
h2 { margin: 16px 0 4px; font: 600 20px/1.3 var(--serif); overflow-wrap: anywhere; }
p { margin: 0; }
.soft { color: var(--text-soft); }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: flex-end; gap: 8px 24px; }
.count { color: var(--text-soft); font-variant-numeric: tabular-nums; }
.tools { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: flex-end; gap: 12px 24px; margin: 24px 0 16px; }
.filter { display: grid; grid-template-columns: minmax(0, 280px) auto auto; gap: 4px 8px; flex: 1 1 280px; justify-content: start; }
.filter label { grid-column: 1 / -1; font-weight: 600; font-size: 13px; }
.actions { display: flex; gap: 8px; }
input { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid var(--text-soft); border-radius: 10px; background: var(--surface); color: var(--text); font: inherit; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 0 16px; border: 1px solid var(--primary); border-radius: 10px; background: transparent; color: var(--primary); font: 600 15px/1 var(--sans); text-decoration: none; white-space: nowrap; cursor: pointer; }
.button:hover { background: var(--surface-2); }
.quiet { border-color: transparent; }
.list { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); overflow: hidden; }
.list li + li { border-top: 1px solid var(--line); }
.row { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; padding: 14px 16px; color: inherit; text-decoration: none; }
.row:hover { background: var(--surface-2); }
.row:focus-visible { outline-offset: -3px; border-radius: 16px; }
.to, .subject, .snippet { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.to { color: var(--text-soft); font-size: 13px; }
.what { grid-column: 1 / -1; min-width: 0; }
.subject { font-weight: 600; }
.snippet { color: var(--text-soft); }
.row time { grid-row: 1; grid-column: 2; color: var(--text-soft); font-size: 13px; font-variant-numeric: tabular-nums; }
.empty { padding: 56px 24px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); text-align: center; }
.art .ink { stroke: var(--primary); }
.art .paper { stroke: var(--primary); fill: var(--secondary); }
@media (prefers-color-scheme: dark) { .art .paper { fill: none; stroke: var(--secondary); } }
.back svg { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.back { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; margin: -12px 0 8px; font-weight: 600; text-decoration: none; }
.facts { display: grid; gap: 4px; margin: 12px 0 24px; }
.facts div { display: grid; grid-template-columns: 72px minmax(0, 1fr); }
.facts dt { color: var(--text-soft); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.tabs { display: flex; gap: 4px; border-bottom: 1px solid var(--line); margin-bottom: 16px; }
.tabs a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 14px; border-bottom: 3px solid transparent; color: var(--text-soft); font-weight: 600; text-decoration: none; }
.tabs a:hover { color: var(--text); }
.tabs [aria-current] { border-color: var(--primary); color: var(--text); }
.mail { display: block; width: 100%; height: max(520px, calc(100vh - 120px)); border: 1px solid var(--line); border-radius: 16px; background: #FFFFFF; color-scheme: light dark; }
.plain { margin: 0; padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); overflow-x: auto; font: 14px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
p.plain { font: inherit; }
@media (min-width: 768px) {
  .wrap { padding: 0 24px; }
  h1 { font-size: 32px; }
  .row { grid-template-columns: minmax(0, 240px) minmax(0, 1fr) auto; align-items: baseline; padding: 14px 20px; }
  .to { color: var(--text); font-size: 15px; }
  .what { grid-column: 2; grid-row: 1; }
  .row time { grid-column: 3; }
}
`;
