import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aLetterhead } from '#web/testing/builders/letterhead.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

it('is printed from the queue’s row with both numbers, and is removed after printing', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const api = apiDouble();
  const patient = aPatient({ name: 'Asha Menon', token: 2_100 });
  api.on(listQueue, [aVisit({ token_no: 48 }, patient)]);
  api.on(listStaff, []);
  api.on(getLetterhead, aLetterhead({ name: 'Asha Child Clinic' }));
  const { user } = await renderApp('/dashboard', { as: 'receptionist', api });
  await user.click(
    await screen.findByRole('button', { name: 'Print the token slip of Asha Menon' }),
  );
  const slip = await screen.findByRole('article', { name: 'Token slip 48' });
  const texts = [...slip.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(texts[0]).toBe('Asha Child Clinic');
  expect(texts.slice(1, 5)).toEqual(['Token', '48', 'Asha Menon', 'Patient no. 2100']);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('article')).toBeNull();
  vi.unstubAllGlobals();
});
