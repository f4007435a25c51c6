import type { Page } from '@playwright/test';
import { expect, test } from '../rig/journey.ts';

/** The addresses of the calls that the first script has begun and no part of the page has taken. */
const untaken = (page: Page) => page.evaluate<readonly string[]>('Object.keys(window.earlyCalls)');

/** The addresses of the API that the page requests from now on. */
function readsOf(page: Page): readonly string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) reads.push(pathname + search);
  });
  return reads;
}

test('a first visit requests its data with the first script, and the page takes it', async ({
  open,
  clinic,
}) => {
  const patient = await clinic.register('Meena Iyer');
  const visit = await clinic.queue(patient.id);
  const reception = await clinic.hire('receptionist');
  const doctor = await clinic.hire('doctor');
  const pages = [
    { person: reception, at: '/dashboard', early: ['/api/queue'] },
    {
      person: reception,
      at: '/dashboard/all-patients',
      early: ['/api/patients?sortBy=created_at&sortOrder=desc&page=1&limit=15'],
    },
    {
      person: doctor,
      at: `/dashboard/edit-complaint/${visit.id}`,
      early: [
        '/api/lab/critical',
        `/api/queue/doctor/complaint/${visit.id}`,
        `/api/queue/${visit.id}`,
        `/api/queue/${visit.id}/sheet`,
      ],
    },
  ];
  for (const { person, at, early } of pages) {
    const page = await open(person);
    const reads = readsOf(page);
    await page.goto(at);
    await page.getByText('Meena Iyer').first().waitFor();
    expect(reads.slice(0, early.length)).toEqual(early);
    await expect.poll(() => untaken(page)).toEqual([]);
  }
});
