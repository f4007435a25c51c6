import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../kernel/numbers/money.ts';
import { isUpiId, upiLink, upiReference } from './upi.rules.ts';

describe('a UPI id', () => {
  it.each(['clinic@okaxis', 'dr.rao-1@ybl', '9876543210@paytm', 'a_b@sbi'])('is %s', (text) => {
    expect(isUpiId(text)).toBe(true);
  });

  it.each([
    '',
    'clinic',
    '@ybl',
    'a@ybl',
    'clinic@',
    'clinic@1',
    'cli nic@ybl',
    'a@b@ybl',
    'x@y&am=1',
  ])('is not %j', (text) => {
    expect(isUpiId(text)).toBe(false);
  });
});

describe('a UPI link', () => {
  const payee = { id: 'clinic@ybl', name: 'Rao & Sons Clinic' };

  it('has the fields of the specification', () => {
    const request = { payee, amount: paise(50_050), note: 'Bill 2026-27/000042' };
    expect(upiLink({ ...request, reference: upiReference('2026-27/000042', 0) })).toBe(
      'upi://pay?pa=clinic@ybl&pn=Rao%20%26%20Sons%20Clinic&am=500.50&cu=INR&tn=Bill%202026-27%2F000042&tr=202627000042P1',
    );
    expect(upiLink(request)).not.toContain('&tr=');
  });

  it('has a reference of its own for each part payment', () => {
    expect(upiReference('2026-27/000042', 0)).not.toBe(upiReference('2026-27/000042', 1));
  });

  it('reads back as it was made, for any name, note and amount', () => {
    const amounts = fc.integer({ min: 1, max: 1_000_000_000 }).map(paise);
    const texts = fc.string({ unit: 'grapheme', maxLength: 120 });
    fc.assert(
      fc.property(amounts, texts, texts, (amount, name, note) => {
        const link = upiLink({ payee: { id: payee.id, name }, amount, note, reference: 'A1' });
        const read = new URLSearchParams(link.slice(link.indexOf('?') + 1));
        expect([...read.keys()]).toEqual(['pa', 'pn', 'am', 'cu', 'tn', 'tr']);
        expect(read.get('pa')).toBe(payee.id);
        expect(Math.round(Number(read.get('am')) * 100)).toBe(amount);
        expect(name.trim().startsWith(read.get('pn') ?? '?')).toBe(true);
        expect(note.trim().startsWith(read.get('tn') ?? '?')).toBe(true);
        expect(link).toMatch(/^[\x21-\x7e]+$/);
      }),
    );
  });
});
