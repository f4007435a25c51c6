import { beforeEach, describe, expect, it } from 'vitest';
import { CLINIC_MESSAGES as M } from '#contract/clinics/clinics.messages.ts';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { deleteLogo, getLogo, LOGO_MAX_BYTES, putLogo } from '#contract/clinics/logo.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../testing/builders/clinic.ts';
import { ONE_PIXEL, pngHead } from '../testing/pictures.ts';

const app = startTestApp();
let admin: Person;
beforeEach(async () => {
  admin = await newClinic(app, 'Logo Clinic');
});

/** A JPEG of a size, without pixel data. */
const JPEG = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080008000801011100ffd9',
  'hex',
);

const put = (bytes: Uint8Array, person = admin, type = 'image/png') =>
  app.call(putLogo, { file: new File([new Uint8Array(bytes)], 'logo.png', { type }) }, person);
const get = (person = admin) => app.call(getLogo, { query: {} }, person);
const head = async (person = admin) => (await app.ok(getLetterhead, {}, person)).logo;

describe('the clinic’s logo', () => {
  it('is kept with the type of its bytes, and shown to the clinic’s people alone', async () => {
    expect(await head()).toBeNull();
    expect((await get()).statusCode).toBe(404);
    expect((await put(ONE_PIXEL, admin, 'text/html')).json().logo).toMatchObject({ width: 1 });
    const lab = await newStaff(app, admin, 'lab');
    const reply = await get(lab);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(ONE_PIXEL);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="logo.png"/),
      'cross-origin-resource-policy': 'same-origin',
    });
    const elsewhere = await newClinic(app, 'Other Clinic');
    expect((await get(elsewhere)).statusCode).toBe(404);
    expect((await app.call(getLogo, { query: {} })).statusCode).toBe(401);
  });

  it('is replaced by a newer one, with another version, and removed', async () => {
    await put(ONE_PIXEL);
    const first = await head();
    app.clock.advance(1_000);
    expect((await put(JPEG)).statusCode).toBe(200);
    expect(await head()).toMatchObject({ width: 8, height: 8 });
    expect((await head())?.version).not.toBe(first?.version);
    expect((await get()).headers['content-type']).toBe('image/jpeg');
    for (const _ of [1, 2]) expect((await app.ok(deleteLogo, {}, admin)).logo).toBeNull();
    expect((await get()).statusCode).toBe(404);
    const { rows } = await app.started.pool.query(
      'SELECT verb FROM audit_log WHERE record_id = $1 AND verb LIKE $2 ORDER BY id',
      [admin.user.clinic_id, '%logo'],
    );
    expect(rows.map(({ verb }) => verb)).toEqual(['change-logo', 'change-logo', 'delete-logo']);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, M.notALogo],
    ['a GIF', Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;', 'latin1'), 415, M.notALogo],
    ['no picture', Buffer.from('%PDF-1.4'), 415, M.notALogo],
    ['nothing', Buffer.alloc(0), 415, M.notALogo],
    ['a cut picture', ONE_PIXEL.subarray(0, 50), 400, M.logoBroken],
    ['too many pixels', pngHead(4_001, 10), 413, M.tooManyLogoPixels],
    ['no width', pngHead(0, 10), 415, M.notALogo],
    ['a large file', Buffer.concat([ONE_PIXEL, Buffer.alloc(LOGO_MAX_BYTES)]), 413, M.logoTooLarge],
  ])('is refused when it is %s', async (_, bytes, status, message) => {
    const reply = await put(bytes);
    expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
    expect(await head()).toBeNull();
  });

  it('is changed by an admin alone', async () => {
    const doctor = await newStaff(app, admin, 'doctor');
    expect((await put(ONE_PIXEL, doctor)).statusCode).toBe(403);
    expect((await app.call(deleteLogo, {}, doctor)).statusCode).toBe(403);
  });

  it('is whole when two admins change it at once', async () => {
    const second = await newStaff(app, admin, 'admin');
    const replies = await Promise.all([put(ONE_PIXEL), put(JPEG, second)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { headers, rawPayload } = await get();
    expect(rawPayload).toEqual(headers['content-type'] === 'image/png' ? ONE_PIXEL : JPEG);
  });
});
