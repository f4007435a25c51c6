import { sql } from 'kysely';
import type { exportTouched as endpoint } from '#contract/access/breach.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findBreach } from './breach.store.ts';

type Line = {
  token: number;
  name: string;
  phone: string | null;
  opened: boolean;
  changed: boolean;
};

/** A CSV cell. A text that a spreadsheet would run as a formula is made harmless. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Exports the patients that a breach affects as CSV, one a line, so that each can be informed. */
export async function exportTouched(
  scope: ClinicScope,
  { params }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor } = scope;
  const breach = await findBreach(tx, actor.clinicId, params.id);
  const { rows } = await sql<Line>`
    SELECT p.token, p.name, p.phone, t.opened, t.changed FROM breach_patients t
    JOIN patients p ON p.clinic_id = t.clinic_id AND p.id = t.patient_id
    WHERE t.clinic_id = ${actor.clinicId} AND t.breach_id = ${breach.id}
    ORDER BY p.token`.execute(tx);
  await scope.audit('export-touched', { type: 'breach', id: breach.id });
  const known = (yes: boolean) => (breach.by === 'everyone' ? 'not known' : yes ? 'yes' : 'no');
  const lines = rows.map(({ token, name, phone, opened, changed }) =>
    [String(token), name, phone ?? '', known(opened), known(changed)].map(cell).join(','),
  );
  const text = ['Token,Name,Phone,Record opened,Record changed', ...lines, ''].join('\r\n');
  // The byte order mark, by which spreadsheets recognise UTF-8.
  const bytes = new TextEncoder().encode(`\uFEFF${text}`);
  return { name: `breach-patients-${scope.today}.csv`, bytes: async () => bytes };
}
