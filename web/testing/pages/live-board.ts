import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { type ApiDouble, apiDouble } from '#web/testing/api-double.ts';
import { aStaffMember } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';

export const bose = aStaffMember({ name: 'Dr Bose' });
export const das = aStaffMember({ name: 'Dr Das' });

/** Opens the queue of a clinic with two doctors, for the admin or else the reception. */
export async function openBoard(
  visits: Visit[],
  address = '/dashboard',
  prepare?: (api: ApiDouble) => void,
) {
  const api = apiDouble();
  api.on(listStaff, [bose, das]);
  api.on(listQueue, visits);
  prepare?.(api);
  const role = address.startsWith('/dashboard/queue') ? 'admin' : 'receptionist';
  return renderApp(address, { as: role, api });
}

/** The row of the patient with this name. */
export function visitRow(name: string) {
  const row = screen.getByText(name).closest('tr');
  if (!row) throw new Error(`${name} is in no row.`);
  return row;
}

/** Waits until a screen reader has this text as a status. */
export const isRead = (text: string) =>
  waitFor(() => {
    const read = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(read).toContain(text);
  });
