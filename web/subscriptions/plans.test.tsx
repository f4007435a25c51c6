import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  createClinicPlan,
  deactivateClinicPlan,
  getClinicPlan,
  listClinicPlans,
  updateClinicPlan,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import {
  createPlan,
  deactivatePlan,
  getPlan,
  listPlans,
  updatePlan,
} from '#contract/subscriptions/subscriptions.endpoints.ts';
import { SUBSCRIPTION_MESSAGES as M } from '#contract/subscriptions/subscriptions.messages.ts';
import { apiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aPlan } from '#web/testing/builders/plans.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const LIST = '/dashboard/subscriptions';

describe('the plans for patients', () => {
  it('are listed, and deactivated after a confirmation', async () => {
    const api = apiDouble();
    const plan = aPlan({ name: 'Care Quarterly', interval: 3 });
    api.on(listPlans, [plan, aPlan({ name: 'Old plan', status: 'inactive' })]);
    api.on(deactivatePlan, { message: M.deactivated });
    const { user } = await renderApp(LIST, { as: 'admin', api });
    expect(await screen.findByText('Every 3 months')).toBeTruthy();
    expect(screen.getAllByText('₹499.00')).toHaveLength(2);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Price (₹)',
      'Billing Cycle',
      'Status',
      'Actions',
    ]);
    const edit = screen.getByRole('link', { name: 'Edit Care Quarterly' });
    expect(edit.getAttribute('href')).toBe(`${LIST}/edit/${plan.id}`);
    expect(screen.queryByRole('button', { name: 'Deactivate Old plan' })).toBeNull();
    await expectAccessible();

    const ask = () => user.click(screen.getByRole('button', { name: 'Deactivate Care Quarterly' }));
    await ask();
    expect(await screen.findByText(M.confirmDeactivate)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(api.requests(deactivatePlan)).toHaveLength(0);
    await ask();
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText(M.deactivated)).toBeTruthy();
    expect(api.requests(deactivatePlan)[0]?.params).toEqual({ id: plan.id });

    api.on(deactivatePlan, failWithText(502, ''));
    await ask();
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Failed to deactivate subscription plan')).toBeTruthy();
  });

  it('show an empty list, and what failed', async () => {
    const api = apiDouble();
    api.on(listPlans, failWithText(502, ''));
    const { user } = await renderApp(LIST, { as: 'admin', api });
    expect(await screen.findByText('Failed to fetch subscription plans')).toBeTruthy();
    api.on(listPlans, []);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No subscription plans found.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add New Plan' })).toHaveLength(2);
  });

  it('have the same texts for the plans of clinics', async () => {
    const api = apiDouble();
    api.on(listClinicPlans, [aPlan({ name: 'Pro Monthly' })]);
    api.on(deactivateClinicPlan, failWithText(502, ''));
    const { user } = await renderApp('/dashboard/clinic-subscriptions', { as: 'superadmin', api });
    const edit = await screen.findByRole('link', { name: 'Edit Pro Monthly' });
    expect(edit.getAttribute('href')).toMatch(/^\/dashboard\/clinic-subscriptions\/edit\//);
    await user.click(screen.getByRole('button', { name: 'Deactivate Pro Monthly' }));
    expect(await screen.findByText(M.confirmDeactivate)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Failed to deactivate clinic subscription plan')).toBeTruthy();
  });
});

