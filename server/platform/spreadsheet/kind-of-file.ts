export type FileKind = 'zip' | 'ole' | 'markup' | 'unknown';

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** Worksheets of Excel 2 to 4 begin with their version's BOF record, without a container. */
const BOF = 0x09;
const OLD_VERSIONS: readonly number[] = [0, 2, 4];

/** The type of a file by its first bytes. Its name and declared type are not reliable. */
export function kindOfFile(bytes: Buffer): FileKind {
  if (bytes.subarray(0, 4).equals(ZIP)) return 'zip';
  if (bytes.subarray(0, 8).equals(OLE)) return 'ole';
  const start = bytes.subarray(0, 200);
  if (start[0] === BOF && OLD_VERSIONS.includes(start[1] ?? -1)) return 'ole';
  const text = start.toString(start[1] === 0 ? 'utf16le' : 'utf8').replace(/^\ufeff/, '');
  return /^\s*<(\?xml|!doctype|!--|html|head|meta|table|body|style)/i.test(text)
    ? 'markup'
    : 'unknown';
}
