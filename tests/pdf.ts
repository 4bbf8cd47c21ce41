import { inflateSync } from 'node:zlib';

/** The words of a PDF as our renderer writes them, page by page; what stands apart is not separated. */
export function readPdf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (id = '') => {
    const [, data = ''] = /stream\n([\s\S]*?)\nendstream/.exec(objects.get(id) ?? '') ?? [];
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  };
  const letters = new Map<string, string[]>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      if (table) letters.set(name, lettersOf(streamOf(table)));
    }
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  return pages.map((page) => wordsOf(streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]), letters));
}

/** The letter of each glyph. */
function lettersOf(table: string): string[] {
  return [...table.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, codes = '']) =>
      String.fromCharCode(...(codes.match(/[0-9a-f]{4}/g) ?? []).map((code) => Number.parseInt(code, 16))),
    ),
  );
}

function wordsOf(content: string, letters: Map<string, string[]>): string {
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf\s*\[([^\]]*)\] TJ/g)]
    .map(([, font = '', glyphs = '']) =>
      [...glyphs.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
        .map((code) => letters.get(font)?.[Number.parseInt(code, 16)] ?? '')
        .join(''),
    )
    .join('');
}