describe('the form of a plan', () => {
  it('starts as monthly, sends once, and opens the list after 2 s', async () => {
    holdTime();
    const api = apiDouble();
    api.on(listPlans, []);
    api.on(createPlan, aPlan());
    const { user } = await renderApp(`${LIST}/add`, { as: 'admin', api });
    await user.type(await screen.findByLabelText(/^Name/), 'Care Monthly');
    await user.type(screen.getByLabelText(/^Price/), '499.50');
    await expectAccessible();
    await user.dblClick(screen.getByRole('button', { name: 'Create Plan' }));
    expect(await screen.findByText(M.created)).toBeTruthy();
    expect(api.requests(createPlan).map(({ body }) => body)).toEqual([
      {
        name: 'Care Monthly',
        description: null,
        price: 49_950,
        period: 'monthly',
        interval: 1,
        razorpay_plan_id: null,
        status: 'active',
      },
    ]);
    await pass(1_500);
    expect(window.location.pathname).not.toBe(LIST);
    await pass(600);
    expect(window.location.pathname).toBe(LIST);
  });

  it.each([
    [/^Price/, '', M.required],
    [/^Interval/, '0', M.required],
    [/^Price/, '-1', M.invalidPrice],
  ])('shows an error for %s %j', async (label, typed, message) => {
    const api = apiDouble();
    const { user } = await renderApp(`${LIST}/add`, { as: 'admin', api });
    await user.type(await screen.findByLabelText(/^Name/), 'Care');
    if (String(label) !== '/^Price/') await user.type(screen.getByLabelText(/^Price/), '499');
    await user.clear(screen.getByLabelText(label));
    if (typed) await user.type(screen.getByLabelText(label), typed);
    await user.click(screen.getByRole('button', { name: 'Create Plan' }));
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(api.requests(createPlan)).toHaveLength(0);
  });

  it('edits a plan, keeps the input when it fails, and opens the list after 2 s', async () => {
    holdTime();
    const api = apiDouble();
    api.on(listPlans, []);
    const plan = aPlan();
    api.on(getPlan, plan);
    api.on(updatePlan, failWithText(502, ''));
    const { user } = await renderApp(`${LIST}/edit/${plan.id}`, { as: 'admin', api });
    const price = await screen.findByLabelText<HTMLInputElement>(/^Price/);
    expect(price.value).toBe('499.00');
    await user.selectOptions(screen.getByLabelText(/^Status/), 'Inactive');
    await user.click(screen.getByRole('button', { name: 'Update Plan' }));
    expect(await screen.findByText('Failed to update subscription plan')).toBeTruthy();
    api.on(updatePlan, plan);
    await user.click(screen.getByRole('button', { name: 'Update Plan' }));
    expect(await screen.findByText(M.updated)).toBeTruthy();
    await waitFor(() =>
      expect(api.requests(updatePlan)[1]?.body).toMatchObject({
        price: 49_900,
        status: 'inactive',
      }),
    );
    await pass(1_500);
    expect(window.location.pathname).not.toBe(LIST);
    await pass(600);
    expect(window.location.pathname).toBe(LIST);
  });

  it('shows that a plan could not be loaded', async () => {
    const api = apiDouble();
    api.on(getPlan, fail(404, 'Not found.'));
    await renderApp(`${LIST}/edit/${aPlan().id}`, { as: 'admin', api });
    expect(await screen.findByText('Not found.')).toBeTruthy();
  });
});

describe.each([
  {
    as: 'admin',
    list: LIST,
    endpoints: { listPlans, getPlan, createPlan, updatePlan },
    what: 'subscription plan',
  },
  {
    as: 'superadmin',
    list: '/dashboard/clinic-subscriptions',
    endpoints: {
      listPlans: listClinicPlans,
      getPlan: getClinicPlan,
      createPlan: createClinicPlan,
      updatePlan: updateClinicPlan,
    },
    what: 'clinic subscription plan',
  },
] as const)('without a message of the server, the $as', ({ as, list, endpoints, what }) => {
  const plan = aPlan();
  const open = (address: string) => {
    const api = apiDouble();
    for (const endpoint of Object.values(endpoints)) api.on(endpoint, failWithText(502, ''));
    return { api, opened: renderApp(address, { as, api }) };
  };

  it('shows that the plans could not be fetched', async () => {
    await open(list).opened;
    expect(await screen.findByText(`Failed to fetch ${what}s`)).toBeTruthy();
  });

  it('shows that a plan could not be fetched', async () => {
    await open(`${list}/edit/${plan.id}`).opened;
    expect(await screen.findByText(`Failed to fetch ${what} details`)).toBeTruthy();
  });

  it('shows that a plan could not be created', async () => {
    const { user } = await open(`${list}/add`).opened;
    await user.type(await screen.findByLabelText(/^Name/), 'Care');
    await user.type(screen.getByLabelText(/^Price/), '499');
    await user.click(screen.getByRole('button', { name: 'Create Plan' }));
    expect(await screen.findByText(`Failed to create ${what}`)).toBeTruthy();
  });

  it('shows that a plan could not be updated', async () => {
    const { api, opened } = open(`${list}/edit/${plan.id}`);
    api.on(endpoints.getPlan, plan);
    const { user } = await opened;
    await user.click(await screen.findByRole('button', { name: 'Update Plan' }));
    expect(await screen.findByText(`Failed to update ${what}`)).toBeTruthy();
  });
});
