// `npm run permissions`: writes who may do what into docs/permissions.md.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_ENDPOINTS } from '../../contract/endpoints.ts';
import { CAPABILITIES, type Capability } from '../../contract/kernel/capabilities.ts';
import { capabilityOf, type Endpoint } from '../../contract/kernel/endpoint.ts';
import { labelOf, may, ROLES } from '../../contract/kernel/roles.ts';

export const PERMISSIONS_PAGE = join(import.meta.dirname, '../../docs/permissions.md');
const BETWEEN = /(<!-- permissions -->\n)[\s\S]*?(<!-- \/permissions -->)/;

/** Every capability, in the order of the catalogue. */
export const ALL_CAPABILITIES = Object.entries(CAPABILITIES).flatMap(([slice, verbs]) =>
  verbs.map((verb) => `${slice}.${verb}` as Capability),
);

/** The endpoints that require a capability. */
export function callsOf(capability: Capability): Endpoint[] {
  return ALL_ENDPOINTS.filter((endpoint) => capabilityOf(endpoint) === capability);
}

function rowOf(capability: Capability): string {
  const calls = callsOf(capability);
  const yes = calls.some(({ owner }) => owner) ? 'owner' : 'yes';
  const cells = ROLES.map((role) => (may(role, capability) ? yes : ''));
  const names = calls.map(({ method, path }) => `\`${method} ${path}\``).sort();
  return `| \`${capability}\` | ${cells.join(' | ')} | ${names.join('<br>')} |`;
}

/** The table of all capabilities, as Markdown. */
export function permissionsTable(): string {
  const columns = ['Capability', ...ROLES.map(labelOf), 'Calls'];
  return [
    `| ${columns.join(' | ')} |`,
    `|${' --- |'.repeat(columns.length)}`,
    ...ALL_CAPABILITIES.map(rowOf),
  ].join('\n');
}

/** The page with the table as it should be. */
export function withPermissions(page: string): string {
  return page.replace(BETWEEN, (_all, before, after) => `${before}${permissionsTable()}\n${after}`);
}

if (import.meta.main) {
  await writeFile(PERMISSIONS_PAGE, withPermissions(await readFile(PERMISSIONS_PAGE, 'utf8')));
}
