const longestSide = 1_600;

/** A photo as a JPEG of at most 1,600 pixels a side, without what the camera writes beside it. */
export async function shrinkPhoto(photo: File): Promise<Blob> {
  const bitmap = await createImageBitmap(photo).catch(() => {
    throw new Error('The picture can’t be opened. Choose a JPEG or PNG.');
  });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture can’t be read.')));
    canvas.toBlob(done, 'image/jpeg', 0.85);
  });
}
