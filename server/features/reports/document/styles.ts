import { pdfFont } from '../../../lib/pdf.ts';

export const colours = {
  ink: '#1c2429',
  grey: '#5b6770',
  line: '#d9dfe3',
  faint: '#eef2f1',
  brand: '#0b7a6b',
  energy: '#0b7a6b',
  water: '#2f8fd3',
  activity: '#ee8434',
  sleep: '#7b6bd6',
} as const;

const row = { flexDirection: 'row', borderBottom: `1 solid ${colours.line}`, paddingVertical: 2.4 } as const;

export const styles = {
  page: { fontFamily: pdfFont, fontSize: 9, lineHeight: 1.4, padding: 40, paddingBottom: 52, color: colours.ink },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' },
  brand: { fontSize: 12, fontWeight: 600, color: colours.brand },
  title: { fontSize: 22, fontWeight: 600, lineHeight: 1.25, marginTop: 2 },
  person: { alignItems: 'flex-end', color: colours.grey },
  lead: { marginTop: 8, marginBottom: 14, fontSize: 10.5 },
  tiles: { flexDirection: 'row', gap: 10, marginBottom: 14 },
  tile: { flex: 1, padding: 9, borderRadius: 6, backgroundColor: colours.faint },
  tileLabel: { color: colours.grey },
  tileFigure: { fontSize: 15, fontWeight: 600, lineHeight: 1.3 },
  tileNote: { color: colours.grey, fontSize: 8 },
  charts: { flexDirection: 'row', gap: 14, marginBottom: 8 },
  heading: { fontSize: 10.5, fontWeight: 600, marginBottom: 2 },
  note: { color: colours.grey, fontSize: 8 },
  nothing: { color: colours.grey, paddingVertical: 20 },
  table: { marginTop: 4, marginBottom: 6 },
  headRow: { ...row, color: colours.grey, alignItems: 'flex-end' },
  row,
  what: { flex: 2.2 },
  figure: { flex: 1.4, textAlign: 'right' },
  foot: {
    position: 'absolute',
    left: 40,
    right: 40,
    bottom: 26,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: colours.grey,
  },
} as const;
