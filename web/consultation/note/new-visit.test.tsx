import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisit } from '#contract/consultation/consultation.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { type VisitDouble, visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const patient = aPatient();
let double: VisitDouble;

beforeEach(() => {
  double = visitDouble({}, {}, patient);
  double.api.on(createVisit, { visitId: double.visit.id, patientId: patient.id });
});

async function open() {
  const app = await renderApp('/new-case', { as: 'receptionist', api: double.api });
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
