import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisit } from '#contract/consultation/consultation.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { getLatestVisit } from '#contract/queue/queue.endpoints.ts';
import { type VisitDouble, visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const PAGE = '/search-patient';
const patient = aPatient();
let double: VisitDouble;

function found(...patients: ReturnType<typeof aPatient>[]): EndpointReply<typeof listPatients> {
  return { patients, totalCount: patients.length, currentPage: 1, totalPages: 1 };
}

beforeEach(() => {
  double = visitDouble({}, {}, patient);
  double.api.on(listPatients, found(patient));
  double.api.on(getLatestVisit, double.visit);
  double.api.on(createVisit, { visitId: double.visit.id, patientId: patient.id });
});

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Patient or new case');
const open = async (as: Parameters<typeof renderApp>[1] = { as: 'doctor' }) => {
  const rendered = await renderApp(PAGE, { api: double.api, ...as });
  return { ...rendered, input: await field() };
};

describe('dictation', () => {
  class Recognizer {
    static last: Recognizer;
    lang = '';
    continuous = true;
    onresult: ((event: unknown) => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    constructor() {
      Recognizer.last = this;
    }
    start = vi.fn();
    stop = () => this.onend?.();
    abort = vi.fn();
  }

  it('is hidden without speech recognition', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Speak' }));
    expect(
      await screen.findByText('Speech recognition is not supported in this browser.'),
    ).toBeTruthy();
    expect(screen.getByText(/Open this page in Chrome or Edge/)).toBeTruthy();
    await expectAccessible();
  });

  it('inserts the recognized text, in en-US, one utterance at a time', async () => {
    vi.stubGlobal('webkitSpeechRecognition', Recognizer);
    const { user, input, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Speak' }));
    const { last } = Recognizer;
    expect([last.lang, last.continuous, last.start.mock.calls.length]).toEqual(['en-US', false, 1]);
    expect(screen.getByRole('button', { name: 'Stop listening', pressed: true })).toBeTruthy();
    act(() => {
      last.onresult?.({ results: [[{ transcript: ' Meena ' }]] });
      last.onend?.();
    });
    expect(input.value).toBe('Meena');
    expect(screen.getByRole('button', { name: 'Speak', pressed: false })).toBeTruthy();
    await waitFor(() => expect(api.requests(listPatients)[0]?.query.search).toBe('Meena'));
    expect(await screen.findByText('Meena Iyer')).toBeTruthy();
  });

  it('shows errors, but not that it was stopped', async () => {
    vi.stubGlobal('SpeechRecognition', Recognizer);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Speak' }));
    act(() => {
      Recognizer.last.onerror?.({ error: 'not-allowed' });
      Recognizer.last.onend?.();
    });
    expect(await screen.findByText('Speech recognition error: not-allowed')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Speak' }));
    act(() => Recognizer.last.onerror?.({ error: 'aborted' }));
    await user.click(screen.getByRole('button', { name: 'Stop listening' }));
    expect(screen.queryByText(/^Speech recognition error/)).toBeNull();
  });
});
