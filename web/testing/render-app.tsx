import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { listAddenda } from '#contract/addenda/addenda.endpoints.ts';
import {
  listAppointments,
  listComingAppointments,
} from '#contract/appointments/appointments.endpoints.ts';
import { listDoctorHours } from '#contract/appointments/hours.endpoints.ts';
import { getCurrentUser, getRegistration } from '#contract/auth/auth.endpoints.ts';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { getPasswordHistory } from '#contract/auth/password-links.endpoints.ts';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { getPharmacySettings } from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { listCriticalResults } from '#contract/lab/critical/critical.endpoints.ts';
import { getWaitingCounts } from '#contract/overview/waiting-counts.endpoints.ts';
import { getPaymentProvider, listRefusedRefunds } from '#contract/payments/payments.endpoints.ts';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { listPastVisits } from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import { givePlace } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { App } from '#web/app/app.tsx';
import { queryClient } from '#web/lib/api/query-client.ts';
import {
  currentSession,
  endSession,
  followOtherTabs,
  restoreSession,
} from '#web/lib/session/session.ts';
import { type ApiDouble, apiDouble, fail } from './api-double.ts';
import { aLetterhead, somePharmacySettings } from './builders/letterhead.ts';
import { aUser } from './builders/people.ts';
import { type EventDouble, eventDouble } from './event-double.ts';

/**
 * All pages, loaded once for each worker, before any test begins: the first test of a page would
 * otherwise wait for its code, and on a busy machine for longer than a test may take.
 */
const PAGES = import.meta.glob(['../*/**/*.page.tsx', '../*/index.ts']);
await Promise.all(Object.values(PAGES).map((load) => load()));

type RenderOptions = {
  /** The signed-in role or person; signed out if absent. */
  as?: Role | CurrentUser | undefined;
  /** Set up before the page makes requests. */
  api?: ApiDouble | undefined;
  /** Keeps the browser storage that the test has prepared. */
  keepStorage?: boolean;
  /** The state of the link that opened the page. */
  state?: unknown;
};

export type RenderedApp = { user: UserEvent; api: ApiDouble; events: EventDouble };

/**
 * Renders the real application at an address: `await renderApp('/dashboard/staff', { as: 'admin', api })`. The shell's
 * own calls (live stream, plan, counts of the navigation), the letterhead of prints, critical results, addenda and the payment provider
 * have default replies; the test sets the page's replies.
 */
export async function renderApp(
  address: string,
  { as, api = apiDouble(), keepStorage = false, state }: RenderOptions = {},
): Promise<RenderedApp> {
  // A page that is loaded has read nothing yet.
  queryClient.clear();
  if (!keepStorage) signInAs(typeof as === 'string' ? aUser(as) : as);
  if (!api.isAnswered(getCurrentUser)) {
    api.on(getCurrentUser, () => currentSession()?.user ?? fail(401, 'Unauthorized'));
  }
  if (!api.isAnswered(getPasswordHistory))
    api.on(getPasswordHistory, { setting: null, events: [] });
  const events = eventDouble(api);
  if (!api.isAnswered(getSubscriptionStatus)) {
    api.on(getSubscriptionStatus, { hasProPlan: false });
  }
  if (!api.isAnswered(getLetterhead)) api.on(getLetterhead, aLetterhead());
  if (!api.isAnswered(getPharmacySettings)) api.on(getPharmacySettings, somePharmacySettings());
  if (!api.isAnswered(listCriticalResults)) api.on(listCriticalResults, []);
  if (!api.isAnswered(listAddenda)) api.on(listAddenda, []);
  if (!api.isAnswered(listPastVisits)) api.on(listPastVisits, []);
  // The queue page lists today’s booked patients.
  if (!api.isAnswered(listAppointments)) api.on(listAppointments, { appointments: [] });
  if (!api.isAnswered(listComingAppointments)) {
    api.on(listComingAppointments, { appointments: [] });
  }
  // No doctor is on leave.
  if (!api.isAnswered(listDoctorHours)) api.on(listDoctorHours, { doctors: [] });
  if (!api.isAnswered(listStaff)) api.on(listStaff, []);
  if (!api.isAnswered(getPaymentProvider)) api.on(getPaymentProvider, { provider: 'sandbox' });
  if (!api.isAnswered(listRefusedRefunds)) api.on(listRefusedRefunds, []);
  // The visit of a bill; most tests of bills have none.
  if (!api.isAnswered(getVisit)) api.on(getVisit, fail(404, 'No such visit.'));
  if (!api.isAnswered(getWaitingCounts)) api.on(getWaitingCounts, {});
  // Most clinics print slips without a code.
  if (!api.isAnswered(givePlace)) api.on(givePlace, { path: null, url: null });
  if (!api.isAnswered(getRegistration)) api.on(getRegistration, { registration: 'open' });
  // Retries would only make a failing test slow.
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  window.history.replaceState({ usr: state, key: 'default', idx: 0 }, '', address);
  const stopFollowing = followOtherTabs();
  onTestFinished(() => {
    stopFollowing();
    endSession();
  });

  await restoreSession();
  // No delay between two keys: debounced code has its own clock.
  const user = userEvent.setup({ delay: null });
  // Lazy pages and first replies arrive before the test continues.
  await act(async () => {
    render(<App env="test" />);
  });
  return { user, api, events };
}

function signInAs(user: CurrentUser | undefined): void {
  endSession();
  if (!user) return;
  localStorage.setItem('authToken', 'token-of-the-test');
  localStorage.setItem('currentUser', JSON.stringify(user));
}
