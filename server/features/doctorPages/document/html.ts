import { html, raw } from 'hono/html';
import { longDate } from '../../../../texts/dates.ts';
import * as texts from '../../../../texts/doctorPages.ts';
import { localDateOf } from '../../../lib/dates.ts';
import type { OpenPage } from '../data.ts';
import type { Section } from './sections.ts';
import { pageStyle } from './style.ts';

const languages = { en: 'en', hi: 'hi', 'hi-Latn': 'hi-Latn' };

const frame = (language: string, title: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(pageStyle)}</style>
</head>
<body>
${content}
</body>
</html>`;

/** The page in the person's language, with the address of its PDF; its figures lead to the entries further down. */
export function renderHtml(
  { locale, name, from, to, expiresAt, timeZone }: OpenPage,
  sections: Section[],
  pdf: string,
) {
  const until = longDate(locale, localDateOf(expiresAt, timeZone));
  const [filled, empty] = [sections.filter(isFilled), sections.filter((section) => !isFilled(section))];
  return frame(
    languages[locale],
    texts.title(locale, name),
    html`<header>
<div><p class="brand">FitPulse</p><h1>${name}</h1><p>${texts.span(locale, longDate(locale, from), longDate(locale, to))}</p></div>
<a class="pdf" href="${pdf}">${texts.asPdf(locale)}</a>
</header>
<p class="soft">${texts.selfLogged(locale)} ${texts.openUntil(locale, until)}</p>
${
  filled.length > 0 &&
  html`<nav aria-label="${texts.parts(locale)}">${filled.map(({ kind, title }) => html`<a href="#${kind}">${title}</a>`)}</nav>`
}
<main>${filled.map((section) => sectionHtml(locale, section))}${
      empty.length > 0 &&
      html`<p class="soft">${texts.nothingOf(locale, empty.map(({ title }) => title).join(', '))}</p>`
    }</main>`,
  );
}

const isFilled = ({ lines }: Section) => lines.length > 0;

function sectionHtml(locale: OpenPage['locale'], { kind, title, leads, columns, lines }: Section) {
  return html`<section id="${kind}" aria-labelledby="${kind}-title">
<h2 id="${kind}-title">${title}</h2>
<dl>${leads.map(({ label, value, leadsTo }) => html`<div><dt>${label}</dt><dd><a href="#${leadsTo}">${value}</a></dd></div>`)}</dl>
<div class="scroll" tabindex="0" role="group" aria-label="${texts.entriesOf(locale, title)}">
<table>
<thead><tr><th scope="col">${texts.when(locale)}</th>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${lines.map(
    ({ anchor, when, cells, note }) => html`
<tr id="${anchor}"><th scope="row">${when}</th>${cells.map((cell, place) => html`<td data-label="${columns[place]}">${cell}</td>`)}</tr>${
      note ? html`<tr class="note"><td colspan="${columns.length + 1}">${note}</td></tr>` : ''
    }`,
  )}</tbody>
</table>
</div>
</section>`;
}

/** For the link of a page that is closed or never was, which are not told apart; or for one who asks too often. */
export const closedPage = (isTooOften: boolean) => {
  const [title, text] = isTooOften ? [texts.tooOftenTitle, texts.tooOften] : [texts.closedTitle, texts.closed];
  return frame(
    'en',
    title('en'),
    html`<main class="closed"><p class="brand">FitPulse</p><h1>${title('en')}</h1><p>${text('en')}</p><p lang="hi">${text('hi')}</p></main>`,
  );
};

/** What a program sees that fetches the address for a preview. */
export const previewPage = () =>
  frame('en', texts.previewTitle('en'), html`<main class="closed"><h1>FitPulse</h1></main>`);
