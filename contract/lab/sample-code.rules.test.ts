import { expect, it } from 'vitest';
import { readSampleCode, sampleCode } from './sample-code.rules.ts';

it('a sample code contains the clinic day and the token, and is parsed back', () => {
  const code = sampleCode(
    { createdAt: '2026-11-20T19:00:00.000Z', lab_token_number: 7 },
    'Asia/Kolkata',
  );
  expect(code).toBe('20261121-7');
  expect(readSampleCode(` ${code} `)).toEqual({ day: '2026-11-21', token: 7 });
});

const NO_CODES = ['', '20261341-7', '20260230-5', '00000101-1', '2026-11-21', 'Asha', '20261121-'];
it.each(NO_CODES)('%j is not a sample code', (text) => {
  expect(readSampleCode(text)).toBeUndefined();
});
