import { beforeAll, describe, expect, it } from 'vitest';
import { importLabTests, listLabTestImportRows } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { importDrugs, listDrugImportRows, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { removeOldImportRows } from '../../platform/spreadsheet/kept-rows.ts';
import { withReader } from '../../platform/spreadsheet/open-reader.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { inReaderProcesses } from '../../testing/doubles/readers-in-process.ts';

const app = startTestApp();
inReaderProcesses();
const ROWS = 450;
let admin: Person;
let id = '';

/** A stock list as an HTML page. Every hundredth row has no price. */
function stockList(rows: number): Blob {
  const cells = (...of: unknown[]) => `<tr>${of.map((one) => `<td>${one}</td>`).join('')}</tr>`;
  const lines = Array.from({ length: rows }, (_, n) =>
    cells(`Drug ${n}`, n % 100 === 99 ? 'ask' : 2, 10),
  );
  return new File([`<table>${cells('Name', 'Price', 'Stock')}${lines.join('')}</table>`], 'a.xls');
}

const send = (rows: number, preview: 'true' | 'false') =>
  app.ok(importDrugs, { file: stockList(rows), body: { preview } }, admin);
const page = (query: object, who = admin, of = id) =>
  app.call(listDrugImportRows, { params: { id: of }, query }, who);

beforeAll(async () => {
  admin = await newClinic(app, 'Long List Clinic');
});

describe('a file of many rows', () => {
  it('is answered with its counts and first rows, skipped ones first', async () => {
    const { message, details, rows, kept } = await send(ROWS, 'true');
    expect(message).toBe('446 added, 0 updated, 4 skipped.');
    expect(details).toMatchObject({ added: 446, updated: 0, skipped_count: 4 });
    expect(details.skipped.map(({ row }) => row)).toEqual([101, 201, 301, 401]);
    expect(rows).toHaveLength(200);
    expect(rows.slice(0, 5).map(({ row }) => row)).toEqual([101, 201, 301, 401, 2]);
    expect(kept?.total_rows).toBe(ROWS);
    id = kept?.id ?? '';
  });

  it('can be read in pages, each row once and with its amounts', async () => {
    const { rows, totalCount } = await app.ok(
      listDrugImportRows,
      { params: { id }, query: { page: 4, limit: 30 } },
      admin,
    );
    expect(totalCount).toBe(ROWS);
    // Rows 91 to 120; the 4 skipped ones come first.
    expect(rows[0]).toMatchObject({ name: 'Drug 86', price: 200, becomes: 'added' });
    expect(rows).toHaveLength(30);
    const all = await Promise.all(
      [1, 2, 3, 4, 5].map(async (nth) => (await page({ page: nth, limit: 100 })).json().rows),
    );
    expect(new Set(all.flat().map((row: { row: number }) => row.row)).size).toBe(ROWS);
    expect((await page({ page: 9, limit: 100 })).json()).toEqual({ rows: [], totalCount: ROWS });
  });

  it('is hidden from colleagues, other clinics and other kinds of import', async () => {
    const colleague = await newStaff(app, admin, 'pharmacy');
    const stranger = await newClinic(app, 'Other Long List Clinic');
    for (const who of [colleague, stranger]) {
      const reply = await page({}, who);
      expect([reply.statusCode, reply.json().message]).toEqual([
        404,
        'These rows have expired. Please choose the file again.',
      ]);
    }
    const asTests = await app.call(listLabTestImportRows, { params: { id }, query: {} }, admin);
    expect(asTests.statusCode).toBe(404);
  });

  it('is imported with multi-row statements and gives the same result', async () => {
    const { message, kept } = await send(ROWS, 'false');
    expect(message).toBe('446 added, 0 updated, 4 skipped.');
    expect(await app.ok(listDrugs, { query: {} }, admin)).toHaveLength(446);
    expect((await page({}, admin, kept?.id)).statusCode).toBe(200);
  });

  it('expires after half an hour, or with the person’s fifth file', async () => {
    const before = id;
    for (let n = 0; n < 3; n += 1) id = (await send(201, 'true')).kept?.id ?? '';
    expect([(await page({}, admin, before)).statusCode, (await page({})).statusCode]).toEqual([
      404, 200,
    ]);
    app.clock.advance(31 * 60_000);
    expect((await page({})).statusCode).toBe(404);
    await removeOldImportRows(app.started.services);
    const left = await app.started.services.database.inSystem((tx) =>
      tx.selectFrom('import_rows').select('slice').execute(),
    );
    expect(left).toEqual([]);
  });

  it('is returned completely, in file order, up to 200 rows', async () => {
    const { rows, details, kept } = await send(200, 'true');
    expect([kept, details.skipped_count]).toEqual([undefined, undefined]);
    expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 200 }, (_, n) => n + 2));
  });
});

it('waits in the queue, and is refused with a message beyond its limit', async () => {
  const replies = await Promise.all(
    Array.from({ length: 5 }, () =>
      app.call(importDrugs, { file: stockList(1), body: { preview: 'true' } }, admin),
    ),
  );
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 429]);
  expect(refused[0]?.json().message).toBe(
    'You have 4 files in line already. Try again when one of them is done.',
  );
});

it('ends the reader process when the caller disconnects', async () => {
  const gone = new AbortController();
  const program = new URL('./reader/import-drugs.child.ts', import.meta.url);
  const file = new Uint8Array(await stockList(1).arrayBuffer());
  const reason = new Error('gone');
  const work = withReader(
    {
      program,
      file,
      options: { mode: 'count', per: 'piece', sort: 'excel', learned: {}, addsNew: true },
      signal: gone.signal,
    },
    async (reader) => {
      expect(await reader.wanted()).toBe('[]');
      gone.abort(reason);
      return reader.wanted();
    },
  );
  await expect(work).rejects.toBe(reason);
});

it('reads a catalogue of tests in a process too', async () => {
  const row = (tag: string, ...cells: string[]) =>
    `<tr>${cells.map((one) => `<${tag}>${one}</${tag}>`).join('')}</tr>`;
  const page = `<table>${row('th', 'Test Name', 'Price')}${row('td', 'Widal', '250')}</table>`;
  const reply = await app.ok(
    importLabTests,
    { file: new File([page], 'tests.xls'), body: {} },
    admin,
  );
  expect(reply.details).toMatchObject({ added: 1, updated: 0 });
});
