import { expect, it } from 'vitest';
import { membersOf, singleMessages } from './single-messages.plugin.ts';

const load = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

it('makes an export of each text, under names that are words of the language too', async () => {
  const members = membersOf(`
  none: "No \\"bill\\" yet.",
  /** Shown once. */
  delete: 'It’s gone.',
  // Between two lines.
  late: \`After midnight\``);
  expect({ ...(await load(members ?? '')) }).toEqual({
    none: 'No "bill" yet.',
    delete: 'It’s gone.',
    late: 'After midnight',
  });
});

it.each(['  of: (name) => text(name),', `  max: \`At most \${MAX}.\`,`, '  ...OTHERS,'])(
  'leaves an object with %s whole',
  (body) => expect(membersOf(`  none: "None.",\n${body}`)).toBeUndefined(),
);

it('splits only the texts of the contract, and keeps the rest of their file', () => {
  const { transform, load: loaded } = singleMessages() as unknown as {
    transform(code: string, id: string): { code: string } | null;
    load(id: string): string | undefined;
  };
  const code = 'export const A = {\n  one: "One.",\n};\nexport const two = () => A.one;';
  const split = transform(code, '/contract/a.messages.ts')?.code;
  expect(split).toBe(
    'import * as A from "/contract/a.messages.ts?members-of=A";\nexport { A };\nexport const two = () => A.one;',
  );
  expect(loaded('/contract/a.messages.ts?members-of=A')).toContain('"One."');
  expect(transform(code, '/web/a.messages.ts')).toBeNull();
});

it('takes the text of another object from the file that the code imports it from', () => {
  const body = '  none: "None.",\n  failed: OTHERS.failed,';
  const code =
    'import { OTHERS } from "./others.messages.ts";\nimport { paise } from "./money.ts";';
  expect(membersOf(body, code)).toBe(
    'import { OTHERS } from "./others.messages.ts";\nconst t0 = "None.";\nconst t1 = OTHERS.failed;\nexport { t0 as none, t1 as failed };',
  );
  expect(membersOf(body, 'const OTHERS = {};')).toBeUndefined();
});
