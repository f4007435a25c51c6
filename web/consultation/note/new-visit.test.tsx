import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisit, getComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { getLatestVisit } from '#contract/queue/queue.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { type VisitDouble, visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const receptionist = aUser('receptionist');
const kept = () => Object.keys(localStorage).filter((key) => key.includes('new-case'));
const patient = aPatient();
let double: VisitDouble;

beforeEach(() => {
  localStorage.clear();
  double = visitDouble({}, {}, patient);
  double.api.on(createVisit, { visitId: double.visit.id, patientId: patient.id });
});

async function open() {
  const app = await renderApp('/new-case', { as: receptionist, api: double.api });
  return { ...app, field: await screen.findByLabelText<HTMLTextAreaElement>('New case') };
}

const isInEditor = () =>
  waitFor(() =>
    expect(window.location.pathname).toBe(`/dashboard/edit-complaint/${double.visit.id}`),
  );

describe('a new case', () => {
  it('opens the consultation screen with the typed text, once for two Enters', async () => {
    const { user, field, api } = await open();
    expect(document.activeElement).toBe(field);
    await expectAccessible();
    await user.type(field, 'Meena Iyer, 42{Shift>}{Enter}{/Shift}fever for three days');
    await user.keyboard('{Enter}{Enter}');
    await isInEditor();
    expect(api.requests(createVisit)).toHaveLength(1);
    const complaint = await screen.findByLabelText<HTMLTextAreaElement>('Complaint');
    expect(complaint.value).toContain('Meena Iyer, 42\nfever for three days');
    expect(kept()).toEqual([]);
  });

  it('is in its field again when its note could not be loaded', async () => {
    const { user, field, api } = await open();
    api.on(getComplaint, fail(500, 'Broken.'));
    await user.type(field, 'Meena Iyer, 42, fever{Enter}');
    await isInEditor();
    await screen.findByText('Failed to load current complaint details.');
    expect(kept()).toHaveLength(1);
    cleanup();
    await renderApp('/new-case', { as: receptionist, api, keepStorage: true });
    const again = await screen.findByLabelText<HTMLTextAreaElement>('New case');
    expect(again.value).toBe('Meena Iyer, 42, fever');
  });

  it('is there again after the browser was closed', async () => {
    const { user, field } = await open();
    await user.type(field, 'Meena Iyer, 42, fever');
    expect(kept()).toHaveLength(1);
    cleanup();
    await renderApp('/new-case', { as: receptionist, api: double.api, keepStorage: true });
    const again = await screen.findByLabelText<HTMLTextAreaElement>('New case');
    expect(again.value).toBe('Meena Iyer, 42, fever');
  });

  it('names the patient whom it may repeat while it is typed, and F2 takes their visit', async () => {
    const ramesh = aPatient({ name: 'Ramesh Rao', age: 45, phone: '9876543210' });
    const { api, visit } = double;
    api.on(findAlike, { found: [{ patient: ramesh, same_phone: true, likely: true }] });
    api.on(getLatestVisit, { ...visit, patient_id: ramesh.id });
    const { user, field } = await open();
    const text = 'Ramesh Roa,45,M,9876543210,fever';
    await user.type(field, text);
    const like = await screen.findByRole('group', { name: 'Patients like this one' });
    await waitFor(() => expect(like.getAttribute('aria-busy')).toBe('false'));
    expect(like.textContent).toContain('Already registered?Ramesh Rao 45 y');
    expect(api.requests(findAlike).at(-1)?.query).toEqual({
      ...{ name: 'Ramesh Roa', phone: '9876543210', age: '45' },
    });
    await expectAccessible();
    await user.keyboard('{F2}');
    await isInEditor();
    expect(api.requests(createVisit)).toHaveLength(0);
    const complaint = await screen.findByLabelText<HTMLTextAreaElement>('Complaint');
    expect(complaint.value).toContain(text);
  });

  it('can be dictated, appended to the typed text', async () => {
    let hear: ((event: { results: { transcript: string }[][] }) => void) | undefined;
    class Recognizer {
      set onresult(listener: typeof hear) {
        hear = listener;
      }
      start = vi.fn();
      abort = vi.fn();
    }
    vi.stubGlobal('SpeechRecognition', Recognizer);
    const { user, field } = await open();
    await user.type(field, 'Fever');
    await user.click(screen.getByRole('button', { name: 'Speak' }));
    act(() => hear?.({ results: [[{ transcript: 'since Monday' }]] }));
    expect(field.value).toBe('Fever since Monday');
  });

  it('requires a text', async () => {
    const { user, field, api } = await open();
    await user.type(field, '  {Enter}');
    expect(await screen.findByText('Please enter complaint details.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(api.requests(createVisit)).toHaveLength(0);
  });

  it('that cannot be created shows why, and keeps the text', async () => {
    double.api.on(createVisit, fail(500, 'The clinic is closed.'));
    const { user, field } = await open();
    await user.type(field, 'Fever{Enter}');
    expect(
      await screen.findByText(/^Failed to create new complaint record: The clinic is closed/),
    ).toBeTruthy();
    expect(field.value).toBe('Fever');
  });
});
