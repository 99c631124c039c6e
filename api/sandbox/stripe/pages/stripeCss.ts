/** The style sheet of the sandbox's pages. It is a file because the policy of the pages allows no inline styles. */
export const STRIPE_CSS = `
:root {
  color-scheme: light dark;
  --bg: #FBF9F4; --surface: #FFFFFF; --surface-2: #F3EFE6; --line: #E4DED0; --text: #15203A; --text-soft: #55607A;
  --primary: #00419D; --on-primary: #FFFFFF; --note: #F8D99B; --on-note: #15203A; --accent: #82B1FF; --error: #B3261E;
  --sans: 'Figtree', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;
  --serif: 'Fraunces', Georgia, 'Times New Roman', serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0C1424; --surface: #131E33; --surface-2: #1B2944; --line: #2A3A5A; --text: #EAF0FB; --text-soft: #A9B6D0;
    --primary: #82B1FF; --on-primary: #0C1424; --error: #FF8A80;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 15px/1.5 var(--sans); }
a { color: var(--primary); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.wrap { max-width: 960px; margin: 0 auto; padding: 0 16px; }
.banner { background: var(--note); color: var(--on-note); }
.banner .wrap { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 8px; align-items: center; min-height: 44px; font-weight: 600; font-size: 13px; }
.banner nav { display: flex; margin-inline: -8px; }
.banner a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 8px; color: inherit; }
@media (max-width: 400px) { .banner .wrap > span { padding-top: 8px; } }
main.wrap { padding-top: 24px; padding-bottom: 56px; }
h1 { margin: 0 0 8px; font: 600 25px/1.15 var(--serif); letter-spacing: -0.015em; overflow-wrap: anywhere; }
h2 { margin: 0 0 12px; font: 600 20px/1.25 var(--serif); }
p { margin: 0 0 8px; }
.soft { color: var(--text-soft); }
.price { font: 600 32px/1.1 var(--serif); font-variant-numeric: tabular-nums; letter-spacing: -0.015em; margin: 12px 0 4px; }
.card { border: 1px solid var(--line); border-radius: 16px; background: var(--surface); padding: 20px; margin-top: 20px; }
.columns { display: grid; gap: 8px 40px; }
.total { display: flex; justify-content: space-between; gap: 16px; border-top: 1px solid var(--line); margin-top: 16px; padding-top: 16px; font-weight: 600; font-variant-numeric: tabular-nums; }
.lines { margin: 0; padding: 0; list-style: none; }
.lines li { display: flex; justify-content: space-between; align-items: center; gap: 16px; padding: 8px 0; font-variant-numeric: tabular-nums; }
/* The amount. */
.lines li > span:last-child { white-space: nowrap; }
.lines .row { margin: 0; }
.lines .end { justify-content: flex-end; gap: 8px 16px; text-align: right; }
.lines div:first-child span { white-space: nowrap; }
.lines li + li { border-top: 1px solid var(--line); }
.field { margin-bottom: 16px; min-width: 0; }
.field label, legend { display: block; font-weight: 600; font-size: 13px; margin-bottom: 4px; padding: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12px; }
fieldset { border: 0; margin: 0 0 16px; padding: 0; min-width: 0; }
fieldset:last-child { margin-bottom: 0; }
.after { margin: 24px 0 0; }
input, select { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid var(--text-soft); border-radius: 10px; background: var(--surface); color: var(--text); font: inherit; font-variant-numeric: tabular-nums; }
input[readonly] { background: var(--surface-2); }
input[aria-invalid] { border-color: var(--error); border-width: 2px; }
input[type=radio] { width: 20px; min-height: 20px; margin: 0; accent-color: var(--primary); flex: none; }
.choice { display: flex; align-items: center; gap: 10px; min-height: 44px; }
.problem { color: var(--error); font-size: 13px; margin: 4px 0 0; }
.alert { border: 1px solid var(--error); border-radius: 10px; padding: 12px 16px; margin-bottom: 16px; }
.alert strong { color: var(--error); display: block; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 0 16px; border: 1px solid var(--primary); border-radius: 10px; background: transparent; color: var(--primary); font: 600 15px/1.2 var(--sans); text-decoration: none; cursor: pointer; }
.button:hover { background: var(--surface-2); }
.main { background: var(--primary); color: var(--on-primary); }
.main:hover { background: var(--text); color: var(--bg); }
p + .row, p + .button, .total + form { margin-top: 16px; }
.wide { width: 100%; }
.small { font-size: 13px; padding: 0 12px; }
.back { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; }
.chip { display: inline-block; padding: 2px 10px; border-radius: 999px; background: var(--surface-2); font-size: 13px; font-weight: 600; white-space: nowrap; }
.now { font: 600 32px/1.2 var(--serif); font-variant-numeric: tabular-nums; margin: 0; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { text-align: left; font-size: 13px; color: var(--text-soft); font-weight: 600; }
th, td { padding: 8px 12px 8px 0; border-top: 1px solid var(--line); vertical-align: middle; }
thead th { border-top: 0; }
th, td { white-space: nowrap; }
code { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
@media (min-width: 768px) {
  .wrap { padding: 0 24px; }
  h1 { font-size: 32px; }
  .card { padding: 28px; }
  .columns { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; }
}
`;
