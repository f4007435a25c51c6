import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getDoctorQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { bareNote, complaintField, saveButton } from '#web/testing/pages/note-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const BEFORE = 'T2DM for 6 years, tingling in feet';

async function opened(status: 'consulting' | 'seen') {
  const double = visitDouble({ status }, { complaint: BEFORE });
  double.api.on(getDoctorQueue, { currentPatient: null, nextPatient: null, waitingCount: 0 });
  double.api.on(listQueue, []);
  const rendered = await renderApp(bareNote(double.visit.id), { as: 'doctor', api: double.api });
  return { ...double, ...rendered };
}

type Opened = Awaited<ReturnType<typeof opened>>;

async function saveAs({ user, current }: Opened, typed: string, text: string) {
  await user.type(await complaintField(), typed);
  await user.click(saveButton());
  await waitFor(() => expect(current().complaint).toBe(text));
}

/** Types over the whole text, as after Ctrl+A. */
async function writeOver(page: Opened, text: string) {
  const field = await complaintField();
  await page.user.clear(field);
  await saveAs(page, text, text);
}

const undo = () => screen.queryByRole('button', { name: 'Undo' });

describe('a completed note that is written over', () => {
  it('gets its earlier text back by Undo, also after more saves', async () => {
    const page = await opened('seen');
    await writeOver(page, 'Knee pain');
    expect(await screen.findByText(/^The completed note of .* was changed\.$/)).toBeTruthy();
    await writeOver(page, 'Cough');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.current().complaint).toBe(BEFORE));
    expect((await complaintField()).value).toBe(BEFORE);
    expect(undo()).toBeNull();
  });

  it('has it back after its page was left', async () => {
    const page = await opened('seen');
    await writeOver(page, 'Knee pain');
    await screen.findByRole('button', { name: 'Undo' });
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('region', { name: 'NEXT IN QUEUE' });
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.current().complaint).toBe(BEFORE));
  });

  it('is not replaced over the text of a colleague', async () => {
    const page = await opened('seen');
    await writeOver(page, 'Knee pain');
    page.colleagueWrites({ complaint: 'Knee pain, BP 120/80' });
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Someone saved a newer version of this record.')).toBeTruthy();
    expect(page.current().complaint).toBe('Knee pain, BP 120/80');
  });
});

it('a completed note that is added to gives no notice', async () => {
  const page = await opened('seen');
  await page.user.type(await complaintField(), '; call on Monday');
  await page.user.click(saveButton());
  await waitFor(() => expect(page.current().complaint).toBe(`${BEFORE}; call on Monday`));
  expect(undo()).toBeNull();
});

it('a note of an open visit that is written over gives no notice', async () => {
  const page = await opened('consulting');
  await writeOver(page, 'Knee pain');
  expect(undo()).toBeNull();
});
