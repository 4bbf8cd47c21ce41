import { type AsyncZippable, zip } from 'fflate';

/** Files by name as one zip; what is large is compressed in a thread of its own, while the server goes on. */
export const toZip = (files: AsyncZippable): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) =>
    zip(files, (error, zipped) => (error ? reject(error) : resolve(new Uint8Array(zipped)))),
  );
