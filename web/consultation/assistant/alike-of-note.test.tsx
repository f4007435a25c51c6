import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PLACEHOLDER_NAME } from '#contract/consultation/visit-note.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { answer, openRecord } from '#web/testing/assistant.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const PHONE = '9876543210';
const known = aPatient({ name: 'Ramesh Rao', age: 45, gender: 'M', phone: PHONE });
const LIKE = 'Records like this one';

/** Opens the note of a case that was opened without a name. */
function openCase(
  answers: string[] = [],
  { name = PLACEHOLDER_NAME, role = 'doctor' as Role } = {},
) {
  const patient = aPatient({ name, age: null, gender: null, phone: null });
  const double = visitDouble({ status: 'consulting' }, {}, patient);
  double.api.on(findAlike, {
    found: [
      { patient: known, same_phone: true, likely: true },
      { patient, same_phone: true, likely: true },
    ],
  });
  return openRecord(answers, { double, role });
}
const lastAsked = (api: Awaited<ReturnType<typeof openCase>>['api']) =>
  api.requests(findAlike).at(-1)?.query;

describe('a case that was opened without a name', () => {
  it.each([
    ['doctor', 'Record of Ramesh Rao'],
    ['admin', 'Compare and merge with Ramesh Rao'],
  ] as const)('shows the %s the known patient whom its first line names', async (role, link) => {
    const { api, user, field } = await openCase([], { role });
    expect(screen.queryByRole('group', { name: LIKE })).toBeNull();
    await user.type(field, `Ramesh Roa,45,M,${PHONE},fever`);
    const like = within(await screen.findByRole('group', { name: LIKE }));
    expect(like.getByRole('status').textContent).toBe('Already registered?');
    expect(like.getAllByRole('link')).toHaveLength(1);
    expect(like.getByRole('link', { name: new RegExp(`^${link}`) })).toBeTruthy();
    expect(lastAsked(api)).toEqual({ name: 'Ramesh Roa', phone: PHONE, age: '45' });
    await expectAccessible();
  });

  it('shows it once an accepted proposal of the assistant has named the patient', async () => {
    const details = { name: 'Ramesh Roa', age: 45, phone_number: PHONE };
    const proposed = answer('Noted.', [{ name: 'update_patient_details', parameters: details }]);
    const { api, user, field, visit } = await openCase([proposed]);
    await user.type(field, 'Fever{Enter}');
    const accept = await screen.findByRole('button', { name: /^Accept/ });
    expect(screen.queryByRole('group', { name: LIKE })).toBeNull();
    const named = aPatient({
      ...{ id: visit.patient_id, name: 'Ramesh Roa', phone: PHONE },
      ...{ age: 45, birth_date: null, age_told: null, age_unit: null, age_told_on: null },
    });
    api.on(getVisit, { ...aVisit({ id: visit.id, status: 'consulting' }, named) });
    await user.click(accept);
    const like = within(await screen.findByRole('group', { name: LIKE }));
    expect(like.getByRole('link', { name: /^Record of Ramesh Rao/ })).toBeTruthy();
    await waitFor(() =>
      expect(lastAsked(api)).toEqual({ name: 'Ramesh Roa', phone: PHONE, age: '45' }),
    );
  });
});

it('the note of a registered patient shows none', async () => {
  const { api, user, field } = await openCase([], { name: 'Meena Iyer' });
  await user.type(field, `Ramesh Roa,45,M,${PHONE},fever{Enter}`);
  await screen.findByText('Nothing more.');
  expect(screen.queryByRole('group', { name: LIKE })).toBeNull();
  expect(api.requests(findAlike)).toHaveLength(0);
});
