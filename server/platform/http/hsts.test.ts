import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/build-app.ts';
import { doorsOf } from '../doors.ts';

const behind = (PUBLIC_URL: string) =>
  startTestApp(
    undefined,
    undefined,
    doorsOf({ HOST: '127.0.0.1', TRUST_PROXY: 'true', PUBLIC_URL }),
  );
const secure = behind('https://clinic.example');
const plain = behind('http://clinic.example');

it('is sent to browsers only when the public address uses HTTPS', async () => {
  for (const url of ['/', '/api/health', '/api/nothing']) {
    const { headers } = await secure.app.inject({ url });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const other = await plain.app.inject({ url });
    expect(other.headers['strict-transport-security']).toBeUndefined();
  }
});
