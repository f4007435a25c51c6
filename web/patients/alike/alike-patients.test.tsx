import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const PHONE = '9876543210';
const ramesh = aPatient({
  ...{ name: 'Ramesh Rao', age: 45, gender: 'M', phone: PHONE, address: '4 Lake Road' },
  last_seen_on: '2026-11-03',
});
const sita = aPatient({ name: 'Sita Rao', age: 38, phone: PHONE });
const likely = { patient: ramesh, same_phone: true, likely: true };
const family = { patient: sita, same_phone: true, likely: false };
let api: ApiDouble;

beforeEach(() => {
  api = apiDouble();
  api.on(listStaff, []);
  api.on(getSubscriptionStatus, { hasProPlan: false });
  api.on(listPatients, { patients: [], totalCount: 0, currentPage: 1, totalPages: 0 });
  api.on(findAlike, ({ query }) => ({ found: query.phone === '' ? [] : [likely, family] }));
  api.on(getPatient, ({ params }) => (params.id === sita.id ? sita : ramesh));
});

async function register() {
  const app = await renderApp('/dashboard/add-patient', { as: 'receptionist', api });
  await app.user.type(await screen.findByRole('combobox', { name: /^Find a patient/ }), 'Ramesh R');
  await app.user.click(screen.getByRole('button', { name: 'Register new patient' }));
  return app;
}
const phone = () => screen.getByLabelText('Phone');
const group = async () => {
  const found = await screen.findByRole('group', { name: 'Patients like this one' });
  await waitFor(() => expect(found.getAttribute('aria-busy')).toBe('false'));
  return found;
};

describe('while a patient is registered', () => {
  it('F2 uses the likely one; Clear goes back to the typed registration', async () => {
    const { user } = await register();
    await user.type(phone(), PHONE);
    const like = within(await group());
    expect(like.getByRole('status').textContent).toBe('Already registered?');
    const [first] = like.getAllByRole('button');
    expect(first?.textContent).toContain('Ramesh Rao 45 y, Male');
    expect(first?.textContent).toContain('seen 3 Nov 2026');
    await expectAccessible();
    await user.keyboard('{F2}');
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect((phone() as HTMLInputElement).value).toBe(PHONE);
    expect(screen.getByLabelText<HTMLInputElement>(/^Full Name/).value).toBe('Ramesh R');
    expect(api.requests(joinQueue)).toHaveLength(0);
  });

  it('the arrow keys choose among the family, and Escape goes back to the field', async () => {
    const { user } = await register();
    await user.type(phone(), PHONE);
    await group();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Ramesh Rao');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(phone());
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await screen.findByRole('button', { name: 'Clear' })).toBeTruthy();
    expect(await screen.findByText('Sita Rao')).toBeTruthy();
  });

  it('takes the address of the family, and stays out of the order of Tab', async () => {
    const { user } = await register();
    await user.type(phone(), PHONE);
    await group();
    await user.tab();
    const address = screen.getByLabelText<HTMLInputElement>('Address');
    expect(document.activeElement).toBe(address);
    await user.click(screen.getByRole('button', { name: 'Same address: 4 Lake Road' }));
    expect(address.value).toBe('4 Lake Road');
  });

  it('acts only on the patients of the text that is in the field now', async () => {
    const { user } = await register();
    await user.type(phone(), PHONE);
    const like = within(await group());
    const slow = Promise.withResolvers<void>();
    api.on(findAlike, async () => {
      await slow.promise;
      return { found: [family] };
    });
    await user.keyboard('{Backspace}1{F2}');
    const [first] = like.getAllByRole('button');
    expect(first?.getAttribute('aria-disabled')).toBe('true');
    if (first) await user.click(first);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    slow.resolve();
    await waitFor(() => expect(screen.getByText('1 patient has this phone')).toBeTruthy());
    await user.keyboard('{F2}');
    expect(await screen.findByText('Sita Rao')).toBeTruthy();
  });

  it('never blocks: it asks once per pause, and a failure shows nothing', async () => {
    api.on(findAlike, fail(500, 'Broken'));
    api.on(registerPatient, fail(400, 'Seen by the server.'));
    const { user } = await register();
    await user.type(phone(), PHONE);
    await waitFor(() => expect(api.requests(findAlike).length).toBeGreaterThan(0));
    expect(new Set(api.requests(findAlike).map(({ query }) => query.phone))).toEqual(
      new Set([PHONE]),
    );
    expect(screen.queryByRole('group', { name: 'Patients like this one' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Register and add to queue' }));
    await waitFor(() => expect(api.requests(registerPatient)).toHaveLength(1));
  });
});
