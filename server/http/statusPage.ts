/** What people see at /status: a page that needs nothing but this process. */
export const statusPage = (isReady: boolean): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>FitPulse status</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
:root { --ground: #f4f7f6; --surface: #fff; --line: #dfe7e4; --ink: #101614; --soft: #52615c; --good: #0b7f5c; --bad: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0b1110; --surface: #131b19; --line: #26322e; --ink: #eef4f1; --soft: #9fb0aa; --good: #43cc99; --bad: #ff8a80; }
}
body { font: 16px/1.6 system-ui, sans-serif; max-width: 34rem; margin: 0 auto; padding: 8vh 1.25rem; color: var(--ink); background: var(--ground); }
header { display: flex; align-items: center; gap: .6rem; font-weight: 650; }
header a { color: inherit; text-decoration: none; }
h1 { margin: 2.5rem 0 1.25rem; font-size: 1.75rem; line-height: 1.2; letter-spacing: -.02em; }
dl { margin: 0; padding: .25rem 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .85rem 0; }
dl div + div { border-top: 1px solid var(--line); }
dd { margin: 0; font-weight: 600; color: var(--good); }
dd::before { content: ""; display: inline-block; width: .55rem; height: .55rem; margin-right: .5rem; border-radius: 50%; background: currentColor; }
dd[data-bad] { color: var(--bad); }
footer { margin-top: 1.5rem; font-size: .875rem; color: var(--soft); }
footer a { color: inherit; }
</style>
</head>
<body>
<header><img src="/favicon.svg" width="28" height="28" alt=""><a href="/">FitPulse</a></header>
<main>
<h1>${isReady ? 'Everything works' : 'The database does not answer'}</h1>
<dl>
<div><dt>Website and API</dt><dd>Working</dd></div>
<div><dt>Database</dt>${isReady ? '<dd>Working</dd>' : '<dd data-bad>Not answering</dd>'}</div>
</dl>
</main>
<footer>Asked when you opened this page. ${isReady ? 'If something is wrong all the same, ' : 'What you send now is not kept; try again in a few minutes, or '}<a href="/contact">write to us</a>.</footer>
</body>
</html>`;
