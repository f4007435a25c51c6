import { deflateRawSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from '../../testing/read-spreadsheet.ts';

type BookType = 'xlsx' | 'biff8' | 'biff5' | 'biff2' | 'html' | 'xlml' | 'ods';

function bookOf(rows: unknown[][], bookType: BookType = 'xlsx'): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { UTC: true }), 'Drugs');
  const file = write(book, { type: 'buffer', bookType });
  return Buffer.isBuffer(file) ? file : Buffer.from(file);
}

const refusal = (file: Uint8Array) =>
  readSpreadsheet(file).then(
    (rows) => expect.fail(`read ${rows.length} rows`),
    ({ code, message }) => ({ code, message }),
  );

/** A zip archive of these entries, with the sizes that its directory declares. */
function zipOf(entries: { name: string; packed: Buffer; says: number }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, says } of entries) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(says, 22);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(says, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(name), packed);
    directory.push(central, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

describe('a spreadsheet', () => {
  it.each(['xlsx', 'biff8', 'biff5', 'biff2', 'xlml'] as const)('of %s is read', async (type) => {
    const rows = [
      ['Name', 'Price', 'Stock'],
      ['Dolo 650', 2.5, 100],
      ['Pan 40', 12, 0],
    ];
    expect(await readSpreadsheet(bookOf(rows, type))).toEqual(rows);
  });

  it('saved as HTML keeps its texts unchanged', async () => {
    const html =
      '<html><table><tr><td>Dose</td><td>Price</td></tr><tr><td>1-0-1</td><td>2.50</td></tr></table></html>';
    expect(await readSpreadsheet(Buffer.from(html))).toEqual([
      ['Dose', 'Price'],
      ['1-0-1', '2.50'],
    ]);
  });

  it('returns its dates as days, in any time zone', async () => {
    const file = bookOf([['Expiry'], [new Date('2027-03-31T00:00:00Z')], [new Date('2024-02-29')]]);
    expect(await readSpreadsheet(file)).toEqual([['Expiry'], ['2027-03-31'], ['2024-02-29']]);
  });

  it('keeps the position of empty rows and cells, and skips an empty first sheet', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([[]]), 'Empty');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Name'], [], [null, ' 5 ']]), 'Drugs');
    const file = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    expect(await readSpreadsheet(file)).toEqual([['Name'], [], [null, '5']]);
  });
});

describe('refused with a clear message', () => {
  it.each([
    ['text', Buffer.from('Name,Price\nDolo,2')],
    ['nothing', Buffer.alloc(0)],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
  ])('%s', async (_, file) => {
    expect(await refusal(file)).toEqual({
      code: 'unsupported_type',
      message: 'This is not an Excel file. Please choose an .xlsx or .xls file.',
    });
  });

  it.each([
    ['half of an .xlsx', (file: Buffer) => file.subarray(0, file.length / 2)],
    [
      'an archive that is not a workbook',
      () => zipOf([{ name: 'a.txt', packed: deflateRawSync('a'), says: 1 }]),
    ],
    ['a truncated .xls', () => bookOf([['a']], 'biff8').subarray(0, 600)],
  ])('%s', async (_, spoil) => {
    expect(await refusal(spoil(bookOf([['Name'], ['Dolo']])))).toMatchObject({
      code: 'invalid_input',
      message: 'This file is damaged and cannot be read.',
    });
  });

  it('an empty workbook', async () => {
    expect(await refusal(bookOf([[]]))).toMatchObject({
      message: 'There is nothing in the first sheet of this file.',
    });
  });

  it('too many rows, and too many columns', async () => {
    const long = Array.from({ length: 20_051 }, (_, n) => [n]);
    expect(await refusal(bookOf(long))).toEqual({
      code: 'too_large',
      message: 'The sheet has more than 20,000 rows. Please split it.',
    });
    const wide = [Array.from({ length: 201 }, (_, n) => n)];
    expect((await refusal(bookOf(wide))).message).toBe('The sheet has more than 200 columns.');
  });

  it('an archive that decompresses to far more than it declares', async () => {
    const packed = deflateRawSync(Buffer.alloc(120 * 1024 * 1024));
    const message = 'This file unpacks to more than 100 MB. Please choose a smaller one.';
    const honest = zipOf([{ name: 'xl/workbook.xml', packed, says: 120 * 1024 * 1024 }]);
    expect((await refusal(honest)).message).toBe(message);
    const lying = zipOf([{ name: 'xl/workbook.xml', packed, says: 1_000 }]);
    expect((await refusal(lying)).code).toBe('invalid_input');
    const many = zipOf(
      Array.from({ length: 20 }, (_, n) => ({
        name: `xl/${n}.xml`,
        packed: deflateRawSync(Buffer.alloc(8 * 1024 * 1024)),
        says: 8 * 1024 * 1024,
      })),
    );
    expect((await refusal(many)).message).toBe(message);
  });

  it('a small sheet that exhausts the memory', async () => {
    const cell = '<c r="A1" t="inlineStr"><is><t>x</t></is></c>';
    const sheet = `<worksheet><sheetData>${`<row>${cell.repeat(150)}</row>`.repeat(10_000)}`;
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['a']]), 'S');
    expect(Buffer.byteLength(sheet)).toBeLessThan(100 * 1024 * 1024);
    const file = zipOf([{ name: 'xl/x.xml', packed: deflateRawSync(sheet), says: sheet.length }]);
    expect(await refusal(file)).toMatchObject({ code: expect.any(String) });
    // The server is still running and reads the next file.
    expect(await readSpreadsheet(bookOf([['Name']]))).toEqual([['Name']]);
  });
});

it('a date whose format shows no day is a month', async () => {
  const book = utils.book_new();
  const cells = ['mmm-yy', '[$-409]mmm\\-yyyy;@', 'dd-mmm-yy', 'm/d/yy h:mm'].map((z) => ({
    t: 'n' as const,
    v: 46_447,
    z,
  }));
  utils.book_append_sheet(book, utils.aoa_to_sheet([cells]), 'S');
  const file: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
  const rows = await readSpreadsheet(file);
  expect(rows).toEqual([['2027-03', '2027-03', '2027-03-01', '2027-03-01']]);
});
