import { createElement, type ReactNode } from 'react';
import { longDate } from '../../../../texts/dates.ts';
import * as texts from '../../../../texts/doctorPages.ts';
import { openPdfRenderer, pdfFont } from '../../../lib/pdf.ts';
import type { OpenPage } from '../data.ts';
import type { Section } from './sections.ts';

const [ink, grey, line, brand] = ['#1c2429', '#5b6770', '#d9dfe3', '#0b7a6b'];
const styles = {
  page: { fontFamily: pdfFont, fontSize: 9, lineHeight: 1.4, padding: 40, paddingBottom: 46, color: ink },
  brand: { fontSize: 11, fontWeight: 600, color: brand },
  name: { fontSize: 20, fontWeight: 600, lineHeight: 1.3, marginBottom: 3 },
  soft: { color: grey },
  title: { fontSize: 13, fontWeight: 600, lineHeight: 1.3, marginTop: 18, marginBottom: 6 },
  leads: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, marginBottom: 8 },
  lead: { width: 120 },
  value: { fontSize: 11.5, fontWeight: 600, color: brand, textDecoration: 'none' },
  row: { flexDirection: 'row', borderBottom: `0.5 solid ${line}`, paddingVertical: 2 },
  when: { flex: 1.6 },
  cell: { flex: 1 },
  note: { color: grey, fontSize: 8, paddingVertical: 2 },
  foot: { position: 'absolute', left: 40, right: 40, bottom: 22, fontSize: 8, color: grey },
} as const;

/** Drawing a line costs milliseconds: a long list is printed so far, with every entry that a figure leads to. */
const printedLines = 100;

/** The same as the page, on paper: its figures lead to the entries as there. */
export async function renderPdf({ locale, name, from, to }: OpenPage, sections: Section[]): Promise<Buffer> {
  const { Document, Page, View, Text, Link, renderToBuffer } = await openPdfRenderer();
  const text = (content: string, style?: keyof typeof styles, key?: string) =>
    createElement(Text, { key, ...(style && { style: styles[style] }) }, content);

  const lineOf = ({ anchor, when, cells, note }: Section['lines'][number]): ReactNode => [
    createElement(
      View,
      { key: anchor, id: anchor, style: styles.row, wrap: false },
      text(when, 'when'),
      ...cells.map((cell, index) => text(cell, 'cell', String(index))),
    ),
    note && text(note, 'note', `${anchor} note`),
  ];

  const sectionOf = ({ kind, title, leads, columns, lines }: Section): ReactNode => {
    const led = new Set(leads.map(({ leadsTo }) => leadsTo));
    const printed = lines.filter(({ anchor }, index) => index < printedLines || led.has(anchor));
    if (lines.length === 0) {
      return createElement(View, { key: kind }, text(title, 'title'), text(texts.nothing(locale), 'soft'));
    }
    const figures = leads.map(({ label, value, leadsTo }) =>
      createElement(
        View,
        { key: label, style: styles.lead },
        text(label, 'soft'),
        createElement(Link, { src: `#${leadsTo}`, style: styles.value }, value),
      ),
    );
    const head = [texts.when(locale), ...columns].map((column, index) =>
      createElement(
        Text,
        { key: column, style: { ...(index === 0 ? styles.when : styles.cell), ...styles.soft } },
        column,
      ),
    );
    return createElement(
      View,
      { key: kind },
      createElement(
        View,
        { id: kind, wrap: false },
        text(title, 'title'),
        createElement(View, { style: styles.leads }, ...figures),
        createElement(View, { style: styles.row }, ...head),
      ),
      ...printed.map(lineOf),
      printed.length < lines.length && text(texts.moreOnPage(locale, lines.length), 'note'),
    );
  };

  const document = createElement(
    Document,
    { title: texts.title(locale, name), author: 'FitPulse', language: locale },
    createElement(
      Page,
      { size: 'A4', style: styles.page },
      text('FitPulse', 'brand'),
      text(name, 'name'),
      text(texts.span(locale, longDate(locale, from), longDate(locale, to))),
      ...sections.map(sectionOf),
      createElement(View, { style: styles.foot, fixed: true }, text(texts.selfLogged(locale))),
    ),
  );
  return renderToBuffer(document);
}
