import { describe, expect, it, vi } from 'vitest';
import { dictationAdvice } from './use-dictation.ts';

const on = (userAgent: string) =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

describe('the advice for a microphone that the browser does not give', () => {
  it.each([
    ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', /Windows \+ H/],
    ['Firefox on a Mac', 'Mozilla/5.0 (Macintosh) Firefox/140.0', /Edit, Start Dictation/],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux) Firefox/140.0', /Chrome or Edge .*https:/],
  ])('names what works instead: %s', (_, userAgent, advice) => {
    on(userAgent);
    expect(dictationAdvice('unsupported')).toMatch(advice);
    expect(dictationAdvice('unsupported').match(/\.(?= |$)/g)).toHaveLength(1);
  });

  it('names the keyboard of a phone', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: true });
    expect(dictationAdvice('unsupported')).toMatch(/microphone of the keyboard/);
  });

  it('gives the address as the reason on plain HTTP', () => {
    vi.stubGlobal('isSecureContext', false);
    on('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0');
    expect(dictationAdvice('not-allowed')).toMatch(/https:\/\/\. Press Windows \+ H/);
    expect(dictationAdvice('no-speech')).toBe('');
  });

  it('is empty on HTTPS, where the browser asks itself', () => {
    expect(dictationAdvice('not-allowed')).toBe('');
  });
});
