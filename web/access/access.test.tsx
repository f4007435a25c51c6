import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listReadsOfPerson } from '#contract/access/access.endpoints.ts';
import type { KeptRead } from '#contract/access/access.ts';
import { listBreaches } from '#contract/access/breach.endpoints.ts';
import type { Breach } from '#contract/access/breach.ts';
import { listPeople } from '#contract/owner/owner.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const OWNER = aUser('admin', { is_owner: true });
const ravi = { id: anId(), name: 'Ravi Kumar', role: 'doctor' } as const;

function aRead(changes: Partial<KeptRead>): KeptRead {
  return {
    id: anId(),
    at: '2026-11-20T05:30:00.000Z',
    person: ravi,
    kind: 'record',
    patient: { id: anId(), name: 'Asha Menon', token: 12 },
    screen: 'Patient record',
    asked: 'One patient',
    ...changes,
  };
}

it('shows the records a person opened by day, with the names of lists and files', async () => {
  const api = apiDouble();
  const account = { email: 'r@clinic.example', active: true, is_owner: false };
  api.on(listPeople, [{ ...ravi, ...account, password_setting: null }]);
  const reads = [
    aRead({}),
    aRead({ kind: 'list', patient: null, screen: 'Queue' }),
    aRead({ at: '2026-11-19T05:30:00.000Z', kind: 'export', patient: null, asked: 'All records' }),
  ];
  api.on(listReadsOfPerson, { reads, totalCount: 3 });
  const { user } = await renderApp('/admin/owner?section=access', { as: OWNER, api });
  await user.click(await screen.findByText('By person'));
  await screen.findByRole('option', { name: 'Ravi Kumar' });
  await user.selectOptions(screen.getByLabelText('Person'), 'Ravi Kumar');
  expect(await screen.findByRole('heading', { name: '20 Nov 2026' })).toBeTruthy();
  const first = within(screen.getByRole('table', { name: '20 Nov 2026' }));
  expect(first.getByText(/Asha Menon/)).toBeTruthy();
  expect(first.getByText('A list')).toBeTruthy();
  const second = within(screen.getByRole('table', { name: '19 Nov 2026' }));
  expect(second.getByText('All patients')).toBeTruthy();
  await expectAccessible();
});

it('creates the texts of a breach, and marks unknown facts as unknown', async () => {
  const api = apiDouble();
  const breach: Breach = {
    id: anId(),
    written_at: '2026-11-20T05:30:00.000Z',
    written_by: OWNER.name,
    noticed_at: '2026-11-20T05:00:00.000Z',
    by: 'everyone',
    person: null,
    from: null,
    until: null,
    happened: 'A disk was stolen.',
    consequences: 'Phone numbers may be known.',
    measures: 'The police was told.',
    advice: 'Answer no strange calls.',
    contact: 'Anita Rao',
    patients: 40,
    lists: 0,
    addenda: [],
  };
  api.on(listBreaches, [breach]);
  const { user } = await renderApp('/admin/owner?section=breaches', { as: OWNER, api });
  await user.click(await screen.findByRole('button', { name: 'Text for the Board' }));
  const paper = within(screen.getByRole('article', { name: 'Report to the Board' }));
  expect(paper.getByText(/every patient of the clinic counts as affected/)).toBeTruthy();
  expect(screen.getByText(/due by 23 Nov 2026, 10:30 am/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Text for the patients' }));
  expect(screen.getByText(/What you can do: Answer no strange calls/)).toBeTruthy();
  await expectAccessible();

  api.on(listPeople, []);
  await user.click(screen.getByRole('button', { name: 'Note a breach' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Noticed'));
});
