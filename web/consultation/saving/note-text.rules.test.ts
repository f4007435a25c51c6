import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clashingFields,
  decide,
  maybeSent,
  mergeTexts,
  receive,
  restore,
  startEditing,
  textsToSend,
  typeText,
  unsavedFields,
} from './note-text.rules.ts';

const at = (second: number) => `2026-11-21T10:00:0${second}.000Z`;
const version = (complaint: string, case_summary: string, second: number) => ({
  complaint,
  case_summary,
  updatedAt: at(second),
});
const begun = startEditing(version('Fever', '', 0));
const both = ['complaint', 'case_summary'] as const;

describe('a version from the server', () => {
  it('replaces an untouched field', () => {
    const next = receive(begun, version('Fever, cough', 'Viral', 1));
    expect(next.mine).toEqual({ complaint: 'Fever, cough', case_summary: 'Viral' });
    expect(unsavedFields(next)).toEqual([]);
  });

  it('is ignored when it is not newer', () => {
    expect(receive(begun, version('Older', '', 0))).toBe(begun);
  });

  it('keeps typed text when a colleague wrote the other field', () => {
    const typed = typeText(begun, 'complaint', 'Fever 3 days');
    const next = receive(typed, version('Fever', 'Viral', 1));
    expect(next.mine).toEqual({ complaint: 'Fever 3 days', case_summary: 'Viral' });
    expect(clashingFields(next)).toEqual([]);
    expect(textsToSend(next, both)).toEqual({ complaint: 'Fever 3 days' });
    expect(next.base.updatedAt).toBe(at(1));
  });

  it('waits for a decision where both wrote, and is not overwritten', () => {
    const typed = typeText(begun, 'complaint', 'Fever 3 days');
    const next = receive(typed, version('Fever since Monday', '', 1));
    expect(next.mine.complaint).toBe('Fever 3 days');
    expect(next.theirs).toEqual({ complaint: 'Fever since Monday' });
    expect(textsToSend(next, both)).toEqual({});
  });

  it('causes no conflict when both wrote the same', () => {
    const typed = typeText(begun, 'complaint', 'Cough');
    const next = receive(typed, version('Cough', '', 1));
    expect([clashingFields(next), unsavedFields(next)]).toEqual([[], []]);
  });

  it('causes no conflict when it is our own save, whose response was lost before more was typed', () => {
    const once = maybeSent(typeText(begun, 'complaint', 'A'), { complaint: 'A' });
    const twice = maybeSent(typeText(once, 'complaint', 'A, B'), { complaint: 'A, B' });
    for (const arrived of ['A', 'A, B']) {
      const next = receive(typeText(twice, 'complaint', 'A, B, C'), version(arrived, '', 1));
      expect(clashingFields(next)).toEqual([]);
      expect(textsToSend(next, both)).toEqual({ complaint: 'A, B, C' });
    }
  });

  it('updates an undecided conflict, and ends it when the colleague reverts', () => {
    const typed = typeText(begun, 'complaint', 'Mine');
    const once = receive(typed, version('Theirs', '', 1));
    expect(receive(once, version('Theirs 2', '', 2)).theirs).toEqual({ complaint: 'Theirs 2' });
    expect(clashingFields(receive(once, version('Fever', '', 2)))).toEqual([]);
  });
});

describe('deciding a conflict', () => {
  const clash = receive(typeText(begun, 'complaint', 'Mine'), version('Theirs', 'Seen', 1));

  it.each([
    ['mine', 'Mine', { complaint: 'Mine' }],
    ['theirs', 'Theirs', {}],
    ['both', mergeTexts('Theirs', 'Mine'), { complaint: 'Theirs\nMine' }],
  ])('with %s', (_, text, toSend) => {
    const next = decide(clash, 'complaint', text);
    expect(clashingFields(next)).toEqual([]);
    expect(textsToSend(next, both)).toEqual(toSend);
    expect(next.base.updatedAt).toBe(at(1));
  });

  it('changes nothing where there is none', () => {
    expect(decide(begun, 'complaint', 'X')).toBe(begun);
  });
});

describe('restoring a draft', () => {
  const before = typeText(begun, 'complaint', 'Fever, rash');

  it('restores it in place', () => {
    expect(restore(begun, before)).toEqual(before);
  });

  it('merges it with text typed since then', () => {
    const typed = typeText(begun, 'complaint', 'Fever, cough');
    expect(restore(typed, before).mine.complaint).toBe('Fever, cough\nFever, rash');
  });

  it('is a conflict where a colleague has written since then', () => {
    const next = restore(startEditing(version('Headache', 'Seen', 3)), before);
    expect(next.mine).toEqual({ complaint: 'Fever, rash', case_summary: 'Seen' });
    expect(next.theirs).toEqual({ complaint: 'Headache' });
    expect(decide(next, 'complaint', 'Headache').mine.complaint).toBe('Headache');
  });
});

describe('merging two texts', () => {
  it('keeps their common prefix and suffix once', () => {
    expect(mergeTexts('Fever\nBP 120/80\nPlan', 'Fever\nPulse 80\nPlan')).toBe(
      'Fever\nBP 120/80\nPulse 80\nPlan',
    );
  });

  const text = fc.array(fc.constantFrom('a', 'b', 'c', '')).map((lines) => lines.join('\n'));

  it('keeps every line of both', () => {
    fc.assert(
      fc.property(text, text, (theirs, mine) => {
        const merged = mergeTexts(theirs, mine).split('\n');
        const count = (lines: string[], line: string) => lines.filter((l) => l === line).length;
        for (const side of [theirs.split('\n'), mine.split('\n')]) {
          for (const line of side) {
            expect(count(merged, line)).toBeGreaterThanOrEqual(count(side, line));
          }
        }
      }),
    );
  });

  it('returns the text when both are equal', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(mergeTexts(one, one)).toBe(one);
      }),
    );
  });
});
