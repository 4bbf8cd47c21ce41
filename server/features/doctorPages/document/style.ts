/** The look of the page on screens and on paper; it needs nothing but itself. */
export const pageStyle = `
:root { --ground: #f4f7f6; --surface: #fff; --line: #dfe7e4; --ink: #101614; --soft: #52615c; --brand: #0b7a6b; --mark: #fff3d6; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0b1110; --surface: #131b19; --line: #26322e; --ink: #eef4f1; --soft: #9fb0aa; --brand: #5ad6b4; --mark: #3a3113; }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { font: 16px/1.55 system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; color: var(--ink); background: var(--ground); }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: flex-start; gap: 1rem; }
.brand { margin: 0; font-weight: 650; color: var(--brand); }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; letter-spacing: -.02em; overflow-wrap: anywhere; }
h2 { margin: 0 0 .75rem; font-size: 1.2rem; }
p { margin: .35rem 0; }
.soft { color: var(--soft); }
a { color: var(--brand); }
.pdf { padding: .55rem 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--surface); font-weight: 600; text-decoration: none; }
nav { display: flex; flex-wrap: wrap; gap: .4rem 1rem; margin: 1rem 0 1.5rem; }
section { margin-bottom: 1.25rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .75rem 1.25rem; margin: 0 0 1rem; }
dt { font-size: .85rem; color: var(--soft); }
dd { margin: 0; white-space: nowrap; font-size: 1.1rem; font-weight: 620; font-variant-numeric: tabular-nums; }
.scroll { max-height: 26rem; overflow: auto; border-top: 1px solid var(--line); }
.scroll::after { content: ''; position: sticky; bottom: 0; display: block; height: 1.75rem; background: linear-gradient(transparent, var(--surface)); pointer-events: none; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .45rem .75rem .45rem 0; text-align: left; white-space: nowrap; vertical-align: top; border-bottom: 1px solid var(--line); }
thead th { position: sticky; top: 0; background: var(--surface); color: var(--soft); font-weight: 500; }
tbody th { font-weight: 500; }
tr:has(+ .note) > * { border-bottom: 0; }
.note td { padding-top: 0; white-space: normal; font-size: .85rem; color: var(--soft); }
tr:target > * { background: var(--mark); }
.closed { padding-top: 14vh; }
@media (max-width: 40rem) {
  .pdf, nav a { display: inline-flex; align-items: center; min-height: 2.75rem; }
  .scroll { max-height: none; overflow: visible; }
  .scroll::after { content: none; }
  section { padding: 1rem; }
  dl { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  dd { white-space: normal; }
  table, tbody, tr, th, td { display: block; }
  thead { display: none; }
  tbody tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  tr:has(+ .note) { border-bottom: 0; }
  tbody th, td { padding: .1rem 0; white-space: normal; border: 0; }
  td[data-label] { display: flex; justify-content: space-between; gap: 1rem; text-align: right; }
  td[data-label]::before { content: attr(data-label); color: var(--soft); text-align: left; }
  td:empty { display: none; }
}
@media print { body { padding: 0; background: none; } .scroll { max-height: none; overflow: visible; } .scroll::after { content: none; } .pdf, nav { display: none; } section { border: 0; padding: 0; } }
`;
