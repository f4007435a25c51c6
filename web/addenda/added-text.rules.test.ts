import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addedText } from './added-text.rules.ts';

it.each([
  ['Fever', 'Fever', ''],
  ['Fever', 'Fever\nCough since Monday', 'Cough since Monday'],
  ['Fever', 'Fever for 3 days', 'for 3 days'],
  ['Fever\nCough', 'Fever\nNo rash\nCough', 'No rash'],
  ['Fever 3 days', 'Fever 4 days', 'Fever 4 days'],
  ['', 'Fever', 'Fever'],
  ['Fever\nCough', 'Fever', ''],
])('%j, changed to %j, adds %j', (before, after, added) => {
  expect(addedText(before, after)).toBe(added);
});

it('keeps every line typed anywhere in a text', () => {
  const line = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.nat(), (lines, seed) => {
      const at = seed % (lines.length + 1);
      const after = [...lines.slice(0, at), 'NEW LINE', ...lines.slice(at)].join('\n');
      expect(addedText(lines.join('\n'), after)).toContain('NEW LINE');
    }),
  );
});
