/** Large enough for the widest logo on A4 at 300 dpi. */
const SIDE_PIXELS = 600;

/**
 * A large picture in a smaller size, without what a camera writes beside it; the picture as it is where the browser
 * cannot draw it, and where it is small already.
 */
export async function smallPicture(picture: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = SIDE_PIXELS / Math.max(bitmap.width, bitmap.height);
    if (scale >= 1) return picture;
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const type = picture.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
    return new File([await canvas.convertToBlob({ type, quality: 0.9 })], picture.name, { type });
  } catch {
    return picture;
  }
}
