import { describe, expect, it } from 'vitest';
import { splitJson } from './split-json.rules.ts';

describe('an answer of text and JSON', () => {
  const order = '{"name": "create_lab_order", "note": "a } in a text"}';

  it.each([
    [
      'a fenced block',
      `Rest.\n\n\`\`\`json\n${order}\n\`\`\`\n\nFluids.`,
      'Rest.\n\nFluids.',
      [order],
    ],
    ['a fence without its language', `Rest.\n\`\`\`\n${order}\n\`\`\``, 'Rest.', [order]],
    ['a fence that was cut off', 'Rest.\n```json\n{"name": "cre', 'Rest.', ['{"name": "cre']],
    ['a bare object', order, '', [order]],
    ['a bare array behind words', `Rest.\n[${order}]`, 'Rest.', [`[${order}]`]],
    ['code that is no JSON', 'Run:\n```sh\nls\n```', 'Run:\n```sh\nls\n```', []],
    ['brackets in words', 'Viral\n[see above] {no tests}', 'Viral\n[see above] {no tests}', []],
  ])('is split at %s', (_, answer, text, blocks) => {
    expect(splitJson(answer)).toEqual({ text, blocks });
  });
});
