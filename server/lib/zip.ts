import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  name: string;
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Files as one zip, written while they are read: it needs the memory of a piece. */
export async function* writeZip(files: ZipEntry[]): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    written.push(piece);
  });
  const take = () => {
    const pieces = written;
    written = [];
    return pieces;
  };
  for (const { name, pieces } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
