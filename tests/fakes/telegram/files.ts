import type { File, PhotoSize } from 'grammy/types';
import type { UploadedFile } from './params.ts';
import { badRequest } from './refusal.ts';

export interface StoredFile extends UploadedFile {
  info: Required<File>;
}

const megabytes = (count: number) => count * 1024 * 1024;

/** Files by identifier and by path, as getFile and /file/bot<token>/<path> serve them. */
export class FileStore {
  readonly #files: StoredFile[] = [];
  readonly #photos: PhotoSize[][] = [];

  add(folder: 'photos' | 'documents', { name, type, bytes }: UploadedFile): StoredFile {
    const number = this.#files.length;
    const extension = /\.\w+$/.exec(name)?.[0] ?? '';
    const stored = {
      name,
      type,
      bytes,
      info: {
        file_id: `AgACAgQAAxkBAAI${String(number).padStart(6, '0')}`,
        file_unique_id: `AQAD${String(number).padStart(6, '0')}`,
        file_size: bytes.length,
        file_path: `${folder}/file_${number}${extension}`,
      },
    };
    this.#files.push(stored);
    return stored;
  }

  byId(fileId: string): StoredFile | undefined {
    return this.#files.find(({ info }) => info.file_id === fileId);
  }

  byPath(path: string): StoredFile | undefined {
    return this.#files.find(({ info }) => info.file_path === path);
  }

  getFile(fileId: string): File {
    const file = this.byId(fileId);
    if (!file) throw badRequest('invalid file_id');
    if (file.bytes.length > megabytes(20)) throw badRequest('file is too big');
    return file.info;
  }

  /** A photo comes in several sizes, smallest first. The small one is another image, so that a wrong choice shows. */
  addPhoto(bytes: Uint8Array, { width, height }: Size): PhotoSize[] {
    const scale = Math.min(1, 90 / Math.max(width, height));
    const small = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
    const sizes = [
      { ...this.#addImage(thumbnail), ...small },
      { ...this.#addImage(bytes), width, height },
    ];
    this.#photos.push(sizes);
    return sizes;
  }

  /** The photo that one of its sizes' identifiers stands for. */
  photoWith(fileId: string): PhotoSize[] | undefined {
    return this.#photos.find((sizes) => sizes.some(({ file_id }) => file_id === fileId));
  }

  #addImage(bytes: Uint8Array) {
    const { file_path: _path, ...info } = this.add('photos', { name: 'photo.jpg', type: 'image/jpeg', bytes }).info;
    return info;
  }
}

export interface Size {
  width: number;
  height: number;
}

/** The limits of sendPhoto: 10 MB, sides that add up to 10000 at most, a ratio of 20 at most. */
export function checkPhoto(bytes: Uint8Array): Size {
  if (bytes.length > megabytes(10)) {
    throw badRequest(`file of size ${bytes.length} bytes is too big for a photo; the maximum size is 10485760 bytes`);
  }
  const size = imageSize(bytes);
  if (!size) throw badRequest('IMAGE_PROCESS_FAILED');
  const { width, height } = size;
  if (width + height > 10000 || Math.max(width, height) > 20 * Math.min(width, height)) {
    throw badRequest('PHOTO_INVALID_DIMENSIONS');
  }
  return size;
}

/** Width and height from a PNG or JPEG header. */
export function imageSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > 24 && view.getUint32(0) === 0x89504e47) {
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let position = 2; position + 9 < bytes.length; position += 2 + view.getUint16(position + 2)) {
    const marker = view.getUint16(position);
    const isFrameHeader = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrameHeader) return { width: view.getUint16(position + 7), height: view.getUint16(position + 5) };
  }
  return undefined;
}

/** A JPEG of one pixel. */
const thumbnail = Buffer.from(
  `/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP${'/'.repeat(86)}wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==`,
  'base64',
);
