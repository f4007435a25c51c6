import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROLES } from '../../contract/kernel/roles.ts';

const ROOT = join(import.meta.dirname, '../..');
const NAME = `['"](?:${[...ROLES, 'super_admin'].join('|')})['"]`;

/** A comparison with a role in TypeScript, a query builder or SQL, or an array of only roles. */
const LITERALS = [
  `[rR]ole\\w*\\)?\\s*[!=]==?\\s*${NAME}`,
  `${NAME}\\s*[!=]==?\\s*[\\w.]*[rR]ole`,
  `[rR]ole['"],\\s*['"](?:=|<>|!=|in|not in)['"],\\s*\\[?${NAME}`,
  `\\b[rR]ole\\s*(?:=|<>|(?:NOT )?IN \\()\\s*${NAME}`,
  `\\[(?:\\s*${NAME},?)+\\s*\\]`,
  `\\b(?:roles?|ROLES?):\\s*\\[`,
  `\\bquery\\b[^;\\n]*\\{\\s*role:\\s*${NAME}`,
].map((pattern) => new RegExp(pattern));

const namesRoles = (text: string) => LITERALS.some((literal) => literal.test(text));

/** Files where a role is stored, chosen or displayed, not used as a permission. */
const ROLE_IS_DATA: Readonly<Record<string, string>> = {
  'contract/overview/overview.ts': 'kinds of order, not roles',
  'contract/staff/staff.ts': 'the order of the staff form',
  'contract/users/user.ts': 'the roles that a superadmin gives, and the wire’s second name of one',
  'server/auth/first-superadmin.ts': 'makes the first superadmin',
  'server/demo/open-clinic.ts': 'the demo’s people',
  'server/demo/world.ts': 'the demo’s people',
  'server/main.ts': 'the demo’s people',
  'server/owner/people.store.ts': 'the list of accounts: admins first, no superadmin',
  'server/owner/transfer-clinic.ts': 'the owner is an admin, as users.may_own says',
  'server/password-links/password-history.store.ts': 'whether a superadmin set a password',
  'server/staff/edit-staff.ts': 'rows of other admins are not edited here',
  'server/users/add-user.ts': 'an admin account becomes the owner of a clinic without one',
  'server/users/edit-user.ts': 'the role of an account is changed',
  'server/users/user.store.ts': 'the last superadmin stays',
  'web/app/routing/expected-pages.ts': 'the tests’ own reading of the specification',
  'web/overview/unpaid-orders.tsx': 'kinds of order, not roles',
  'web/owner/person-actions.tsx': 'only an admin can become the owner',
  'web/staff/edit-staff.page.tsx': 'rows of other admins are not edited here',
  'web/staff/staff-columns.tsx': 'rows of other admins are not edited here',
  'web/tutorial/add-staff.step.tsx': 'the staff that the tutorial adds',
  'web/users/user-actions.tsx': 'the list of accounts',
  'web/users/user-form.values.ts': 'an admin account needs a clinic',
};

it('permissions are checked by capability; a role is named only as data', async () => {
  const files = globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|\.generated\.ts$|\/testing\/|^contract\/kernel\//.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  const naming = files.filter((_, nth) => namesRoles(texts[nth] ?? ''));
  expect(naming.sort()).toEqual(Object.keys(ROLE_IS_DATA).sort());
});

it.each([
  "if (actor.role !== 'admin') throw forbidden();",
  "const isLab = useCurrentUser().role === 'lab';",
  "const by = 'doctor' === person.role;",
  ".where('users.role', '=', 'doctor')",
  "AND users.role IN ('doctor', 'admin')",
  "const CASHIERS = ['admin', 'receptionist'] as const;",
  "roles: ['admin'],",
  "useApi(listStaff, { query: { role: 'doctor', active: 'true' } });",
  "const query = { role: 'doctor' } as const;",
])('finds %s', (text) => {
  expect(namesRoles(text)).toBe(true);
});
