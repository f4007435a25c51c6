import { expect, it } from 'vitest';
import { CERTIFICATE_KINDS, IssueCertificateBody } from './certificate.ts';
import { CERTIFICATE_TEMPLATES, hasBlanks } from './certificate-text.rules.ts';

it.each(CERTIFICATE_KINDS)(
  'the template of a %s names patient and day, and has parts to fill in',
  (kind) => {
    const text = CERTIFICATE_TEMPLATES[kind]({ name: 'Asha Menon', day: '2026-11-21' });
    expect(text).toContain('Asha Menon on 21 Nov 2026');
    expect(hasBlanks(text)).toBe(true);
    expect(IssueCertificateBody.safeParse({ kind, text }).success).toBe(false);
    const filled = text.replaceAll(/\[[^\]]*\]/g, 'x');
    expect(IssueCertificateBody.parse({ kind, text: filled })).toEqual({
      ...{ kind, text: filled },
      identificationMark: null,
    });
  },
);
