/** A picture of one pixel. */
export const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A PNG header that declares this size, without pixel data. */
export function pngHead(width: number, height: number): Buffer {
  const head = Buffer.from(ONE_PIXEL);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}
